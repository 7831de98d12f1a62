"""Float and int8 ONNX files of the shipped network."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from torch import nn

from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.preprocess import preprocess
from pilahbumi_ml.rounding import correct_biases, weight_bits

OPSET = 18


def export_float(model: nn.Module, size: int, path: Path, outputs: Sequence[str]) -> None:
    program = torch.onnx.export(
        model,
        (torch.zeros(1, 3, size, size),),
        dynamo=True,
        opset_version=OPSET,
        input_names=["photo"],
        output_names=list(outputs),
        external_data=False,
        verbose=False,
    )
    assert program is not None
    program.save(str(path), external_data=False)
    onnx.checker.check_model(str(path))


def export_int8(
    model: nn.Module,
    photos: Sequence[Photo],
    cache: PhotoCache,
    size: int,
    path: Path,
    outputs: Sequence[str] = ("logits", "scope"),
) -> None:
    """Also writes the float file next to it, for comparison."""
    inputs = [preprocess(cache.read(photo.path), size)[None] for photo in photos]
    correct_biases(model, inputs)
    floats, prepared = path.with_suffix(".float.onnx"), path.with_suffix(".prepared.onnx")
    export_float(model, size, floats, outputs)
    quant_pre_process(str(floats), str(prepared), skip_symbolic_shape=True)
    quantize_static(
        str(prepared),
        str(path),
        Calibration(inputs),
        quant_format=QuantFormat.QDQ,
        per_channel=True,
        reduce_range=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        calibrate_method=CalibrationMethod.MinMax,
        extra_options={"TensorQuantOverrides": weight_bits(prepared)},
    )
    prepared.unlink()


class Calibration(CalibrationDataReader):
    def __init__(self, inputs: list[NDArray[np.float32]]) -> None:
        self.inputs = iter(inputs)

    def get_next(self) -> dict[str, NDArray[np.float32]] | None:
        following = next(self.inputs, None)
        return None if following is None else {"photo": following}


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
