"""Figures of one trained run: on validation for model selection, on test and other datasets once, for the report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from pilahbumi_ml.answers import Answers, answers_of, answers_of_file
from pilahbumi_ml.calibrate import fit_temperature, predict_disturbed
from pilahbumi_ml.decide import Settings, choose_bias, choose_thresholds
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.photos import Photo, PhotoCache, chosen
from pilahbumi_ml.published import fit_published
from pilahbumi_ml.recipe import RECIPES
from pilahbumi_ml.shipped import Shipped, average_models
from pilahbumi_ml.table import as_json, as_text, rows_of
from pilahbumi_ml.views import training_photos

HELD_OUT = ("val", "val2")
REPORTED = ("test", "crossdomain", "crossdomain2", "outside", "outside2")


def settings_of(model: Shipped, held_out: Answers, cache: PhotoCache) -> Settings:
    """Bias, then temperature on photos as they are and disturbed, then thresholds."""
    settings = Settings(bias=choose_bias(held_out))
    bias, targets = np.array(settings.bias), held_out.targets()
    disturbed = predict_disturbed(model, held_out.photos, cache)
    logits = np.concatenate([held_out.logits, disturbed]) + bias
    settings.temperature = fit_temperature(logits, np.concatenate([targets, targets]))
    return choose_thresholds(held_out, settings)


def training_of(run: Path, photos: Sequence[Photo]) -> list[Photo]:
    return training_photos(RECIPES[run.name.rpartition("-")[0]], photos)


def shipped_of(runs: Sequence[Path], photos: list[Photo], cache: PhotoCache) -> Shipped:
    """Several runs are averaged into one network."""
    network = json.loads((runs[0] / "recipe.json").read_text())["network"]
    published = fit_published(network, training_of(runs[0], photos), cache, runs[0].parents[1])
    return Shipped(average_models(runs), published).to(memory_format=torch.channels_last)


def evaluate(runs: Sequence[Path], photos: list[Photo], cache: PhotoCache, report: bool, path: Path) -> dict[str, Any]:
    model = shipped_of(runs, photos, cache)
    wanted = [*HELD_OUT, *(REPORTED if report else ())]
    answers = answers_of(model, chosen(photos, wanted), cache)
    settings = settings_of(model, answers.split(*HELD_OUT), cache)
    return write_figures([run.name for run in runs], answers, settings, path)


def evaluate_file(file: Path, photos: list[Photo], cache: PhotoCache, path: Path) -> dict[str, Any]:
    """The exported file with the settings written next to it."""
    stored = json.loads(file.with_suffix(".json").read_text())
    settings = settings_from(stored)
    answers = answers_of_file(file, stored["inputSize"], chosen(photos, [*HELD_OUT, *REPORTED]), cache)
    return write_figures([file.name], answers, settings, path)


def settings_from(stored: dict[str, Any]) -> Settings:
    return Settings(
        temperature=stored["temperature"],
        scope_threshold=stored["scopeThreshold"],
        hazard_scope_threshold=stored["hazardScopeThreshold"],
        confidence_threshold=stored["confidenceThreshold"],
        ask_from=stored["askFrom"],
        sure_from=stored["sureFrom"],
    )


def write_figures(names: Sequence[str], answers: Answers, settings: Settings, path: Path) -> dict[str, Any]:
    rows = [row for row in rows_of(answers, settings) if row.photos]
    figures = {"runs": list(names), "settings": settings.as_json(), "figures": as_json(rows)}
    path.write_text(json.dumps(figures, indent=2) + "\n")
    print(as_text(rows))
    return figures | {"confusion": confusion_on_test(answers, settings)}


def confusion_on_test(answers: Answers, settings: Settings) -> list[list[int]]:
    test = answers.split("test")
    table = np.zeros((len(LABELS), len(LABELS)), np.int64)
    if test.photos:
        np.add.at(table, (test.targets(), (test.logits + np.array(settings.bias)).argmax(1)), 1)
    return [[int(count) for count in row] for row in table]
