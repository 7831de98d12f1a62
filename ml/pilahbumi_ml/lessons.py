"""Turns photos of a run into batches: views, CutMix, and the shares that labels and teachers give."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from pilahbumi_ml.features import as_input, published_features
from pilahbumi_ml.labels import LABELS, UNLABELLED
from pilahbumi_ml.mix import cut_and_mix
from pilahbumi_ml.network import NARROW
from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.state import Lesson
from pilahbumi_ml.teach import mean_answers
from pilahbumi_ml.views import Views

Rows = NDArray[np.float32]
# The network whose features the scope score compares.
PUBLISHED = "lite0"


def label_shares(photos: Sequence[Photo], smoothing: float) -> Rows:
    shares = np.zeros((len(photos), len(LABELS)), np.float32)
    for row, photo in zip(shares, photos, strict=True):
        if photo.label != UNLABELLED:
            row += smoothing / len(LABELS)
            row[photo.target] += 1 - smoothing
    return shares


class Lessons:
    def __init__(self, recipe: Recipe, photos: Sequence[Photo], cache: PhotoCache, work: Path) -> None:
        self.recipe, self.photos = recipe, photos
        self.views = Views(recipe, photos, cache)
        self.labels = label_shares(photos, recipe.label_smoothing)
        self.is_labelled = np.array([photo.label != UNLABELLED for photo in photos], np.float32)
        self.seen = np.zeros((len(photos), NARROW), np.float32)
        if recipe.recall > 0:
            self.seen = published_features(work, PUBLISHED, "narrow", photos, cache)
        # By view and photo.
        self.taught = mean_answers(work, recipe, photos) if recipe.teachers else None

    def lesson(self, epoch: int, begin: int, picked: NDArray[np.int64]) -> Lesson:
        recipe, size = self.recipe, self.recipe.sizes[epoch]
        random = np.random.default_rng([recipe.seed, epoch, begin])
        if self.taught is None:
            keys = [(recipe.seed, epoch, begin + n) for n in range(len(picked))]
            squares = [self.views.take(i, key, size) for i, key in zip(picked, keys, strict=True)]
        else:
            squares = [self.views.numbered(i, epoch % recipe.views, size) for i in picked]
        mixed, partner, share = cut_and_mix(np.stack(squares), random, recipe.mixing)
        shares, weights = self.answers(picked, epoch)
        part = share[:, None]
        is_whole = (share == 0).astype(np.float32)
        return Lesson(
            photos=as_input(list(mixed)),
            shares=torch.from_numpy(shares * (1 - part) + shares[partner] * part),
            weights=torch.from_numpy(weights * weights[partner]),
            seen=torch.from_numpy(self.seen[picked]),
            seen_weights=torch.from_numpy(is_whole),
        )

    def answers(self, picked: NDArray[np.int64], epoch: int) -> tuple[Rows, Rows]:
        """Without a label the teachers' answer counts alone; without teachers the photo has none."""
        labels, is_labelled = self.labels[picked], self.is_labelled[picked]
        if self.taught is None:
            return labels, is_labelled
        taught = self.taught[epoch % self.recipe.views, picked]
        teaching = np.where(is_labelled[:, None] > 0, self.recipe.teaching, 1.0).astype(np.float32)
        return labels * (1 - teaching) + taught * teaching, np.ones(len(picked), np.float32)
