"""Writes what the product ships: the model, its settings and the golden file."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnxruntime

from pilahbumi_ml.evaluate import temperature_of
from pilahbumi_ml.export import export_int8, sha256
from pilahbumi_ml.features import SIZE, Matrix, stored_features
from pilahbumi_ml.golden import write_golden
from pilahbumi_ml.photos import Photo, PhotoCache, chosen, read_manifest
from pilahbumi_ml.preprocess import preprocess
from pilahbumi_ml.recipe import RECIPES
from pilahbumi_ml.scope import build_gallery
from pilahbumi_ml.shipped import BothWays, ClassesOnly, Shipped, average_models

NETWORK = "lite0"
PROTOTYPES, NEIGHBOURS = 1024, 5
CALIBRATION_PHOTOS = 256
# Share of validation photos that may be rejected as not waste.
REFUSED_OF_VAL = 0.04
CONFIDENCE_THRESHOLD = 0.5


def write_shipped(runs: Sequence[str], version: str, dataset: Path, work: Path, target: Path) -> None:
    photos, cache = read_manifest(dataset), PhotoCache(work / "cache")
    model = average_models([work / "runs" / name for name in runs])
    temperature = temperature_of(BothWays(model), photos, cache)
    training = chosen(photos, RECIPES["shipped"].splits)
    gallery = build_gallery(stored_features(work, NETWORK, "narrow", training, cache), PROTOTYPES, NEIGHBOURS)
    file = work / "model.onnx"
    export_int8(Shipped(model, NETWORK, gallery), some(training), cache, SIZE, file)
    file = Path(shutil.copy(file, target))
    scores = scope_scores(file, chosen(photos, ["val"]), cache)
    settings = {
        "version": version,
        "file": file.name,
        "sha256": sha256(file),
        "bytes": file.stat().st_size,
        "inputSize": SIZE,
        "temperature": temperature,
        "scopeThreshold": round(float(np.quantile(scores, REFUSED_OF_VAL)), 4),
        "confidenceThreshold": CONFIDENCE_THRESHOLD,
    }
    (target / "model.json").write_text(json.dumps(settings, indent=2) + "\n")
    write_golden(file, SIZE, target / "golden.json")


def write_reference(runs: Sequence[str], version: str, dataset: Path, work: Path, target: Path) -> None:
    """The model trained without RealWaste; evaluated only, not shipped."""
    target.mkdir(exist_ok=True)
    photos, cache = read_manifest(dataset), PhotoCache(work / "cache")
    model = average_models([work / "runs" / name for name in runs])
    temperature = temperature_of(BothWays(model), photos, cache)
    training = chosen(photos, RECIPES["generalisation"].splits)
    file = work / "generalisation.onnx"
    export_int8(ClassesOnly(model), some(training), cache, SIZE, file)
    file = Path(shutil.copy(file, target))
    settings = {"version": version, "file": file.name, "inputSize": SIZE, "temperature": temperature}
    (target / "generalisation.json").write_text(json.dumps(settings, indent=2) + "\n")


def some(photos: Sequence[Photo]) -> list[Photo]:
    """Evenly spaced over the list, so that every class and source is included."""
    return list(photos[:: max(1, len(photos) // CALIBRATION_PHOTOS)])


def scope_scores(model: Path, photos: Sequence[Photo], cache: PhotoCache) -> Matrix:
    session = onnxruntime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    scores = [
        session.run(["scope"], {"photo": preprocess(cache.read(photo.path), SIZE)[None]})[0].reshape(-1)[0]
        for photo in photos
    ]
    return np.array(scores, np.float32)
