"""Finds the same picture again: a 64-bit difference hash, in all turns and mirrorings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from pilahbumi_ml.photos import Photo, Pixels, decode

Hashes = NDArray[np.uint64]

# Divisible by the eight rows and the nine columns of the hash.
SIDE = 72
SAME_WITHIN_BITS = 4


def shrink(pixels: Pixels) -> Pixels:
    grey = cv2.cvtColor(np.ascontiguousarray(pixels[:, :, :3]), cv2.COLOR_RGB2GRAY)
    return np.asarray(cv2.resize(grey, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)


def upright_hash(small: Pixels) -> np.uint64:
    """One bit for each of 8 × 8 neighbours: whether the right one is brighter."""
    means = cv2.resize(np.ascontiguousarray(small), (9, 8), interpolation=cv2.INTER_AREA).astype(np.int16)
    return np.packbits(means[:, 1:] > means[:, :-1]).view(np.uint64)[0]


def all_hashes(small: Pixels) -> Hashes:
    """Of the eight turns and mirrorings."""
    turned = [np.rot90(side, turn) for side in (small, small[:, ::-1]) for turn in range(4)]
    return np.array([upright_hash(one) for one in turned], np.uint64)


class Known:
    """Pictures by their upright hash; a candidate is compared in all its turns."""

    def __init__(self, hashes: Hashes) -> None:
        self.hashes = hashes

    def has(self, candidate: Hashes) -> bool:
        if len(self.hashes) == 0:
            return False
        return bool((np.bitwise_count(self.hashes[None, :] ^ candidate[:, None]) <= SAME_WITHIN_BITS).any())

    def add(self, upright: np.uint64) -> None:
        self.hashes = np.append(self.hashes, upright)


def stored_hashes(photos: Sequence[Photo], file: Path) -> dict[str, np.uint64]:
    """Decoding everything takes a minute, so the hashes are kept."""
    known: dict[str, np.uint64] = {}
    if file.exists():
        stored = np.load(file)
        known = dict(zip(stored["paths"].tolist(), stored["hashes"], strict=True))
    missing = [photo for photo in photos if photo.path not in known]
    for photo in missing:
        known[photo.path] = upright_hash(shrink(decode(photo.folder / photo.path)))
    if missing:
        partial = file.with_suffix(".part.npz")
        np.savez(partial, paths=np.array(list(known)), hashes=np.array(list(known.values()), np.uint64))
        partial.rename(file)
    return known
