"""CutMix: a box of one photo over another, the answer shared by area."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Shares = NDArray[np.float32]
Random = np.random.Generator

SMALLEST, LARGEST = 0.1, 0.45


def cut_and_mix(squares: Pixels, random: Random, chance: float) -> tuple[Pixels, NDArray[np.int64], Shares]:
    """The mixed squares, whose box each of them shows (its own number if none), and the share of that box."""
    count, size = squares.shape[:2]
    mixed, partner, share = squares.copy(), np.arange(count), np.zeros(count, np.float32)
    for index in range(count):
        other = int(random.integers(0, count))
        if random.random() >= chance or other == index:
            continue
        area, stretch = random.uniform(SMALLEST, LARGEST), np.exp(random.uniform(-0.4, 0.4))
        width = min(size, max(1, int(size * np.sqrt(area) * stretch)))
        height = min(size, max(1, int(size * np.sqrt(area) / stretch)))
        x, y = int(random.integers(0, size - width + 1)), int(random.integers(0, size - height + 1))
        mixed[index, y : y + height, x : x + width] = squares[other, y : y + height, x : x + width]
        partner[index], share[index] = other, width * height / size**2
    return mixed, partner, share
