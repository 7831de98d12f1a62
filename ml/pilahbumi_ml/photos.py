"""Photos as the manifests list them, decoded once into a memory-mapped file."""

from __future__ import annotations

import csv
import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from pilahbumi_ml.background import plain_background
from pilahbumi_ml.labels import HAZARD, LABELS, RESIDUE, UNLABELLED

Pixels = NDArray[np.uint8]

# Every tenth photo of residue and danger is held out, because `val` has none but aerosol cans.
HELD_OUT_EVERY = 10
# Its label says only "none of the five": batteries and shoes alike.
MIXED_SPLIT = "outside-more"
# Photos that are no waste, for the scope score and the backgrounds.
SCENES = "unlabelled"


@dataclass(frozen=True)
class Photo:
    path: str
    split: str
    label: str
    source: str
    # What the thing is, where known: baterai, sepatu, aerosol.
    kind: str = ""
    # The folder that `path` is in.
    folder: Path = Path()

    @property
    def target(self) -> int:
        return LABELS.index(self.label)


def read_rows(file: Path) -> list[dict[str, str]]:
    if not file.exists():
        return []
    with file.open(newline="", encoding="utf-8") as text:
        return list(csv.DictReader(text))


def read_manifest(dataset: Path, gathered: Sequence[Path] = ()) -> list[Photo]:
    """The photo set and what `gather` wrote; aerosol cans are a danger, not metal."""
    relabelled = {row["path"]: row["suggested"] for row in read_rows(dataset / "relabel-aerosol.csv")}
    kinds = {row["path"]: row["kind"] for row in read_rows(dataset / "details2.csv")}
    kinds |= dict.fromkeys(relabelled, "aerosol")
    photos = []
    for folder in (dataset, *gathered):
        if not (folder / "manifest.csv").exists():
            raise FileNotFoundError(f"{folder} has no manifest.csv")
        for row in read_rows(folder / "manifest.csv"):
            path = row["path"]
            label = UNLABELLED if row["split"] == MIXED_SPLIT else relabelled.get(path, row["label"])
            kind = row.get("kind") or kinds.get(path, "")
            photos.append(Photo(path, split_of(path, row["split"], label), label, row["source"], kind, folder))
    return photos


def split_of(path: str, split: str, label: str) -> str:
    is_held_out = zlib.crc32(path.encode()) % HELD_OUT_EVERY == 0
    return "val2" if split == "train2" and label in (RESIDUE, HAZARD) and is_held_out else split


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
        self.index = read_index(folder)
        self.pixels = np.memmap(folder / "pixels.bin", dtype=np.uint8, mode="r")

    def read(self, path: str) -> Pixels:
        offset, height, width = self.index[path]
        return self.pixels[offset : offset + height * width * 4].reshape(height, width, 4)


def read_index(folder: Path) -> dict[str, tuple[int, int, int]]:
    file = folder / "index.json"
    return {path: tuple(entry) for path, entry in json.loads(file.read_text()).items()} if file.exists() else {}


def write_cache(photos: Iterable[Photo], folder: Path) -> int:
    """Adds what is not decoded yet; what was written after the last index is written again."""
    folder.mkdir(parents=True, exist_ok=True)
    index = read_index(folder)
    offset = max((at + height * width * 4 for at, height, width in index.values()), default=0)
    missing = [photo for photo in photos if photo.path not in index]
    with (folder / "pixels.bin").open("r+b" if index else "wb") as file:
        file.seek(offset)
        for photo in missing:
            pixels = decode(photo.folder / photo.path)
            height, width = pixels.shape[:2]
            file.write(np.dstack([pixels, plain_background(pixels)]).tobytes())
            index[photo.path] = (offset, height, width)
            offset += height * width * 4
    partial = folder / "index.part"
    partial.write_text(json.dumps(index))
    partial.rename(folder / "index.json")
    return len(missing)
