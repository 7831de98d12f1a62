"""Reduces the int8 quantisation error: seven bits only where needed, and biases that correct the mean error.

Processors without VNNI add pairs of products in sixteen bits; dense convolutions with eight-bit weights overflow
there, so those keep to seven. Depthwise convolutions are computed one by one and may use all eight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnxruntime.quantization import QuantType
from torch import Tensor, nn

from pilahbumi_ml.shipped import FoldedConv

DENSE_LEVELS, DEPTHWISE_LEVELS = 64, 127
TINY = 1e-12


def weight_bits(model: Path) -> dict[str, list[dict[str, Any]]]:
    """All eight bits for the weights of depthwise convolutions."""
    full = {"quant_type": QuantType.QInt8, "axis": 0, "reduce_range": False, "symmetric": True}
    convolutions = [node for node in onnx.load(str(model)).graph.node if node.op_type == "Conv"]
    depthwise = [node for node in convolutions if any(a.name == "group" and a.i > 1 for a in node.attribute)]
    return {node.input[1]: [full] for node in depthwise}


@torch.no_grad()
def correct_biases(model: nn.Module, inputs: Sequence[NDArray[np.float32]]) -> None:
    """Rounded weights shift a layer's mean output by their error times its mean input; the bias corrects that."""
    layers = [module for module in model.modules() if isinstance(module, FoldedConv)]
    means = mean_inputs(model, layers, inputs)
    for layer, mean in zip(layers, means, strict=True):
        error = rounding_error(layer).sum((2, 3))
        layer.bias.sub_(error[:, 0] * mean if layer.groups > 1 else error @ mean)


def rounding_error(layer: FoldedConv) -> Tensor:
    levels = DEPTHWISE_LEVELS if layer.groups > 1 else DENSE_LEVELS
    step = layer.weight.abs().amax((1, 2, 3), keepdim=True).clamp(min=TINY) / levels
    return (layer.weight / step).round() * step - layer.weight


def mean_inputs(model: nn.Module, layers: Sequence[FoldedConv], inputs: Sequence[NDArray[np.float32]]) -> list[Tensor]:
    sums = [torch.zeros(1)] * len(layers)

    def note(index: int, _: nn.Module, arguments: tuple[Tensor], __: Tensor) -> None:
        sums[index] = sums[index] + arguments[0].mean((0, 2, 3))

    hooks = [layer.register_forward_hook(partial(note, index)) for index, layer in enumerate(layers)]
    for photo in inputs:
        model(torch.from_numpy(photo))
    for hook in hooks:
        hook.remove()
    return [total / len(inputs) for total in sums]
