"""Features of the untuned ImageNet network for every photo; for the initial last layer and the scope score."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import EfficientNetLite, load_imagenet
from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.preprocess import preprocess

Matrix = NDArray[np.float32]
# The 1,280 numbers before the last layer, or the 320 before those.
Kind = Literal["wide", "narrow"]
BATCH = 32
# Side of the square input of the shipped network.
SIZE = 224


def batches(photos: Sequence[Photo], cache: PhotoCache) -> Iterator[Tensor]:
    for begin in range(0, len(photos), BATCH):
        squares = [preprocess(cache.read(photo.path), SIZE) for photo in photos[begin : begin + BATCH]]
        yield torch.from_numpy(np.stack(squares)).to(memory_format=torch.channels_last)


def as_input(squares: Sequence[NDArray[np.uint8]]) -> Tensor:
    """Augmented squares for the network. Height × width × channels is what channels_last means: no copy."""
    return (torch.from_numpy(np.stack(squares)).permute(0, 3, 1, 2).float() - 127.0) / 128.0


@torch.no_grad()
def imagenet_features(network: str, kind: Kind, photos: Sequence[Photo], cache: PhotoCache) -> Matrix:
    model = EfficientNetLite(network, len(LABELS)).eval().to(memory_format=torch.channels_last)
    load_imagenet(model, network)
    read = model.features if kind == "wide" else model.narrow_features
    with torch.autocast("cpu", torch.bfloat16):
        rows = [read(batch).float().numpy() for batch in batches(photos, cache)]
    return np.concatenate(rows)


def stored_features(work: Path, network: str, kind: Kind, photos: Sequence[Photo], cache: PhotoCache) -> Matrix:
    """Cached per list of photos."""
    paths = [photo.path for photo in photos]
    name = hashlib.sha256("\n".join(paths).encode()).hexdigest()[:16]
    path = work / f"features-{network}-{kind}-{name}.npy"
    if not path.exists():
        partial = path.with_suffix(".part.npy")
        np.save(partial, imagenet_features(network, kind, photos, cache))
        partial.rename(path)
    return np.asarray(np.load(path), np.float32)


def fit_last_layer(rows: Matrix, targets: NDArray[np.int64]) -> tuple[Tensor, Tensor]:
    """Logistic regression with balanced classes; where fine-tuning of the whole network begins."""
    x, y = torch.from_numpy(rows), torch.from_numpy(targets)
    classes = len(LABELS)
    counts = torch.bincount(y, minlength=classes).clamp(min=1)
    weight = torch.zeros(classes, x.shape[1], requires_grad=True)
    bias = torch.zeros(classes, requires_grad=True)
    optimiser = torch.optim.LBFGS([weight, bias], max_iter=60, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        optimiser.zero_grad()
        logits = x @ weight.t() + bias
        value = torch.nn.functional.cross_entropy(logits, y, weight=len(y) / (classes * counts.float()))
        value = value + 1e-3 * (weight**2).sum()
        value.backward()  # type: ignore[no-untyped-call]
        return value

    optimiser.step(loss)  # type: ignore[no-untyped-call]
    return weight.detach(), bias.detach()
