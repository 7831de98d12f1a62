"""A published network alone as an int8 file that gives the pooled row: what a larger one would see in a download."""

from __future__ import annotations

from pathlib import Path

import onnx
import torch
from onnx import ModelProto
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.export import export_int8
from pilahbumi_ml.features import published_network
from pilahbumi_ml.layers import POOLED
from pilahbumi_ml.network import SCALES, repeats_of
from pilahbumi_ml.photos import Photo, PhotoCache
from pilahbumi_ml.shipped import FoldedConv, fold_all

# The side of the square that each was published with.
SIZES = {"lite0": 224, "lite1": 240, "lite2": 260}
# The last four stages end where `layers.BLOCKS` do.
STAGES_POOLED = (3, 4, 5, 6)


class Trunk(nn.Module):
    def __init__(self, network: str) -> None:
        super().__init__()
        published = published_network(network)
        depth = SCALES[network][1]
        self.ends = {sum(repeats_of(i, depth) for i in range(stage + 1)) - 1 for stage in STAGES_POOLED}
        self.stem = FoldedConv(published.stem)
        self.blocks = nn.ModuleList([fold_all(block) for block in published.blocks])
        self.eval()

    def forward(self, photos: Tensor) -> Tensor:
        x = F.relu6(self.stem(photos))
        parts = []
        for index, block in enumerate(self.blocks):
            x = block(x)
            if index in self.ends:
                parts += [x.mean((2, 3)), x.amax((2, 3))]
        return torch.cat(parts, 1)


def trunk_file(network: str, photos: list[Photo], cache: PhotoCache, work: Path) -> ModelProto:
    """Written once; `photos` calibrate the rounding."""
    file = work / "trunks" / f"{network}.onnx"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_suffix(".part.onnx")
        export_int8(Trunk(network), photos, cache, SIZES[network], partial, [POOLED])
        partial.rename(file)
    return onnx.load(file)
