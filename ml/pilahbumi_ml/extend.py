"""Gives a file that knows the five materials two more answers, without touching what it knows.

The five logits stay those of the earlier file, with the second opinion added; residue and danger come from the opinion
alone, against all five together. The scope score is fitted anew, because it refused what was no material.
"""

from __future__ import annotations

import numpy as np
from onnx import GraphProto, ModelProto, TensorProto, helper, numpy_helper

from pilahbumi_ml.features import Matrix
from pilahbumi_ml.labels import LABELS, MATERIALS
from pilahbumi_ml.layers import NARROW, POOLED, add_pools
from pilahbumi_ml.opinion import LIMIT, Opinion
from pilahbumi_ml.published import OPINION
from pilahbumi_ml.scope import NEIGHBOURS, Scope

FIVE, BIAS = "five", "answer.bias"
INT8 = 127.0


class Extension:
    """Adds nodes to a graph; every tensor gets the name of what it is."""

    def __init__(self, graph: GraphProto) -> None:
        self.graph = graph

    def constant(self, name: str, values: Matrix | list[int] | list[float] | float) -> str:
        dtype = np.int64 if isinstance(values, list) and all(isinstance(v, int) for v in values) else np.float32
        self.graph.initializer.append(numpy_helper.from_array(np.asarray(values, dtype), name))
        return name

    def matrix(self, name: str, values: Matrix) -> str:
        """Rounded to eight bits with a scale for each row: a quarter of the bytes."""
        scale = np.abs(values).max(1) / INT8 + 1e-12
        whole = np.round(values / scale[:, None]).astype(np.int8)
        inputs = [f"{name}_quantized", f"{name}_scale"]
        self.graph.initializer.append(numpy_helper.from_array(whole, inputs[0]))
        self.constant(inputs[1], scale.astype(np.float32))
        return self.node("DequantizeLinear", inputs, name, axis=0)

    def node(self, kind: str, inputs: list[str], output: str, **attributes: object) -> str:
        self.graph.node.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def layer(self, row: str, name: str, weight: Matrix, bias: Matrix) -> str:
        inputs = [row, self.matrix(f"{name}.weight", weight), self.constant(f"{name}.bias", bias)]
        return self.node("Gemm", inputs, name, transB=1)

    def add_opinion(self, opinion: Opinion) -> str:
        """Logarithms of seven shares."""
        centred = self.node("Sub", [POOLED, self.constant("opinion.centre", opinion.centre)], "opinion.centred")
        scaled = self.node("Div", [centred, self.constant("opinion.spread", opinion.spread)], "opinion.scaled")
        limits = [self.constant("opinion.least", -LIMIT), self.constant("opinion.most", LIMIT)]
        inner = self.layer(
            self.node("Clip", [scaled, *limits], "opinion.input"), "opinion.inner", opinion.inner, opinion.inner_bias
        )
        ends = [self.constant("opinion.zero", 0.0), self.constant("opinion.six", 6.0)]
        hidden = self.node("Clip", [inner, *ends], "opinion.hidden")
        return self.layer(hidden, "opinion.outer", opinion.outer, opinion.outer_bias)

    def part(self, row: str, name: str, begin: int, end: int) -> str:
        bounds = [self.constant(f"{name}.{word}", [at]) for word, at in (("begin", begin), ("end", end), ("axis", 1))]
        return self.node("Slice", [row, *bounds], name)

    def add_answer(self, opinion: str, temperature: float) -> None:
        """Shares of the five among themselves, then residue and danger against all five."""
        tuned = self.node("Div", [FIVE, self.constant("five.temperature", temperature)], "five.scaled")
        said = self.part(opinion, "opinion.five", 0, len(MATERIALS))
        halved = self.node("Mul", [said, self.constant("opinion.weight", OPINION)], "opinion.weighed")
        five = self.node("LogSoftmax", [self.node("Add", [tuned, halved], "five.both")], "five.shares", axis=1)
        others = self.part(opinion, "opinion.others", len(MATERIALS), len(LABELS))
        together = self.node("ReduceLogSumExp", [said, self.constant("five.axis", [1])], "opinion.together", keepdims=1)
        against = self.node("Sub", [others, together], "others")
        seven = self.node("Concat", [five, against], "seven", axis=1)
        self.node("Add", [seven, self.constant(BIAS, [0.0] * len(LABELS))], "logits")

    def add_scope(self, scope: Scope) -> None:
        narrow = self.part(POOLED, "scope.input", -2 * NARROW, -NARROW)
        length = self.node("ReduceL2", [narrow, self.constant("scope.axis", [1])], "scope.length", keepdims=1)
        unit = self.node("Div", [narrow, length], "scope.unit")
        near = self.layer(unit, "scope.near", scope.prototypes, np.zeros(len(scope.prototypes), np.float32))
        self.graph.node.append(
            helper.make_node(
                "TopK", [near, self.constant("scope.neighbours", [NEIGHBOURS])], ["scope.nearest", "scope.which"]
            )
        )
        similarity = self.node("ReduceMean", ["scope.nearest", "scope.axis"], "scope.similarity", keepdims=1)
        line = self.layer(narrow, "scope.line", scope.slope[None].numpy(), scope.offset.numpy())
        self.node(
            "Reshape", [self.node("Add", [similarity, line], "scope.sum"), self.constant("scope.shape", [1])], "scope"
        )


def with_pools(model: ModelProto) -> ModelProto:
    """The five logits under a name of their own, and the pooled row; the earlier scope score is taken out."""
    extended = ModelProto()
    extended.CopyFrom(model)
    graph = extended.graph
    for node in graph.node:
        for index, output in enumerate(node.output):
            if output == "logits":
                node.output[index] = FIVE
    add_pools(graph)
    keep_only(graph, {FIVE: [1, len(MATERIALS)], POOLED: [1, None]})
    return extended


def extend(model: ModelProto, opinion: Opinion, scope: Scope, temperature: float) -> ModelProto:
    """`model` has pools; `temperature` is that of the earlier file."""
    extended = ModelProto()
    extended.CopyFrom(model)
    extension = Extension(extended.graph)
    extension.add_answer(extension.add_opinion(opinion), temperature)
    extension.add_scope(scope)
    keep_only(extended.graph, {"logits": [1, len(LABELS)], "scope": [1]})
    return extended


def set_bias(model: ModelProto, bias: list[float]) -> None:
    stored = next(one for one in model.graph.initializer if one.name == BIAS)
    stored.CopyFrom(numpy_helper.from_array(np.array(bias, np.float32), BIAS))


def keep_only(graph: GraphProto, outputs: dict[str, list[int | None]]) -> None:
    """What leads to the outputs, given with their shapes; the rest of the earlier file goes."""
    needed = set(outputs)
    kept = []
    for node in reversed(graph.node):
        if needed.intersection(node.output):
            kept.append(node)
            needed.update(node.input)
    initializers = [one for one in graph.initializer if one.name in needed]
    del graph.node[:], graph.initializer[:], graph.output[:], graph.value_info[:]
    graph.node.extend(reversed(kept))
    graph.initializer.extend(initializers)
    graph.output.extend(
        helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in outputs.items()
    )
