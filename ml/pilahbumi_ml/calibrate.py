"""One temperature per model, from validation photos both unchanged and augmented like poor phone photos.

Clean validation photos alone make the model overconfident on other data: the same photos, dimmed, blurred, rotated
and compressed, approximate real use. Test photos are never used.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from pilahbumi_ml.augment import Conditions, augment
from pilahbumi_ml.features import BATCH, SIZE, as_input
from pilahbumi_ml.figures import Floats, Integers, negative_log_likelihood, softmax
from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.precision import fast_numbers
from pilahbumi_ml.shipped import Shipped

# Share of product shots that are put on another ground.
MOVED = 0.4


def fit_temperature(logits: Floats, targets: Integers) -> float:
    """The temperature with the least loss, to a thousandth."""
    candidates = np.exp(np.arange(np.log(0.2), np.log(5.0), 0.002))
    losses = [negative_log_likelihood(softmax(logits, t), targets) for t in candidates]
    return round(float(candidates[int(np.argmin(losses))]), 3)


@torch.no_grad()
def predict_disturbed(model: Shipped, photos: Sequence[Photo], cache: PhotoCache, seed: int = 5) -> Floats:
    random = np.random.default_rng(seed)
    rows = []
    for begin in range(0, len(photos), BATCH):
        part = photos[begin : begin + BATCH]
        squares = [augment(cache.read(photo.path), SIZE, random, Conditions(), MOVED) for photo in part]
        with fast_numbers():
            rows.append(model(as_input(squares))[0].float().numpy())
    return np.concatenate(rows)
