"""A second opinion on all seven answers, from what the published network's blocks see.

Tuning forgets what its photos show rarely; the published network keeps it. Three small networks with one hidden layer
err differently, and their mean is one network with the hidden layers side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.features import Matrix
from pilahbumi_ml.labels import HAZARD, LABELS, MATERIALS, RESIDUE, UNLABELLED
from pilahbumi_ml.photos import Photo

SEEDS, HIDDEN, EPOCHS, BATCH = (1, 2, 3), 112, 20, 256
RATE, DECAY, SMOOTHING = 1.5e-3, 0.05, 0.05
# Standardised values beyond this are cut off, because rounding moves outliers most.
LIMIT = 6.0
# Share of each answer in training: households have more of the five than of the others.
SHARES = {**dict.fromkeys(MATERIALS, 0.7 / len(MATERIALS)), RESIDUE: 0.15, HAZARD: 0.15}
# Share of photos without a label, which only a teacher can answer, on top of those.
UNLABELLED_SHARE = 0.1


@dataclass
class Opinion:
    """Row in, seven logits out: standardise, cut off, one hidden layer."""

    centre: Matrix
    spread: Matrix
    inner: Matrix
    inner_bias: Matrix
    outer: Matrix
    outer_bias: Matrix

    def logits(self, rows: Matrix) -> Matrix:
        scaled = np.clip((rows - self.centre) / self.spread, -LIMIT, LIMIT)
        hidden = np.clip(scaled @ self.inner.T + self.inner_bias, 0, 6)
        return np.asarray(hidden @ self.outer.T + self.outer_bias, np.float32)


def sampling_weights(photos: Sequence[Photo]) -> NDArray[np.float64]:
    """Inside an answer a source counts by the root of its photos, so that none speaks alone."""
    shares = SHARES | {UNLABELLED: UNLABELLED_SHARE}
    counts = Counter((photo.label, photo.source) for photo in photos)
    roots = dict.fromkeys(shares, 0.0)
    for (label, _), count in counts.items():
        roots[label] += count**0.5
    return np.array([shares[p.label] * counts[p.label, p.source] ** -0.5 / roots[p.label] for p in photos])


def label_shares(photos: Sequence[Photo]) -> Matrix:
    return np.eye(len(LABELS), dtype=np.float32)[[photo.target for photo in photos]]


def fit_opinion(
    rows: Matrix,
    photos: Sequence[Photo],
    seeds: Sequence[int] = SEEDS,
    hidden: int = HIDDEN,
    answers: Matrix | None = None,
) -> Opinion:
    """`answers` are the shares to learn for each row, where they are not simply the label."""
    centre, spread = rows.mean(0), rows.std(0) + 1e-3
    inputs = torch.from_numpy(np.clip((rows - centre) / spread, -LIMIT, LIMIT).astype(np.float32))
    targets = torch.from_numpy(label_shares(photos) if answers is None else answers)
    weights = sampling_weights(photos)
    networks = [fit_one(inputs, targets, weights / weights.sum(), seed, hidden) for seed in seeds]
    inner, outer = [one.inner for one in networks], [one.outer for one in networks]
    return Opinion(
        centre,
        spread,
        stack([one.weight for one in inner], 0),
        stack([one.bias for one in inner], 0),
        stack([one.weight / len(seeds) for one in outer], 1),
        stack([one.bias[None] / len(seeds) for one in outer], 0).sum(0),
    )


class Small(nn.Module):
    def __init__(self, width: int, hidden: int, seed: int) -> None:
        super().__init__()
        self.random = np.random.default_rng([seed, width])
        self.inner, self.outer = nn.Linear(width, hidden), nn.Linear(hidden, len(LABELS))
        with torch.no_grad():
            self.inner.weight.mul_(0.5)

    def forward(self, rows: Tensor) -> Tensor:
        hidden = F.relu6(self.inner(self.thinned(rows, 0.1)))
        return self.outer(self.thinned(hidden, 0.2))

    def thinned(self, x: Tensor, share: float) -> Tensor:
        """Dropout by random bytes: the library's draws took half of the time."""
        if not self.training:
            return x
        dropped = round(share * 256)
        kept = np.frombuffer(self.random.bytes(x.numel()), np.uint8).reshape(x.shape) >= dropped
        return x * torch.from_numpy(kept * np.float32(256 / (256 - dropped)))


def fit_one(inputs: Tensor, targets: Tensor, weights: NDArray[np.float64], seed: int, hidden: int) -> Small:
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    network = Small(inputs.shape[1], hidden, seed)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * len(inputs) // BATCH
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, steps, pct_start=0.1)
    for _ in range(steps):
        drawn = torch.from_numpy(random.choice(len(inputs), BATCH, p=weights))
        loss = F.cross_entropy(network(inputs[drawn]), targets[drawn], label_smoothing=SMOOTHING)
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
        schedule.step()
    return network.eval()


def stack(parts: Sequence[Tensor], axis: int) -> Matrix:
    return np.asarray(torch.cat(list(parts), axis).detach().numpy(), np.float32)
