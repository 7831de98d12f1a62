import torch

from pilahbumi_ml.network import EfficientNetLite, load_imagenet
from pilahbumi_ml.shipped import BothWays, ClassesOnly


def test_the_exported_graph_says_what_the_trained_network_says_and_a_mirror_changes_nothing() -> None:
    network = EfficientNetLite("lite0", 5, frozen=5).eval()
    load_imagenet(network, "lite0")
    torch.manual_seed(3)
    torch.nn.init.normal_(network.classifier.weight, std=0.1)
    photo = torch.randn(1, 3, 64, 64)
    with torch.no_grad():
        exported, measured, mirrored = (
            ClassesOnly(network)(photo),
            BothWays(network)(photo),
            BothWays(network)(photo.flip(3)),
        )
    assert torch.allclose(exported, measured, atol=1e-4)
    assert torch.allclose(measured, mirrored, atol=1e-4)
