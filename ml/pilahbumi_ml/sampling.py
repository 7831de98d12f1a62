"""Which photos an epoch shows: every answer as often as any other, and no source alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pilahbumi_ml.labels import UNLABELLED
from pilahbumi_ml.photos import Photo

Order = NDArray[np.int64]
Random = np.random.Generator


def balanced_order(photos: Sequence[Photo], random: Random, power: float, most: int, unlabelled: float) -> Order:
    """As many draws as photos. Inside a label a source is drawn by its photos to `power`: 1 as they come, 0 all alike.

    No photo is drawn more than `most` times; what a small source cannot give, the others do.
    """
    labels = sorted({photo.label for photo in photos})
    named = [label for label in labels if label != UNLABELLED]
    share = math.ceil(len(photos) * (1 - unlabelled) / len(named))
    drawn = [draw(photos, label, share, random, power, most) for label in named]
    if UNLABELLED in labels and unlabelled > 0:
        drawn.append(draw(photos, UNLABELLED, math.ceil(len(photos) * unlabelled), random, power, most))
    return random.permutation(np.concatenate(drawn))


def draw(photos: Sequence[Photo], label: str, share: int, random: Random, power: float, most: int) -> Order:
    sources: dict[str, list[int]] = {}
    for index, photo in enumerate(photos):
        if photo.label == label:
            sources.setdefault(photo.source, []).append(index)
    counts = allot(share, [len(members) for members in sources.values()], power, most)
    rounds = [repeat(np.array(members), count, random) for members, count in zip(sources.values(), counts, strict=True)]
    return np.concatenate(rounds)


def allot(share: int, sizes: Sequence[int], power: float, most: int) -> list[int]:
    """Splits `share` draws by size to `power`, with at most `most` for each photo of a source."""
    limits = [size * most for size in sizes]
    given = [0] * len(sizes)
    while sum(given) < min(share, sum(limits)):
        open_ = [i for i in range(len(sizes)) if given[i] < limits[i]]
        weights = [sizes[i] ** power for i in open_]
        left = share - sum(given)
        for i, weight in zip(open_, weights, strict=True):
            part = math.ceil(left * weight / sum(weights))
            given[i] = min(limits[i], given[i] + min(part, share - sum(given)))
    return given


def repeat(members: Order, count: int, random: Random) -> Order:
    """Photos repeat only after all others of their source."""
    rounds = max(1, math.ceil(count / len(members)))
    return np.concatenate([random.permutation(members) for _ in range(rounds)])[:count]
