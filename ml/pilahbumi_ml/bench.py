"""What trials of a second opinion share: photos, their rows by network, and what the earlier file says of the five."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import ModelProto

from pilahbumi_ml.evaluate import HELD_OUT, REPORTED
from pilahbumi_ml.extend import FIVE, keep_only, with_pools
from pilahbumi_ml.features import SIZE, Matrix
from pilahbumi_ml.gather import evenly
from pilahbumi_ml.labels import LABELS, MATERIALS, UNLABELLED
from pilahbumi_ml.layers import POOLED, Layers, narrow_of
from pilahbumi_ml.photos import MIXED_SPLIT, SCENES, Photo, PhotoCache, chosen
from pilahbumi_ml.preprocess import preprocess
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.rows import Lesson, Rows
from pilahbumi_ml.scope import ScopeScore, build_scope
from pilahbumi_ml.ship import some
from pilahbumi_ml.store import stored_rows
from pilahbumi_ml.trunk import SIZES, trunk_file
from pilahbumi_ml.views import training_photos

# The network that the earlier file has.
OWN = "lite0"
# Photos of one source under one label, so that trials of three networks fit in an hour; residue and danger have more
# kinds than a material.
MOST_OF_MATERIAL, MOST_OF_OTHERS = 120, 450


@dataclass
class Seen:
    """What one network, or several side by side, see."""

    lesson: Lesson
    unlabelled: Matrix
    measured: Matrix


class Bench:
    """`earlier` gives the five logits; `published` has the blocks that an opinion reads."""

    def __init__(
        self, earlier: Path, published: Path, recipe: Recipe, photos: list[Photo], cache: PhotoCache, work: Path
    ) -> None:
        self.earlier, self.published, self.recipe = earlier, published, recipe
        self.cache, self.work = cache, work
        self.training = thinned([p for p in training_photos(recipe, photos) if p.label != UNLABELLED])
        self.unlabelled, self.scenes = chosen(photos, [MIXED_SPLIT]), chosen(photos, [SCENES])
        # Scenes of no waste are left out: the scope score decides about them, and no opinion changes it.
        self.measured = [p for p in chosen(photos, [*HELD_OUT, *REPORTED]) if p.label in LABELS]

    def seen(self, networks: Sequence[str]) -> Seen:
        parts = [self.seen_by(network) for network in networks]
        lesson = Lesson(parts[0].lesson.photos, np.hstack([part.lesson.rows for part in parts]))
        unlabelled = np.hstack([part.unlabelled for part in parts])
        return Seen(lesson, unlabelled, np.hstack([part.measured for part in parts]))

    def seen_by(self, network: str) -> Seen:
        rows = self.rows(network)
        return Seen(rows.lesson(), rows.clean(self.unlabelled), rows.clean(self.measured))

    def rows(self, network: str) -> Rows:
        file = self.work / "features" / f"trial-{network}.f16"
        return Rows(self.trunk(network), self.recipe, self.training, self.cache, file, SIZES[network])

    def trunk(self, network: str) -> ModelProto:
        if network != OWN:
            return trunk_file(network, some(self.training), self.cache, self.work)
        model = with_pools(onnx.load(self.published))
        keep_only(model.graph, {POOLED: [1, None]})
        return model

    @cached_property
    def five(self) -> Matrix:
        """The earlier file's logits for what is measured, at its temperature."""
        layers = Layers(onnx.load(self.earlier), ["logits"])
        temperature = json.loads(self.earlier.with_suffix(".json").read_text())["temperature"]

        def compute(paths: Sequence[str]) -> Matrix:
            return np.array([layers.run(preprocess(self.cache.read(path), SIZE))[0] for path in paths], np.float32)

        file = self.work / "features" / f"{FIVE}-{self.earlier.stem}.f16"
        rows = stored_rows(file, [photo.path for photo in self.measured], compute)
        return np.asarray(rows / temperature, np.float32)

    @cached_property
    def scope(self) -> Matrix:
        """The same for every opinion."""
        rows = self.rows(OWN)
        waste, scenes = narrow_of(rows.clean(self.training)), narrow_of(rows.clean(self.scenes))
        measured = np.ascontiguousarray(narrow_of(rows.clean(self.measured)))
        with torch.no_grad():
            return np.asarray(ScopeScore(build_scope(waste, scenes))(torch.from_numpy(measured)).numpy(), np.float32)


def thinned(photos: Sequence[Photo]) -> list[Photo]:
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    for photo in photos:
        groups[photo.label, photo.source].append(photo.path)
    kept = {
        path
        for (label, _), paths in groups.items()
        for path in evenly(paths, MOST_OF_MATERIAL if label in MATERIALS else MOST_OF_OTHERS)
    }
    return [photo for photo in photos if photo.path in kept]
