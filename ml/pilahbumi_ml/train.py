"""Fine-tunes one network by one recipe; stops and resumes at any step with the same result."""

from __future__ import annotations

import json
import math
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.clock import Clock
from pilahbumi_ml.earlier import load_earlier
from pilahbumi_ml.features import batches, fit_last_layer, fit_recall, published_features
from pilahbumi_ml.labels import UNLABELLED
from pilahbumi_ml.lessons import Lessons
from pilahbumi_ml.network import EfficientNetLite
from pilahbumi_ml.photos import Photo, PhotoCache, chosen
from pilahbumi_ml.precision import fast_numbers
from pilahbumi_ml.recipe import Progress, Recipe
from pilahbumi_ml.state import TrainingState, save
from pilahbumi_ml.views import training_photos

MEASURED_EPOCHS = 3
FITTED_PHOTOS = 4000
ROOT = Path(__file__).resolve().parents[2]


def train(recipe: Recipe, photos: list[Photo], cache: PhotoCache, work: Path, run: Path, clock: Clock) -> bool:
    """Returns whether the run is complete."""
    run.mkdir(parents=True, exist_ok=True)
    recipe.save(run)
    training = training_photos(recipe, photos)
    held_out = chosen(photos, ["val", "val2"])
    lessons = Lessons(recipe, training, cache, work)
    (run / "moved.json").write_text(json.dumps(lessons.views.moved, indent=2) + "\n")
    batches_each = math.ceil(len(lessons.views.order(0)) / recipe.batch)
    state = TrainingState(recipe, steps=batches_each * len(recipe.sizes))
    if recipe.start:
        state.begin_from(run.parent / f"{recipe.start}-{recipe.seed}" / "model.pt")
    elif recipe.earlier:
        begin_from_earlier(state, lessons, training, cache)
    else:
        begin_with_probe(state, lessons, training, cache, work)
    state.resume(run / "checkpoint.pt")
    while state.epoch < len(recipe.sizes):
        progress = run_epoch(state, lessons, clock, run)
        if progress is None:
            return False
        if state.epoch + MEASURED_EPOCHS > len(recipe.sizes):
            progress.val = measure(state.average, held_out, cache)
        with (run / "progress.jsonl").open("a") as file:
            file.write(json.dumps(asdict(progress)) + "\n")
    save(state.average.state_dict(), run / "model.pt")
    return True


def begin_with_probe(
    state: TrainingState, lessons: Lessons, photos: list[Photo], cache: PhotoCache, work: Path
) -> None:
    wide = published_features(work, state.recipe.network, "wide", photos, cache)
    fit_last_layers(state, photos, wide, lessons.seen)


def begin_from_earlier(state: TrainingState, lessons: Lessons, photos: list[Photo], cache: PhotoCache) -> None:
    """The last layers are fitted to what the earlier network sees, on as many photos as take two minutes."""
    load_earlier(state.model, ROOT / state.recipe.earlier)
    part = list(range(0, len(photos), max(1, len(photos) // FITTED_PHOTOS)))
    own = [photos[i] for i in part]
    wide = features_by(state.model, own, cache)
    fit_last_layers(state, own, wide, lessons.seen[part])


def fit_last_layers(
    state: TrainingState, photos: list[Photo], wide: NDArray[np.float32], seen: NDArray[np.float32]
) -> None:
    labelled = np.array([photo.label != UNLABELLED for photo in photos])
    targets = np.array([photo.target for photo in photos if photo.label != UNLABELLED], np.int64)
    recall = fit_recall(wide, seen) if state.recipe.recall > 0 else None
    state.begin_with(fit_last_layer(wide[labelled], targets), recall)


@torch.no_grad()
def features_by(model: EfficientNetLite, photos: list[Photo], cache: PhotoCache) -> NDArray[np.float32]:
    model.eval()
    with fast_numbers():
        return torch.cat([model.features(batch).float() for batch in batches(photos, cache)]).numpy()


def run_epoch(state: TrainingState, lessons: Lessons, clock: Clock, run: Path) -> Progress | None:
    """From where the run stopped; None when the time is over before the epoch is."""
    recipe, epoch = state.recipe, state.epoch
    order = lessons.views.order(epoch)
    losses: list[float] = []
    began, waited = time.monotonic(), clock.waited
    for batch in range(state.batch, math.ceil(len(order) / recipe.batch)):
        clock.wait()
        if clock.is_over() or clock.is_due():
            state.keep(run / "checkpoint.pt")
            note(run, state, losses)
        if clock.is_over():
            return None
        begin = batch * recipe.batch
        losses.append(state.learn(lessons.lesson(epoch, begin, order[begin : begin + recipe.batch])))
        state.batch = batch + 1
    seconds = time.monotonic() - began - (clock.waited - waited)
    state.epoch, state.batch = epoch + 1, 0
    state.keep(run / "checkpoint.pt")
    speed = len(losses) * recipe.batch / max(seconds, 1e-9)
    mean = float(np.mean(losses)) if losses else math.nan
    return Progress(epoch + 1, recipe.sizes[epoch], round(mean, 4), round(speed, 1))


def note(run: Path, state: TrainingState, losses: list[float]) -> None:
    """How far the run is, for whoever looks."""
    recent = float(np.mean(losses[-100:])) if losses else math.nan
    line = {"step": state.step, "of": state.steps, "epoch": state.epoch + 1, "loss": round(recent, 4)}
    (run / "now.json").write_text(json.dumps(line) + "\n")


def measure(model: EfficientNetLite, photos: list[Photo], cache: PhotoCache) -> dict[str, float]:
    figures = {}
    for split in ("val", "val2"):
        own = chosen(photos, [split])
        targets = torch.tensor([photo.target for photo in own])
        logits = predict(model, own, cache)
        figures[split] = round(float((logits.argmax(1) == targets).float().mean()), 4)
        figures[f"{split} nll"] = round(float(F.cross_entropy(logits, targets)), 4)
    return figures


@torch.no_grad()
def predict(model: nn.Module, photos: list[Photo], cache: PhotoCache) -> Tensor:
    model.eval()
    with fast_numbers():
        return torch.cat([model(batch).float() for batch in batches(photos, cache)])
