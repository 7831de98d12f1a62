"""Writes what the product ships: the model, its settings and the golden file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import copy
from typing import Any

import torch

from pilahbumi_ml.answers import answers_of, answers_of_file
from pilahbumi_ml.decide import Settings, choose_thresholds
from pilahbumi_ml.evaluate import HELD_OUT, settings_of, shipped_of, training_of
from pilahbumi_ml.export import export_int8, sha256
from pilahbumi_ml.features import SIZE
from pilahbumi_ml.golden import write_golden
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.photos import Photo, PhotoCache, chosen

CALIBRATION_PHOTOS = 256


@dataclass
class Shipment:
    """`stem` names the file and its settings: the shipped model, or the one that is judged on RealWaste."""

    runs: Sequence[str]
    version: str
    stem: str


def write_shipment(shipment: Shipment, photos: list[Photo], cache: PhotoCache, work: Path, target: Path) -> None:
    """Thresholds come from the exported file's own answers, because rounding moves them a little."""
    target.mkdir(parents=True, exist_ok=True)
    runs = [work / "runs" / name for name in shipment.runs]
    model = shipped_of(runs, photos, cache)
    held_out = chosen(photos, HELD_OUT)
    settings = settings_of(model, answers_of(model, held_out, cache), cache)
    add_bias(model.classifier, settings)
    file = work / f"{shipment.stem}.onnx"
    export_int8(model, some(training_of(runs[0], photos)), cache, SIZE, file)
    settings = choose_thresholds(answers_of_file(file, SIZE, held_out, cache), settings)
    copy(file, target)
    text = json.dumps(settings_json(shipment.version, file, settings), indent=2)
    (target / f"{shipment.stem}.json").write_text(text + "\n")
    if shipment.stem == "model":
        write_golden(file, SIZE, target / "golden.json")


@torch.no_grad()
def add_bias(classifier: torch.nn.Linear, settings: Settings) -> None:
    """Into the last layer, so that whoever runs the file need not know of it."""
    classifier.bias.add_(torch.tensor(settings.bias))
    settings.bias = [0.0] * len(LABELS)


def settings_json(version: str, file: Path, settings: Settings) -> dict[str, Any]:
    return {
        "version": version,
        "file": file.name,
        "sha256": sha256(file),
        "bytes": file.stat().st_size,
        "inputSize": SIZE,
        "labels": list(LABELS),
        "temperature": settings.temperature,
        "scopeThreshold": settings.scope_threshold,
        "hazardScopeThreshold": settings.hazard_scope_threshold,
        "confidenceThreshold": settings.confidence_threshold,
        "askFrom": settings.ask_from,
        "sureFrom": settings.sure_from,
    }


def some(photos: Sequence[Photo]) -> list[Photo]:
    """Evenly spaced over the list, so that every label and source is included."""
    return list(photos[:: max(1, len(photos) // CALIBRATION_PHOTOS)])
