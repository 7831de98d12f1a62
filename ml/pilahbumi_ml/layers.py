"""What the blocks of an exported file see, pooled over the photo: the file computes them anyway."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import onnx
import onnxruntime
from numpy.typing import NDArray
from onnx import GraphProto, ModelProto, helper, numpy_helper

POOLED, AXES = "pooled", "pooled.axes"
# From textures to things; the mean tells what fills the photo, the highest value what is in it somewhere.
BLOCKS = ("published.2", "published.5", "published.9", "published.10")
KINDS = ("Mean", "Max")
# The last block's mean, which the scope score reads.
NARROW = 320


def add_pools(graph: GraphProto) -> None:
    """One row, as the tensor `pooled`."""
    graph.initializer.append(numpy_helper.from_array(np.array([2, 3], np.int64), AXES))
    parts = []
    for block in BLOCKS:
        seen = block_output(graph, block)
        for kind in KINDS:
            parts.append(f"{POOLED}.{block}.{kind}")
            graph.node.append(helper.make_node(f"Reduce{kind}", [seen, AXES], parts[-1:], keepdims=0))
    graph.node.append(helper.make_node("Concat", parts, [POOLED], axis=1))


def has_pools(graph: GraphProto) -> bool:
    return any(POOLED in node.output for node in graph.node)


def narrow_of(pooled: NDArray[np.float32]) -> NDArray[np.float32]:
    return pooled[:, -2 * NARROW : -NARROW]


def block_output(graph: GraphProto, block: str) -> str:
    """The tensor after a block, with its shortcut added if it has one."""
    project = next(n for n in graph.node if n.op_type == "Conv" and n.input[1].startswith(f"{block}.project.weight"))
    own = rounded(graph, project.output[0])
    # The block's own part is the second summand; as the first it is the shortcut of the next block.
    sums = [node for node in graph.node if node.op_type == "Add" and node.input[1] == own]
    return rounded(graph, sums[0].output[0]) if sums else own


def rounded(graph: GraphProto, tensor: str) -> str:
    """The same tensor as the next layer reads it."""
    through = tensor
    for kind in ("QuantizeLinear", "DequantizeLinear"):
        through = next(n.output[0] for n in graph.node if n.op_type == kind and n.input[0] == through)
    return through


class Layers:
    """Runs a file with the pooled row as one more output."""

    def __init__(self, model: ModelProto, outputs: Sequence[str]) -> None:
        copy = onnx.ModelProto()
        copy.CopyFrom(model)
        known = {output.name for output in copy.graph.output}
        missing = [name for name in outputs if name not in known]
        copy.graph.output.extend(helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, None) for name in missing)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        providers = ["CPUExecutionProvider"]
        self.session = onnxruntime.InferenceSession(copy.SerializeToString(), options, providers=providers)
        self.outputs = list(outputs)

    def run(self, square: NDArray[np.float32]) -> list[NDArray[np.float32]]:
        return [
            np.asarray(one, np.float32).reshape(-1) for one in self.session.run(self.outputs, {"photo": square[None]})
        ]
