"""Finds the plain background of product shots, so that training can put the object somewhere else."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

WHITE, TOLERANCE = 236, 10
LEAST_SHARE, MOST_SHARE = 0.15, 0.85


def plain_background(pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """255 where white is connected to the border; all zero when the photo is not a product shot."""
    height, width = pixels.shape[:2]
    reached = np.zeros((height + 2, width + 2), np.uint8)
    limits = (TOLERANCE,) * 3
    flags = 4 | cv2.FLOODFILL_MASK_ONLY | cv2.FLOODFILL_FIXED_RANGE | 255 << 8
    points = border_points(width, height)
    if sum(pixels[y, x].min() >= WHITE for x, y in points) < 0.6 * len(points):
        return np.zeros((height, width), np.uint8)
    for x, y in points:
        if reached[y + 1, x + 1] == 0 and pixels[y, x].min() >= WHITE:
            cv2.floodFill(pixels, reached, (x, y), (0, 0, 0), limits, limits, flags)
    mask = reached[1:-1, 1:-1]
    if not LEAST_SHARE < float(np.count_nonzero(mask)) / mask.size < MOST_SHARE:
        return np.zeros((height, width), np.uint8)
    # Pinholes and highlights on the object stay with the object; the edge is widened over the pale rim and softened.
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((7, 7), np.uint8))
    mask = cv2.dilate(mask, np.ones((3, 3), np.uint8))
    return cv2.GaussianBlur(mask, (0, 0), 1.0)


def border_points(width: int, height: int) -> list[tuple[int, int]]:
    steps = 8
    across = [round(i * (width - 1) / steps) for i in range(steps + 1)]
    down = [round(i * (height - 1) / steps) for i in range(steps + 1)]
    sides = [(x, y) for x in across for y in (0, height - 1)]
    return sides + [(x, y) for y in down for x in (0, width - 1)]
