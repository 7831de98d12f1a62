"""Pooled rows of photos as they are and as a phone might see them; computed once and kept."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from onnx import ModelProto

from pilahbumi_ml.augment import Conditions, augment
from pilahbumi_ml.features import SIZE, Matrix
from pilahbumi_ml.labels import RESIDUE, UNLABELLED
from pilahbumi_ml.layers import POOLED, Layers
from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.preprocess import preprocess
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.store import stored_rows
from pilahbumi_ml.views import Views
from pilahbumi_ml.whiteness import is_on_white

CLOTH, CLOTH_VIEWS, HARDSHIP = "cloth", 2, 0.5
TEXTILES = ("baju", "pakaian", "bantal", "tas", "boneka")


@dataclass
class Lesson:
    """One row of training for each photo named, in the same order."""

    photos: list[Photo]
    rows: Matrix


class Rows:
    """`model` has the pooled row as an output and takes squares of `size`."""

    def __init__(
        self,
        model: ModelProto,
        recipe: Recipe,
        training: Sequence[Photo],
        cache: PhotoCache,
        file: Path,
        size: int = SIZE,
    ) -> None:
        self.layers, self.size = Layers(model, [POOLED]), size
        self.training, self.cache, self.file = training, cache, file
        self.views = Views(replace(recipe, unlabelled=0.0), training, cache)
        self.place = {photo.path: index for index, photo in enumerate(training)}

    def lesson(self) -> Lesson:
        """Every training photo as it is, as a phone might see it, and things put on textiles."""
        cloth = self.on_cloth()
        rows = np.vstack([self.clean(self.training), self.disturbed(), cloth.rows])
        return Lesson([*self.training, *self.training, *cloth.photos], rows)

    def clean(self, photos: Sequence[Photo]) -> Matrix:
        return stored_rows(self.file, [photo.path for photo in photos], self.compute)

    def disturbed(self) -> Matrix:
        return stored_rows(self.file, [f"{photo.path}#0" for photo in self.training], self.compute)

    def on_cloth(self) -> Lesson:
        """Things cut out of white and put on textiles: a sheet of paper on a bedcover is no residue."""
        things = [p for p in self.training if p.label not in (RESIDUE, UNLABELLED) and is_on_white(p, self.cache)]
        photos = things * CLOTH_VIEWS
        names = [f"{photo.path}#{CLOTH}{view}" for view in range(CLOTH_VIEWS) for photo in things]
        return Lesson(photos, stored_rows(self.file, names, self.compute))

    def compute(self, names: Sequence[str]) -> Matrix:
        return np.array([self.layers.run(self.square(name))[0] for name in names], np.float32)

    def square(self, name: str) -> NDArray[np.float32]:
        path, _, view = name.partition("#")
        if not view:
            return preprocess(self.cache.read(path), self.size)
        if view.startswith(CLOTH):
            random = np.random.default_rng([zlib.crc32(name.encode())])
            return as_square(augment(self.cache.read(path), self.size, random, self.textiles, moved=1.0))
        return as_square(self.views.numbered(self.place[path], int(view), self.size))

    @cached_property
    def textiles(self) -> Conditions:
        photos = [photo for photo in self.training if photo.label == RESIDUE and photo.kind in TEXTILES]
        return Conditions(HARDSHIP, [self.cache.read(photo.path) for photo in photos])


def as_square(pixels: NDArray[np.uint8]) -> NDArray[np.float32]:
    return np.ascontiguousarray(((pixels.astype(np.float32) - 127.0) / 128.0).transpose(2, 0, 1))
