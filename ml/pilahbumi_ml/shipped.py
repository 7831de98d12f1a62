"""The network that is shipped: one photo in, the seven logits and the scope score out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import ConvNorm, EfficientNetLite
from pilahbumi_ml.scope import Gallery, ScopeScore


def average_models(runs: Sequence[Path]) -> EfficientNetLite:
    """The mean of several runs' weights; valid because all runs started from the same weights."""
    recipe = json.loads((runs[0] / "recipe.json").read_text())
    states = [torch.load(run / "model.pt", weights_only=True) for run in runs]
    mean = {name: torch.stack([state[name] for state in states]).mean(0) for name in states[0]}
    model = EfficientNetLite(recipe["network"], len(LABELS), frozen=recipe["frozen_blocks"])
    model.load_state_dict(mean)
    return model.eval()


def with_mirror(photo: Tensor) -> Tensor:
    """A photo and its mirror image, for test-time augmentation."""
    return torch.cat([photo, photo.flip(3)])


class BothWays(nn.Module):
    """What the shipped graph does, for a batch in Python: the mean over a photo and its mirror image."""

    def __init__(self, model: EfficientNetLite) -> None:
        super().__init__()
        self.model = model.to(memory_format=torch.channels_last)

    def forward(self, photos: Tensor) -> Tensor:
        return self.answers(photos)[0]

    def answers(self, photos: Tensor) -> tuple[Tensor, Tensor]:
        logits, recalled = self.model.answers(with_mirror(photos))
        return mean_of_halves(logits), mean_of_halves(recalled)


def mean_of_halves(rows: Tensor) -> Tensor:
    there, mirrored = rows.chunk(2)
    return (there + mirrored) / 2


class Shipped(nn.Module):
    """One trunk for the answer and for the scope score."""

    def __init__(self, tuned: EfficientNetLite, gallery: Gallery, both_ways: bool = True) -> None:
        super().__init__()
        self.both_ways = both_ways
        self.stem, self.head = FoldedConv(tuned.stem), FoldedConv(tuned.head)
        self.blocks = nn.Sequential(*[fold_all(deepcopy(block)) for block in tuned.blocks])
        self.classifier, self.recall = deepcopy(tuned.classifier), deepcopy(tuned.recall)
        self.scope = ScopeScore(gallery)
        self.eval()

    def forward(self, photo: Tensor) -> tuple[Tensor, Tensor]:
        looks = with_mirror(photo) if self.both_ways else photo
        out = F.relu6(self.head(self.blocks(F.relu6(self.stem(looks)))))
        features = out.mean((2, 3)).mean(0, keepdim=True)
        return self.classifier(features), self.scope(self.recall(features))


class FoldedConv(nn.Module):
    """A ConvNorm with its scale multiplied in: plain constants for the exporter."""

    def __init__(self, layer: ConvNorm) -> None:
        super().__init__()
        self.stride, self.groups, self.kernel = layer.stride, layer.groups, layer.kernel
        self.weight = nn.Parameter((layer.weight * layer.scale.view(-1, 1, 1, 1)).detach())
        self.bias = nn.Parameter(layer.bias.detach().clone())

    def forward(self, x: Tensor) -> Tensor:
        around = self.kernel - self.stride
        before = around // 2
        if before != around - before:
            x = F.pad(x, (before, around - before, before, around - before))
            before = 0
        return F.conv2d(x, self.weight, self.bias, self.stride, before, 1, self.groups)


def fold_all(block: nn.Module) -> nn.Module:
    for name, child in list(block.named_children()):
        if isinstance(child, ConvNorm):
            setattr(block, name, FoldedConv(child))
    return block.eval()
