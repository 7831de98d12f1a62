"""Features of the published ImageNet networks for every photo; where fine-tuning begins and what probes read."""

from __future__ import annotations

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
from pilahbumi_ml.precision import fast_numbers
from pilahbumi_ml.preprocess import preprocess
from pilahbumi_ml.store import stored_rows

Matrix = NDArray[np.float32]
# The 1,280 numbers before the last layer, or the last block's before those.
Kind = Literal["wide", "narrow"]
BATCH = 32
# Side of the square input of the shipped network.
SIZE = 224


def batches(photos: Sequence[Photo], cache: PhotoCache, size: int = SIZE) -> Iterator[Tensor]:
    for begin in range(0, len(photos), BATCH):
        yield clean_input([photo.path for photo in photos[begin : begin + BATCH]], cache, size)


def clean_input(paths: Sequence[str], cache: PhotoCache, size: int = SIZE) -> Tensor:
    squares = [preprocess(cache.read(path), size) for path in paths]
    return torch.from_numpy(np.stack(squares)).to(memory_format=torch.channels_last)


def as_input(squares: Sequence[NDArray[np.uint8]]) -> Tensor:
    """Augmented squares for the network. Height × width × channels is what channels_last means: no copy."""
    return (torch.from_numpy(np.stack(squares)).permute(0, 3, 1, 2).float() - 127.0) / 128.0


def published_network(network: str) -> EfficientNetLite:
    model = EfficientNetLite(network, len(LABELS))
    load_imagenet(model, network)
    return model.eval().to(memory_format=torch.channels_last)


def published_features(work: Path, network: str, kind: Kind, photos: Sequence[Photo], cache: PhotoCache) -> Matrix:
    """Both kinds are computed in one pass and kept."""
    model = published_network(network)

    @torch.no_grad()
    def compute(paths: Sequence[str]) -> Matrix:
        with fast_numbers():
            blocks = model.blocks_out(clean_input(paths, cache))
            wide = torch.relu(model.head(blocks)).clamp(max=6).mean((2, 3))
        return torch.cat([wide, blocks.mean((2, 3))], 1).float().numpy()

    rows = stored_rows(work / "features" / f"{network}.f16", [photo.path for photo in photos], compute)
    wide = model.classifier.in_features
    return rows[:, :wide] if kind == "wide" else rows[:, wide:]


def fit_last_layer(
    rows: Matrix, targets: NDArray[np.int64], decay: float = 1e-3, classes: int = len(LABELS)
) -> tuple[Tensor, Tensor]:
    """Logistic regression with balanced classes; where fine-tuning of the whole network begins."""
    x, y = torch.from_numpy(np.ascontiguousarray(rows)), torch.from_numpy(targets)
    counts = torch.bincount(y, minlength=classes).clamp(min=1)
    weight = torch.zeros(classes, x.shape[1], requires_grad=True)
    bias = torch.zeros(classes, requires_grad=True)
    optimiser = torch.optim.LBFGS([weight, bias], max_iter=60, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        optimiser.zero_grad()
        logits = x @ weight.t() + bias
        value = torch.nn.functional.cross_entropy(logits, y, weight=len(y) / (classes * counts.float()))
        value = value + decay * (weight**2).sum()
        value.backward()  # type: ignore[no-untyped-call]
        return value

    optimiser.step(loss)  # type: ignore[no-untyped-call]
    return weight.detach(), bias.detach()


def fit_recall(rows: Matrix, seen: Matrix, decay: float = 1e-2) -> tuple[Tensor, Tensor]:
    """Ridge regression from a network's features to what the published one sees."""
    x, y = rows - rows.mean(0), seen - seen.mean(0)
    covariance = x.T @ x / len(x) + decay * np.eye(x.shape[1], dtype=np.float32)
    weight = np.linalg.solve(covariance, x.T @ y / len(x)).T
    bias = seen.mean(0) - weight @ rows.mean(0)
    return torch.from_numpy(np.ascontiguousarray(weight, np.float32)), torch.from_numpy(np.asarray(bias, np.float32))
