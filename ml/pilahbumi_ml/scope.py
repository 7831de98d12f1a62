"""Separates waste from everything else in the published network's features.

The similarity to prototypes of the training photos, and a line between them and other scenes, each see what the other
misses. The 320 channels of the last block work better than the 1,280 after them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.features import Matrix, fit_last_layer

PROTOTYPES, NEIGHBOURS = 384, 5
# Weight of the line, in standard deviations of the similarity.
LINE = 0.5


@dataclass
class Scope:
    """Unit vectors of the prototypes, and the line that is added to the similarity."""

    prototypes: Matrix
    slope: Tensor
    offset: Tensor


def build_scope(waste: Matrix, scenes: Matrix, prototypes: int = PROTOTYPES) -> Scope:
    unit = waste / np.linalg.norm(waste, axis=1, keepdims=True)
    channels = waste.shape[1]
    scope = Scope(spherical_means(unit, min(prototypes, len(unit) // 2)), torch.zeros(channels), torch.zeros(1))
    if len(scenes) == 0:
        return scope
    slope, offset = fit_line(waste, scenes)
    rows = torch.from_numpy(np.ascontiguousarray(waste))
    with torch.no_grad():
        similarity, line = ScopeScore(scope)(rows), rows @ slope + offset
    scale = LINE * similarity.std() / line.std()
    return Scope(scope.prototypes, scale * slope, scale * (offset - line.mean()))


def spherical_means(rows: Matrix, count: int, seed: int = 1, rounds: int = 12) -> Matrix:
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


def fit_line(waste: Matrix, scenes: Matrix, decay: float = 1e-2) -> tuple[Tensor, Tensor]:
    """Logistic regression of waste against other scenes, both as heavy; for features as they come."""
    rows = np.vstack([waste, scenes])
    mean, spread = rows.mean(0), rows.std(0) + 1e-3
    is_waste = np.arange(len(rows)) < len(waste)
    weight, bias = fit_last_layer((rows - mean) / spread, is_waste.astype(np.int64), decay, classes=2)
    slope = (weight[1] - weight[0]) / torch.from_numpy(spread)
    return slope, bias[1:] - bias[:1] - slope @ torch.from_numpy(mean)


class ScopeScore(nn.Module):
    """One number per photo, near 1 for photos like the training data."""

    def __init__(self, scope: Scope) -> None:
        super().__init__()
        count, channels = scope.prototypes.shape
        self.neighbours = min(NEIGHBOURS, count)
        self.compare, self.line = nn.Linear(channels, count, bias=False), nn.Linear(channels, 1)
        with torch.no_grad():
            self.compare.weight.copy_(torch.from_numpy(scope.prototypes))
            self.line.weight.copy_(scope.slope[None])
            self.line.bias.copy_(scope.offset)

    def forward(self, features: Tensor) -> Tensor:
        similarity = self.compare(F.normalize(features, dim=1)).topk(self.neighbours, dim=1).values.mean(1)
        return similarity + self.line(features)[:, 0]
