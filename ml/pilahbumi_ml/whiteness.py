"""Breaks "white background = danger": white becomes no more frequent under one label than under another."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pilahbumi_ml.photos import Photo, PhotoCache

# A household has no white background, so every label loses some; the web's photos in `val` and `test` keep theirs.
LEAST_MOVED, MOST_MOVED = 0.4, 0.9


def is_on_white(photo: Photo, cache: PhotoCache) -> bool:
    return bool(cache.read(photo.path)[::8, ::8, 3].any())


def chances_to_move(photos: Sequence[Photo], on_white: Sequence[bool]) -> dict[str, float]:
    """By label, for a photo on white; `photos` as they are drawn, with repetitions.

    Labels with more white than the middle one are brought down to it.
    """
    shares = {}
    for label in {photo.label for photo in photos}:
        white = [is_white for photo, is_white in zip(photos, on_white, strict=True) if photo.label == label]
        shares[label] = sum(white) / len(white)
    left = (1 - LEAST_MOVED) * float(np.median(list(shares.values())))
    return {
        label: min(MOST_MOVED, max(LEAST_MOVED, 1 - left / share)) if share > 0 else 0.0
        for label, share in shares.items()
    }
