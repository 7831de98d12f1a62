"""Separates waste from everything else by the similarity to training photos in the features of the published network.

Fine-tuning discards what separates waste from other scenes, so the trunk is also taught to recall what the published
network saw (`network.recall`); the score compares that with prototypes of the training photos.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.features import Matrix


@dataclass
class Gallery:
    """Prototype unit vectors of the training photos, and the number of nearest neighbours to compare."""

    prototypes: Matrix
    neighbours: int


def build_gallery(rows: Matrix, prototypes: int, neighbours: int, seed: int = 1) -> Gallery:
    unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    return Gallery(spherical_means(unit, prototypes, seed), neighbours)


def spherical_means(rows: Matrix, count: int, seed: int, rounds: int = 12) -> Matrix:
    """k-means on the sphere."""
    random = np.random.default_rng(seed)
    centres = rows[random.choice(len(rows), count, replace=False)].copy()
    for _ in range(rounds):
        nearest = (rows @ centres.T).argmax(1)
        sums = np.zeros_like(centres)
        np.add.at(sums, nearest, rows)
        lengths = np.linalg.norm(sums, axis=1, keepdims=True)
        centres = np.where(lengths > 0, sums / np.maximum(lengths, 1e-9), centres)
    return np.asarray(centres, np.float32)


class ScopeScore(nn.Module):
    """Mean similarity to the nearest prototypes; one number per photo, near 1 for photos like the training data."""

    def __init__(self, gallery: Gallery) -> None:
        super().__init__()
        self.neighbours = gallery.neighbours
        count, channels = gallery.prototypes.shape
        self.compare = nn.Linear(channels, count, bias=False)
        with torch.no_grad():
            self.compare.weight.copy_(torch.from_numpy(gallery.prototypes))

    def forward(self, features: Tensor) -> Tensor:
        return self.compare(F.normalize(features, dim=1)).topk(self.neighbours, dim=1).values.mean(1)
