"""What the published network adds to the tuned one: a second opinion on the answer, and the scope score.

Tuning forgets what its photos show rarely, and what tells waste from other scenes; the published network keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from torch import Tensor

from pilahbumi_ml.features import fit_last_layer, published_features
from pilahbumi_ml.labels import UNLABELLED
from pilahbumi_ml.photos import SCENES, Photo, PhotoCache
from pilahbumi_ml.scope import Scope, build_scope

# Weight of the second opinion against the tuned network's.
OPINION = 0.5


@dataclass
class Published:
    # The tuned network began as this one, and its frozen blocks are still the same.
    network: str
    # Of a layer that reads the 1,280 features.
    weight: Tensor
    bias: Tensor
    scope: Scope


def fit_published(network: str, training: Sequence[Photo], cache: PhotoCache, work: Path) -> Published:
    waste = [photo for photo in training if photo.label != UNLABELLED]
    scenes = [photo for photo in training if photo.split == SCENES]
    targets = np.array([photo.target for photo in waste], np.int64)
    weight, bias = fit_last_layer(published_features(work, network, "wide", waste, cache), targets)
    narrow = published_features(work, network, "narrow", waste, cache)
    others = published_features(work, network, "narrow", scenes, cache) if scenes else narrow[:0]
    return Published(network, OPINION * weight, OPINION * bias, build_scope(narrow, others))
