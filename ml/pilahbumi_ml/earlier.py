"""The weights of a model that was shipped before: a run that goes on from it needs a third of the epochs."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor

from pilahbumi_ml.network import Block, ConvNorm, EfficientNetLite

# A channel with a smaller scale is dead, and dividing by it gives noise.
LEAST_SCALE = 1e-4


def weights_of(file: Path) -> dict[str, Tensor]:
    """Rounded weights and biases as numbers, by the name of their layer."""
    stored = {one.name: numpy_helper.to_array(one) for one in onnx.load(file).graph.initializer}
    found: dict[str, Tensor] = {}
    for name, values in stored.items():
        if not name.endswith("_quantized"):
            continue
        layer = name.removesuffix("_quantized")
        scale = stored.get(f"{layer}_scale", stored.get(f"{name}_scale"))
        if scale is None:
            raise ValueError(f"{file} has no scale for {layer}")
        column = np.asarray(scale, np.float32).reshape(-1, *[1] * (values.ndim - 1))
        found[layer] = torch.from_numpy(values.astype(np.float32) * column)
    return found


@torch.no_grad()
def load_earlier(network: EfficientNetLite, file: Path) -> None:
    """Into a network with the published weights: its frozen layers are the same ones."""
    weights = weights_of(file)
    blocks = cast(list[Block], list(network.blocks))
    shared = len({name.split(".")[1] for name in weights if name.startswith("shared.")})
    for index, block in enumerate(blocks):
        if index < network.frozen:
            continue
        prefix = f"tuned.{index - shared}" if shared else f"blocks.{index}"
        for part in ("expand", "depthwise", "project"):
            layer = getattr(block, part)
            if layer is not None:
                adopt_folded(layer, weights, f"{prefix}.{part}")
    adopt_folded(network.head, weights, "head")


def adopt_folded(layer: ConvNorm, weights: dict[str, Tensor], name: str) -> None:
    """The published scale stays apart, so that the layer learns as fast as before."""
    scale = layer.scale.where(layer.scale.abs() > LEAST_SCALE, torch.ones_like(layer.scale))
    layer.scale.copy_(scale)
    layer.weight.copy_(weights[f"{name}.weight"] / scale.view(-1, 1, 1, 1))
    layer.bias.copy_(weights[f"{name}.bias"])
