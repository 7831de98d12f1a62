"""Writes a file that knows seven answers, made from an earlier one that knows five."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import ModelProto

from pilahbumi_ml.answers import Answers, answers_by
from pilahbumi_ml.augment import Conditions, augment
from pilahbumi_ml.calibrate import MOVED, fit_temperature
from pilahbumi_ml.decide import Settings, choose_bias, choose_thresholds
from pilahbumi_ml.evaluate import HELD_OUT
from pilahbumi_ml.extend import extend, set_bias, with_pools
from pilahbumi_ml.features import SIZE
from pilahbumi_ml.golden import write_golden
from pilahbumi_ml.graft import graft
from pilahbumi_ml.labels import LABELS, MATERIALS, UNLABELLED
from pilahbumi_ml.layers import Layers, has_pools, narrow_of
from pilahbumi_ml.opinion import fit_opinion
from pilahbumi_ml.photos import SCENES, Photo, PhotoCache, chosen
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.rows import Rows, as_square
from pilahbumi_ml.scope import build_scope
from pilahbumi_ml.ship import settings_json
from pilahbumi_ml.views import training_photos

# Each draws a disturbed copy of every photo: what phones take is poorer than `val`.
DISTURBED_SEEDS = (5, 6)


@dataclass
class Extended:
    """`earlier` is a file with its settings beside it; `stem` names the new file and its settings."""

    earlier: Path
    # The file whose published blocks are pooled, if the earlier one has none.
    published: Path
    version: str
    stem: str
    recipe: Recipe


def write_extended(order: Extended, photos: list[Photo], cache: PhotoCache, work: Path, target: Path) -> None:
    stored = json.loads(order.earlier.with_suffix(".json").read_text())
    earlier, published = onnx.load(order.earlier), onnx.load(order.published)
    if order.published != order.earlier:
        graft(earlier.graph, published.graph)
    pooled = with_pools(earlier)
    training = [p for p in training_photos(order.recipe, photos) if p.label != UNLABELLED]
    pools = published if has_pools(published.graph) else with_pools(published)
    rows = Rows(pools, order.recipe, training, cache, work / "features" / f"pooled-{order.published.stem}.f16")
    clean, scenes = rows.clean(training), rows.clean(chosen(photos, [SCENES]))
    lesson = rows.lesson()
    opinion = fit_opinion(lesson.rows, lesson.photos)
    model = extend(pooled, opinion, build_scope(narrow_of(clean), narrow_of(scenes)), stored["temperature"])
    file = target / f"{order.stem}.onnx"
    settings = choose(model, file, chosen(photos, HELD_OUT), cache)
    # What `val` and `val2` cannot show, mixed rubbish above all, was measured with the earlier file's values.
    least = stored.get("sureFrom", {})
    settings.sure_from = {name: max(settings.sure_from[name], least.get(name, 0.0)) for name in MATERIALS}
    text = json.dumps(settings_json(order.version, file, settings), indent=2)
    file.with_suffix(".json").write_text(text + "\n")
    if order.stem == "model":
        write_golden(file, SIZE, target / "golden.json")


def choose(model: ModelProto, file: Path, held_out: list[Photo], cache: PhotoCache) -> Settings:
    """Bias into the file, then temperature on photos of the five as they are and disturbed, then thresholds.

    The bias against naming a danger makes photos of it look like errors, so they say nothing about the temperature.
    """
    set_bias(model, [0.0] * len(LABELS))
    answers = answers_by(model, SIZE, held_out, cache)
    bias = choose_bias(answers)
    set_bias(model, bias)
    onnx.checker.check_model(model)
    onnx.save(model, file)
    biased = Answers(held_out, (answers.logits + np.array(bias)).astype(np.float32), answers.scope)
    five = biased.labelled(*MATERIALS)
    disturbed = [disturbed_logits(model, five.photos, cache, seed) for seed in DISTURBED_SEEDS]
    logits = np.concatenate([five.logits, *disturbed])
    settings = Settings(temperature=fit_temperature(logits, np.tile(five.targets(), 1 + len(disturbed))))
    return choose_thresholds(biased, settings)


def disturbed_logits(model: ModelProto, photos: Sequence[Photo], cache: PhotoCache, seed: int) -> NDArray[Any]:
    random, layers = np.random.default_rng(seed), Layers(model, ["logits"])
    squares = (augment(cache.read(photo.path), SIZE, random, Conditions(), MOVED) for photo in photos)
    return np.array([layers.run(as_square(square))[0] for square in squares], np.float32)
