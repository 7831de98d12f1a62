"""The photos of a run as training sees them: their order, and each one disturbed."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import numpy as np

from pilahbumi_ml.augment import Conditions, Pixels, augment
from pilahbumi_ml.labels import LABELS, UNLABELLED
from pilahbumi_ml.photos import SCENES, Photo, PhotoCache, chosen
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.sampling import Order, balanced_order
from pilahbumi_ml.whiteness import chances_to_move, is_on_white


def training_photos(recipe: Recipe, photos: Sequence[Photo]) -> list[Photo]:
    own = chosen(photos, recipe.splits, recipe.sources)
    return [photo for photo in own if photo.label in LABELS or (photo.label == UNLABELLED and recipe.unlabelled > 0)]


class Views:
    def __init__(self, recipe: Recipe, photos: Sequence[Photo], cache: PhotoCache) -> None:
        self.recipe, self.photos, self.cache = recipe, photos, cache
        grounds = [cache.read(photo.path) for photo in chosen(photos, [SCENES])]
        self.conditions = Conditions(recipe.hardship, grounds)
        white = np.array([is_on_white(photo, cache) for photo in photos])
        drawn = self.order(0)
        self.moved = chances_to_move([photos[i] for i in drawn], white[drawn].tolist())

    def order(self, epoch: int) -> Order:
        recipe = self.recipe
        random = np.random.default_rng([recipe.seed, epoch])
        return balanced_order(self.photos, random, recipe.source_power, recipe.most_repeats, recipe.unlabelled)

    def take(self, index: int, key: Sequence[int], size: int) -> Pixels:
        """The same key takes the same photo, whatever came before: a run can stop between two photos."""
        photo, random = self.photos[index], np.random.default_rng(list(key))
        return augment(self.cache.read(photo.path), size, random, self.conditions, self.moved[photo.label])

    def numbered(self, index: int, view: int, size: int) -> Pixels:
        """One of the few views that teachers answer and every student sees."""
        return self.take(index, (zlib.crc32(self.photos[index].path.encode()), view), size)
