"""The network that is shipped: one photo in, the five logits and the scope score out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import ConvNorm, EfficientNetLite, load_imagenet
from pilahbumi_ml.scope import Gallery, ScopeScore


def average_models(runs: Sequence[Path]) -> EfficientNetLite:
    """The mean of several runs' weights; valid because all runs started from the same weights."""
    recipe = json.loads((runs[0] / "recipe.json").read_text())
    states = [torch.load(run / "model.pt", weights_only=True) for run in runs]
    mean = {name: torch.stack([state[name] for state in states]).mean(0) for name in states[0]}
    model = EfficientNetLite(recipe["network"], len(LABELS), frozen=recipe["frozen_blocks"])
    model.load_state_dict(mean)
    return model.eval()


class Shipped(nn.Module):
    """The frozen first blocks once, then the tuned rest for the class and the published rest for the scope."""

    def __init__(self, tuned: EfficientNetLite, network: str, gallery: Gallery) -> None:
        super().__init__()
        published = EfficientNetLite(network, len(LABELS))
        load_imagenet(published, network)
        self.stem = FoldedConv(tuned.stem)
        blocks = [deepcopy(block) for block in tuned.blocks]
        self.shared = nn.Sequential(*[fold_all(block) for block in blocks[: tuned.frozen]])
        self.tuned = nn.Sequential(*[fold_all(block) for block in blocks[tuned.frozen :]])
        self.published = nn.Sequential(*[fold_all(block) for block in list(published.blocks)[tuned.frozen :]])
        self.head = FoldedConv(tuned.head)
        self.classifier = tuned.classifier
        self.scope = ScopeScore(gallery)
        self.eval()

    def forward(self, photo: Tensor) -> tuple[Tensor, Tensor]:
        shared = self.shared(F.relu6(self.stem(with_mirror(photo))))
        tuned = F.relu6(self.head(self.tuned(shared))).mean((2, 3))
        logits = self.classifier(tuned).mean(0, keepdim=True)
        return logits, self.scope(self.published(shared[:1]).mean((2, 3)))


def with_mirror(photo: Tensor) -> Tensor:
    """One photo and its mirror image, for test-time augmentation."""
    return torch.cat([photo, photo.flip(3)])


class BothWays(nn.Module):
    """What the shipped graph does, for a batch in Python: the mean over a photo and its mirror image."""

    def __init__(self, model: EfficientNetLite) -> None:
        super().__init__()
        self.model = model.to(memory_format=torch.channels_last)

    def forward(self, photos: Tensor) -> Tensor:
        there, mirrored = self.model(with_mirror(photos)).chunk(2)
        return (there + mirrored) / 2


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


class ClassesOnly(nn.Module):
    """The tuned network alone, for measuring."""

    def __init__(self, tuned: EfficientNetLite) -> None:
        super().__init__()
        self.stem, self.head = FoldedConv(tuned.stem), FoldedConv(tuned.head)
        self.blocks = nn.Sequential(*[fold_all(deepcopy(block)) for block in tuned.blocks])
        self.classifier = tuned.classifier
        self.eval()

    def forward(self, photo: Tensor) -> Tensor:
        out = F.relu6(self.head(self.blocks(F.relu6(self.stem(with_mirror(photo))))))
        return self.classifier(out.mean((2, 3))).mean(0, keepdim=True)
