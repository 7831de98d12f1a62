import numpy as np
import torch

from pilahbumi_ml.answers import scope_of
from pilahbumi_ml.network import NARROW, EfficientNetLite, load_imagenet
from pilahbumi_ml.scope import build_gallery
from pilahbumi_ml.shipped import BothWays, Shipped


def test_the_exported_graph_says_what_the_trained_network_says_and_a_mirror_changes_nothing() -> None:
    network = EfficientNetLite("lite0", 7, frozen=5).eval()
    load_imagenet(network, "lite0")
    torch.manual_seed(3)
    torch.nn.init.normal_(network.classifier.weight, std=0.1)
    gallery = build_gallery(np.random.default_rng(1).normal(size=(40, NARROW)).astype(np.float32), 8, 3)
    photo = torch.randn(1, 3, 64, 64)
    with torch.no_grad():
        logits, scope = Shipped(network, gallery)(photo)
        measured, recalled = BothWays(network).answers(photo)
        mirrored, _ = BothWays(network).answers(photo.flip(3))
    assert torch.allclose(logits, measured, atol=1e-4)
    assert torch.allclose(measured, mirrored, atol=1e-4)
    assert np.allclose(scope.numpy(), scope_of(recalled.numpy(), gallery), atol=1e-4)
