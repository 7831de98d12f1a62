"""What teachers answer about the views that their students will see; computed once, stops and resumes at any batch."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from pilahbumi_ml.clock import Clock
from pilahbumi_ml.features import as_input
from pilahbumi_ml.figures import softmax
from pilahbumi_ml.photos import Photo
from pilahbumi_ml.precision import fast_numbers
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.shipped import BothWays, average_models
from pilahbumi_ml.store import Rows, stored_rows
from pilahbumi_ml.views import Views


class OutOfTimeError(Exception):
    """The time is over; what is stored stays."""


def view_names(photos: Sequence[Photo], views: int) -> list[str]:
    return [f"{photo.path}#{view}" for view in range(views) for photo in photos]


def answers_file(work: Path, teacher: str) -> Path:
    return work / "answers" / f"{teacher}.f16"


def answer_views(teacher: str, recipe: Recipe, views: Views, work: Path, clock: Clock) -> int:
    """`recipe` is the student's; the teacher looks at the size that it was trained with last, photo and mirror."""
    run = work / "runs" / teacher
    size = json.loads((run / "recipe.json").read_text())["sizes"][-1]
    model = BothWays(average_models([run]))
    place = {photo.path: index for index, photo in enumerate(views.photos)}

    @torch.no_grad()
    def compute(names: Sequence[str]) -> Rows:
        clock.wait()
        if clock.is_over():
            raise OutOfTimeError
        squares = []
        for name in names:
            path, _, view = name.rpartition("#")
            squares.append(views.numbered(place[path], int(view), size))
        with fast_numbers():
            return np.asarray(model(as_input(squares)).float().numpy())

    names = view_names(views.photos, recipe.views)
    stored_rows(answers_file(work, teacher), names, compute)
    return len(names)


def mean_answers(work: Path, recipe: Recipe, photos: Sequence[Photo]) -> NDArray[np.float32]:
    """Shares by view, photo and label: the mean over the teachers."""

    def compute(names: Sequence[str]) -> Rows:
        raise LookupError(f"Nobody has answered {names[0]} yet: run `teach` first")

    names = view_names(photos, recipe.views)
    means = [softmax(stored_rows(answers_file(work, teacher), names, compute)) for teacher in recipe.teachers]
    return np.asarray(np.mean(means, 0), np.float32).reshape(recipe.views, len(photos), -1)
