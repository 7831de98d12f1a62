"""Metrics of one trained run: on validation for model selection, on test and other datasets once, for the report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pilahbumi_ml.calibrate import fit_temperature, predict_disturbed
from pilahbumi_ml.figures import (
    Floats,
    Integers,
    accuracy,
    calibration_error,
    confusion,
    negative_log_likelihood,
    recalls,
    share_interval,
    softmax,
)
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.photos import Photo, PhotoCache, chosen
from pilahbumi_ml.shipped import BothWays, average_models
from pilahbumi_ml.train import predict


def temperature_of(model: BothWays, photos: list[Photo], cache: PhotoCache) -> float:
    held_out = chosen(photos, ["val"])
    targets = targets_of(held_out)
    clean = predict(model, held_out, cache).numpy()
    disturbed = predict_disturbed(model, held_out, cache)
    return fit_temperature(np.concatenate([clean, disturbed]), np.concatenate([targets, targets]))


def figures_of(logits: Floats, targets: Integers, temperature: float) -> dict[str, object]:
    shares = softmax(logits, temperature)
    right = accuracy(logits, targets)
    each = recalls(logits, targets)
    return {
        "photos": len(targets),
        "accuracy": right,
        "interval95": share_interval(right, len(targets)),
        "recall": dict(zip([LABELS[label] for label in sorted(set(targets.tolist()))], each, strict=True)),
        "worstRecall": min(each),
        "calibrationError": calibration_error(shares, targets),
        "nll": negative_log_likelihood(shares, targets),
        "confusion": confusion(logits, targets).tolist(),
    }


def evaluate(runs: Sequence[Path], photos: list[Photo], cache: PhotoCache, report: bool, path: Path) -> dict[str, Any]:
    """Several runs are averaged into one network."""
    model = BothWays(average_models(runs))
    temperature = temperature_of(model, photos, cache)
    sets = {"val": chosen(photos, ["val"])}
    if report:
        sets["test"] = chosen(photos, ["test"])
        sets["trashnet"] = chosen(photos, ["test"], ["trashnet"])
        for source in ("realwaste", "siscer", "dayeuh"):
            sets[source] = chosen(photos, ["crossdomain"], [source])
    figures: dict[str, Any] = {"runs": [run.name for run in runs], "temperature": temperature}
    for name, members in sets.items():
        logits = predict(model, members, cache).numpy()
        figures[name] = figures_of(logits, targets_of(members), temperature)
    path.write_text(json.dumps(figures, indent=2) + "\n")
    return figures


def targets_of(photos: Sequence[Photo]) -> Integers:
    return np.array([photo.target for photo in photos], np.int64)
