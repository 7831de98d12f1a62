"""Preprocessing for the network. packages/classifier does the same in TypeScript; the golden file tests both.

The whole photo is shrunk to a square with a triangle filter as wide as the shrinking, so that a photo of twelve
megapixels and its small copy give the same answer. The result is rounded to bytes: small floating-point differences
between the languages then do not change the input of the network.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

# Shrinking by two often gives exact halves; this makes their rounding deterministic.
TIE = 1e-4


@lru_cache(maxsize=512)
def resampling(source: int, target: int) -> NDArray[np.float64]:
    """One row of weights per output pixel."""
    ratio = source / target
    reach = max(ratio, 1.0)
    centres = (np.arange(target) + 0.5) * ratio
    distance = np.abs(np.arange(source)[None, :] + 0.5 - centres[:, None]) / reach
    weights = np.clip(1.0 - distance, 0.0, None)
    return np.asarray(weights / weights.sum(1, keepdims=True))


def preprocess(pixels: NDArray[np.uint8], size: int) -> NDArray[np.float32]:
    """Height × width × 3 bytes to 3 × size × size numbers between −1 and 1."""
    height, width = pixels.shape[:2]
    rows, columns = resampling(height, size), resampling(width, size)
    narrow = np.tensordot(pixels[:, :, :3].astype(np.float64), columns, axes=([1], [1]))
    square = np.floor(np.tensordot(rows, narrow, axes=([1], [0])) + 0.5 + TIE)
    return ((square.transpose(1, 0, 2) - 127.0) / 128.0).astype(np.float32)
