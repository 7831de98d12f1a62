"""The network that is shipped: one photo in, the seven logits and the scope score out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.features import published_network
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import ConvNorm, EfficientNetLite
from pilahbumi_ml.published import Published
from pilahbumi_ml.scope import ScopeScore


def average_models(runs: Sequence[Path]) -> EfficientNetLite:
    """The mean of several runs' weights; valid because all runs started from the same weights."""
    recipe = json.loads((runs[0] / "recipe.json").read_text())
    states = [torch.load(run / "model.pt", weights_only=True) for run in runs]
    mean = {name: torch.stack([state[name] for state in states]).mean(0) for name in states[0]}
    model = EfficientNetLite(recipe["network"], len(LABELS), frozen=recipe["frozen_blocks"])
    model.load_state_dict(mean)
    return model.eval()


def with_mirror(photo: Tensor) -> Tensor:
    """Photos and their mirror images, for test-time augmentation."""
    return torch.cat([photo, photo.flip(3)])


def mean_of_halves(rows: Tensor) -> Tensor:
    there, mirrored = rows.chunk(2)
    return (there + mirrored) / 2


class BothWays(nn.Module):
    """The tuned network alone: the mean over a photo and its mirror image."""

    def __init__(self, model: EfficientNetLite) -> None:
        super().__init__()
        self.model = model.to(memory_format=torch.channels_last)

    def forward(self, photos: Tensor) -> Tensor:
        return mean_of_halves(self.model(with_mirror(photos)))


class Shipped(nn.Module):
    """The frozen first blocks once, then the tuned rest for the answer and the published rest for a second opinion and
    the scope. The exporter sees one photo; figures are computed in batches."""

    def __init__(self, tuned: EfficientNetLite, published: Published) -> None:
        super().__init__()
        original = published_network(published.network)
        blocks = [fold_all(deepcopy(block)) for block in tuned.blocks]
        rest = [fold_all(block) for block in list(original.blocks)[tuned.frozen :]]
        self.stem = FoldedConv(tuned.stem)
        self.shared = nn.Sequential(*blocks[: tuned.frozen])
        self.tuned, self.published = Rest(blocks[tuned.frozen :], tuned.head), Rest(rest, original.head)
        self.classifier = deepcopy(tuned.classifier)
        self.opinion = nn.Linear(published.weight.shape[1], len(LABELS))
        with torch.no_grad():
            self.opinion.weight.copy_(published.weight)
            self.opinion.bias.copy_(published.bias)
        self.scope = ScopeScore(published.scope)
        self.eval()

    def forward(self, photos: Tensor) -> tuple[Tensor, Tensor]:
        shared = self.shared(F.relu6(self.stem(with_mirror(photos))))
        _, tuned = self.tuned(shared)
        narrow, wide = self.published(shared[: photos.shape[0]])
        return mean_of_halves(self.classifier(tuned)) + self.opinion(wide), self.scope(narrow)


class Rest(nn.Module):
    """What follows the shared blocks. Layers of both networks have the same names, because the download holds the
    tuned ones as their difference from the published ones."""

    def __init__(self, blocks: Sequence[nn.Module], head: ConvNorm) -> None:
        super().__init__()
        self.blocks, self.head = nn.Sequential(*blocks), FoldedConv(head)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """The last block's channels, and the 1,280 after them."""
        x = self.blocks(x)
        return x.mean((2, 3)), F.relu6(self.head(x)).mean((2, 3))


class FoldedConv(nn.Module):
    """A ConvNorm with its scale multiplied in: plain constants for the exporter."""

    def __init__(self, layer: ConvNorm) -> None:
        super().__init__()
        self.stride, self.groups, self.kernel = layer.stride, layer.groups, layer.kernel
        self.weight = nn.Parameter((layer.weight * layer.scale.view(-1, 1, 1, 1)).detach())
        self.bias = nn.Parameter(layer.bias.detach().clone())

    def forward(self, x: Tensor) -> Tensor:
        # TensorFlow's "same" padding, of a square; an odd side gets as much before as behind.
        side = x.shape[2]
        around = (-(-side // self.stride) - 1) * self.stride + self.kernel - side
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
