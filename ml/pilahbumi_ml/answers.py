"""Outputs of a model for photos, by the trained network or by the exported file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import ModelProto

from pilahbumi_ml.features import batches
from pilahbumi_ml.figures import Floats, Integers
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.layers import Layers
from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.precision import fast_numbers
from pilahbumi_ml.preprocess import preprocess
from pilahbumi_ml.shipped import Shipped


@dataclass
class Answers:
    photos: list[Photo]
    logits: Floats
    scope: Floats

    def where(self, test: Callable[[Photo], bool]) -> Answers:
        kept = np.array([test(photo) for photo in self.photos], bool)
        photos = [photo for photo, is_kept in zip(self.photos, kept, strict=True) if is_kept]
        return Answers(photos, self.logits[kept], self.scope[kept])

    def split(self, *splits: str) -> Answers:
        return self.where(lambda photo: photo.split in splits)

    def labelled(self, *labels: str) -> Answers:
        return self.where(lambda photo: photo.label in labels)

    def targets(self) -> Integers:
        """−1 for what is no answer at all, such as a landscape."""
        return np.array([LABELS.index(p.label) if p.label in LABELS else -1 for p in self.photos], np.int64)


@torch.no_grad()
def answers_of(model: Shipped, photos: list[Photo], cache: PhotoCache) -> Answers:
    with fast_numbers():
        rows = [model(batch) for batch in batches(photos, cache)]
    logits, scope = zip(*rows, strict=True)
    return Answers(photos, torch.cat(logits).float().numpy(), torch.cat(scope).float().numpy())


def answers_of_file(file: Path, size: int, photos: list[Photo], cache: PhotoCache) -> Answers:
    return answers_by(onnx.load(file), size, photos, cache)


def answers_by(model: ModelProto, size: int, photos: list[Photo], cache: PhotoCache) -> Answers:
    layers = Layers(model, ["logits", "scope"])
    rows = [layers.run(preprocess(cache.read(photo.path), size)) for photo in photos]
    logits, scope = zip(*rows, strict=True)
    return Answers(photos, np.array(logits, np.float32), np.concatenate(scope))
