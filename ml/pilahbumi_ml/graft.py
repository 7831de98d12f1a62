"""The published network's blocks of one file in another that lacks them: both share the frozen blocks before them."""

from __future__ import annotations

from onnx import GraphProto, NodeProto

from pilahbumi_ml.layers import BLOCKS, block_output

OWN = "published."
# Prefix of names that both files use for different tensors.
PREFIX = "grafted."


def graft(graph: GraphProto, donor: GraphProto, frozen: int = 5) -> None:
    begin = block_output(donor, f"shared.{frozen - 1}")
    renamed = {begin: block_output(graph, f"blocks.{frozen - 1}")}

    def name_of(tensor: str) -> str:
        return renamed.get(tensor) or (tensor if not tensor or tensor.startswith(OWN) else PREFIX + tensor)

    ends = {block_output(donor, block) for block in BLOCKS}
    for node in nodes_between(donor, begin, ends):
        copy = NodeProto()
        copy.CopyFrom(node)
        copy.ClearField("name")
        for names in (copy.input, copy.output):
            names[:] = [name_of(name) for name in names]
        graph.node.append(copy)
    used = {name for node in graph.node for name in node.input}
    for stored in donor.initializer:
        if name_of(stored.name) in used and not any(one.name == name_of(stored.name) for one in graph.initializer):
            graph.initializer.add().CopyFrom(stored)
            graph.initializer[-1].name = name_of(stored.name)


def nodes_between(graph: GraphProto, begin: str, ends: set[str]) -> list[NodeProto]:
    """All that the ends need, up to where the frozen blocks end."""
    needed, found = set(ends), []
    for node in reversed(graph.node):
        if needed.intersection(node.output) and begin not in node.output:
            found.append(node)
            needed.update(node.input)
    return found[::-1]
