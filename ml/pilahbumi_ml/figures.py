"""The figures of the report, each from plain arrays."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]
Integers = NDArray[np.int64]

BINS = 15


def softmax(logits: Floats, temperature: float = 1.0) -> Floats:
    scaled = logits / temperature
    powers = np.exp(scaled - scaled.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def accuracy(logits: Floats, targets: Integers) -> float:
    return float((logits.argmax(1) == targets).mean())


def recalls(logits: Floats, targets: Integers) -> list[float]:
    right = logits.argmax(1) == targets
    return [float(right[targets == label].mean()) for label in sorted(set(targets.tolist()))]


def confusion(logits: Floats, targets: Integers) -> Integers:
    table = np.zeros((logits.shape[1],) * 2, np.int64)
    np.add.at(table, (targets, logits.argmax(1)), 1)
    return table


def calibration_error(shares: Floats, targets: Integers) -> float:
    """Mean gap between confidence and accuracy over fifteen equal bins, weighted by their photos."""
    confidence, right = shares.max(1), shares.argmax(1) == targets
    bins = np.minimum((confidence * BINS).astype(int), BINS - 1)
    gaps = [
        abs(confidence[bins == b].mean() - right[bins == b].mean()) * (bins == b).mean()
        for b in range(BINS)
        if (bins == b).any()
    ]
    return float(sum(gaps))


def negative_log_likelihood(shares: Floats, targets: Integers) -> float:
    return float(-np.log(shares[np.arange(len(targets)), targets] + 1e-12).mean())


def share_interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def separation(inside: Floats, outside: Floats) -> float:
    """AUROC: how often a photo from inside scores above one from outside."""
    everything = np.concatenate([inside, outside])
    order = everything.argsort(kind="stable")
    ranks = np.empty(len(everything))
    ranks[order] = np.arange(1, len(everything) + 1)
    above = ranks[: len(inside)].sum() - len(inside) * (len(inside) + 1) / 2
    return float(above / (len(inside) * len(outside)))
