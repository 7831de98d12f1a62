from pathlib import Path

import numpy as np
import onnx
import torch

from pilahbumi_ml.earlier import load_earlier, weights_of
from pilahbumi_ml.extend import FIVE
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.layers import Layers
from pilahbumi_ml.network import EfficientNetLite, load_imagenet
from pilahbumi_ml.shipped import with_mirror

FILE = Path(__file__).parents[1] / "reference" / "generalisation.onnx"


def test_a_run_that_goes_on_from_a_shipped_file_sees_what_the_file_saw() -> None:
    network = EfficientNetLite("lite0", len(LABELS), frozen=5)
    load_imagenet(network, "lite0")
    load_earlier(network.eval(), FILE)
    weights = weights_of(FILE)
    layers = Layers(onnx.load(FILE), [FIVE])
    rough = torch.rand(3, 3, 7, 7, generator=torch.Generator().manual_seed(1))
    photos = torch.nn.functional.interpolate(rough, (224, 224), mode="bicubic").clamp(0, 1) * 2 - 1
    for photo in photos.unsqueeze(1):
        shipped = layers.run(photo[0].numpy())[0]
        with torch.no_grad():
            features = network.features(with_mirror(photo)).mean(0)
            ours = features @ weights["classifier.weight"].t() + weights["classifier.bias"]
        # The file also rounds what flows between its layers.
        assert np.corrcoef(ours.numpy(), shipped)[0, 1] > 0.95
