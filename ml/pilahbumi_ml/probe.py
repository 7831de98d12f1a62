"""Only a new last layer on the published networks' features: figures in minutes, before hours of tuning."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch

from pilahbumi_ml.answers import Answers
from pilahbumi_ml.calibrate import fit_temperature
from pilahbumi_ml.decide import Settings, choose_bias, choose_thresholds
from pilahbumi_ml.evaluate import HELD_OUT, REPORTED, write_figures
from pilahbumi_ml.features import Matrix, fit_last_layer, published_features
from pilahbumi_ml.labels import UNLABELLED
from pilahbumi_ml.photos import Photo, PhotoCache, chosen
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.sampling import balanced_order
from pilahbumi_ml.scope import ScopeScore, build_scope
from pilahbumi_ml.views import training_photos

DECAY = 3e-4


def probe(networks: Sequence[str], photos: list[Photo], cache: PhotoCache, work: Path) -> None:
    """The features of several networks stand side by side; the scope score is that of the first."""
    recipe = Recipe()
    training = [photo for photo in training_photos(recipe, photos) if photo.label != UNLABELLED]
    order = balanced_order(training, np.random.default_rng(1), recipe.source_power, recipe.most_repeats, 0.0)
    training = [training[i] for i in order]
    measured = chosen(photos, [*HELD_OUT, *REPORTED])

    def rows(own: Sequence[Photo]) -> Matrix:
        return np.hstack([published_features(work, network, "wide", own, cache) for network in networks])

    seen = rows(training)
    mean, spread = seen.mean(0), seen.std(0) + 1e-3
    targets = np.array([photo.target for photo in training], np.int64)
    weight, bias = fit_last_layer((seen - mean) / spread, targets, DECAY)
    logits = (rows(measured) - mean) / spread @ weight.numpy().T + bias.numpy()
    narrow = published_features(work, networks[0], "narrow", [*training, *measured], cache)
    score = ScopeScore(build_scope(narrow[: len(training)], narrow[:0]))
    with torch.no_grad():
        scope = score(torch.from_numpy(np.ascontiguousarray(narrow[len(training) :]))).numpy()
    answers = Answers(measured, logits, scope)
    held_out = answers.split(*HELD_OUT)
    settings = Settings(bias=choose_bias(held_out))
    settings.temperature = fit_temperature(held_out.logits + np.array(settings.bias), held_out.targets())
    settings = choose_thresholds(held_out, settings)
    path = work / "runs" / f"probe-{'+'.join(networks)}.figures.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_figures([f"probe {' '.join(networks)}"], answers, settings, path)
