"""A teacher's answers for rows of training, given by networks that did not learn from the same photo."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pilahbumi_ml.features import Matrix
from pilahbumi_ml.figures import softmax
from pilahbumi_ml.opinion import Opinion, fit_opinion, label_shares
from pilahbumi_ml.photos import Photo
from pilahbumi_ml.rows import Lesson

FOLDS = 3


@dataclass
class Teacher:
    """One opinion for each part of the photos, learned from all the others."""

    folds: list[Opinion]
    temperature: float = 1.0

    def logits(self, rows: Matrix) -> Matrix:
        """Of photos that no fold knows."""
        return np.asarray(np.mean([fold.logits(rows) for fold in self.folds], 0), np.float32)

    def shares_of_unknown(self, rows: Matrix) -> Matrix:
        return np.asarray(softmax(self.logits(rows), self.temperature), np.float32)

    def shares_of_known(self, lesson: Lesson) -> Matrix:
        own = fold_of(lesson.photos)
        every = np.stack([fold.logits(lesson.rows) for fold in self.folds])
        logits = every[own, np.arange(len(own))]
        return np.asarray(softmax(logits, self.temperature), np.float32)


def fold_of(photos: Sequence[Photo]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """All views of a photo are in one part."""
    return np.array([zlib.crc32(f"fold {photo.path}".encode()) % FOLDS for photo in photos], np.int64)


def fit_teacher(lesson: Lesson, seeds: Sequence[int]) -> Teacher:
    own = fold_of(lesson.photos)
    folds = []
    for fold in range(FOLDS):
        others = np.flatnonzero(own != fold)
        folds.append(fit_opinion(lesson.rows[others], [lesson.photos[i] for i in others], seeds))
    return Teacher(folds)


def mixed_answers(photos: Sequence[Photo], taught: Matrix, unlabelled: Matrix, teaching: float) -> Matrix:
    """Label and teacher, who weighs `teaching`, for what has a label; then the teacher alone for the rest."""
    labelled = (1 - teaching) * label_shares(photos) + teaching * taught
    return np.asarray(np.vstack([labelled, unlabelled]), np.float32)
