"""Photos as the manifest lists them, decoded once into a memory-mapped file."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from pilahbumi_ml.background import plain_background
from pilahbumi_ml.labels import LABELS

Pixels = NDArray[np.uint8]


@dataclass(frozen=True)
class Photo:
    path: str
    split: str
    label: str
    source: str

    @property
    def target(self) -> int:
        return LABELS.index(self.label)


def read_manifest(dataset: Path) -> list[Photo]:
    with (dataset / "manifest.csv").open(newline="", encoding="utf-8") as file:
        return [Photo(row["path"], row["split"], row["label"], row["source"]) for row in csv.DictReader(file)]


def chosen(photos: Iterable[Photo], splits: Iterable[str], sources: Iterable[str] = ()) -> list[Photo]:
    """Photos of the splits, optionally restricted to the given sources."""
    wanted, named = set(splits), set(sources)
    return [photo for photo in photos if photo.split in wanted and (not named or photo.source in named)]


def decode(path: Path) -> Pixels:
    """Red, green, blue; all photos of the set are upright."""
    pixels = cv2.imread(str(path), cv2.IMREAD_COLOR_RGB)
    if pixels is None:
        raise ValueError(f"{path} is not a picture")
    return pixels


class PhotoCache:
    """Decoded photos with a fourth channel: a background mask (255: may be replaced)."""

    def __init__(self, folder: Path) -> None:
        self.index: dict[str, tuple[int, int, int]] = {
            path: tuple(entry) for path, entry in json.loads((folder / "index.json").read_text()).items()
        }
        self.pixels = np.memmap(folder / "pixels.bin", dtype=np.uint8, mode="r")

    def read(self, path: str) -> Pixels:
        offset, height, width = self.index[path]
        return self.pixels[offset : offset + height * width * 4].reshape(height, width, 4)


def write_cache(dataset: Path, photos: Iterable[Photo], folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    index: dict[str, tuple[int, int, int]] = {}
    offset = 0
    with (folder / "pixels.bin").open("wb") as file:
        for photo in photos:
            pixels = decode(dataset / photo.path)
            height, width = pixels.shape[:2]
            file.write(np.dstack([pixels, plain_background(pixels)]).tobytes())
            index[photo.path] = (offset, height, width)
            offset += height * width * 4
    (folder / "index.json").write_text(json.dumps(index))
    return len(index)
