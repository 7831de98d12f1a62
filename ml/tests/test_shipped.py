import numpy as np
import torch

from pilahbumi_ml.features import fit_last_layer, published_network
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import FEATURES, NARROW, EfficientNetLite, load_imagenet
from pilahbumi_ml.published import Published
from pilahbumi_ml.scope import ScopeScore, build_scope
from pilahbumi_ml.shipped import BothWays, Shipped

random = np.random.default_rng(1)


def rows(count: int, channels: int, middle: float = 0.0) -> np.ndarray:
    return random.normal(middle, size=(count, channels)).astype(np.float32)


def test_the_exported_graph_adds_the_published_opinion_to_what_the_trained_network_says() -> None:
    network = EfficientNetLite("lite0", len(LABELS), frozen=5).eval()
    load_imagenet(network, "lite0")
    torch.nn.init.normal_(network.classifier.weight, std=0.1)
    weight, bias = fit_last_layer(rows(70, FEATURES), np.arange(70) % len(LABELS))
    shipped = Shipped(network, Published("lite0", weight, bias, build_scope(rows(40, NARROW), rows(0, NARROW), 8)))
    photos = torch.randn(2, 3, 64, 64)
    original = published_network("lite0")
    with torch.no_grad():
        logits, scope = shipped(photos)
        opinion = original.features(photos) @ weight.t() + bias
        tuned, mirrored = BothWays(network)(photos), BothWays(network)(photos.flip(3))
    assert torch.allclose(logits, tuned + opinion, atol=1e-3)
    assert torch.allclose(tuned, mirrored, atol=1e-4)
    assert scope.shape == (2,)


def test_the_scope_score_is_lower_for_scenes_than_for_waste() -> None:
    waste, scenes = rows(200, NARROW, 0.3), rows(60, NARROW, -0.3)
    score = ScopeScore(build_scope(waste, scenes, 16))
    with torch.no_grad():
        inside, outside = score(torch.from_numpy(waste)), score(torch.from_numpy(scenes))
    assert float(inside.median()) > float(outside.max())
