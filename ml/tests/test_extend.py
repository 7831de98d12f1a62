from pathlib import Path

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray
from onnx import ModelProto, numpy_helper

from pilahbumi_ml.extend import FIVE, Extension, keep_only
from pilahbumi_ml.figures import softmax
from pilahbumi_ml.labels import HAZARD, LABELS, MATERIALS, RESIDUE
from pilahbumi_ml.layers import POOLED, Layers, narrow_of
from pilahbumi_ml.opinion import LIMIT, SHARES, fit_opinion, sampling_weights
from pilahbumi_ml.photos import Photo
from pilahbumi_ml.published import OPINION

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "packages/classifier/model/model.onnx", ROOT / "ml/reference/generalisation.onnx"]
Numbers = NDArray[np.float32]


@pytest.mark.parametrize("file", FILES, ids=["shipped", "reference"])
def test_the_file_joins_both_opinions_as_it_is_written_down(file: Path) -> None:
    model = onnx.load(file)
    stored = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    layers = Layers(model, [FIVE, POOLED, "opinion.outer", "logits", "scope"])
    square = np.random.default_rng(2).uniform(-1, 1, (3, 224, 224)).astype(np.float32)
    five, pooled, said, logits, scope = layers.run(square)
    both = five / stored["five.temperature"] + OPINION * said[: len(MATERIALS)]
    assert logits[: len(MATERIALS)] == pytest.approx(logarithm_of_shares(both), abs=1e-4)
    together = np.logaddexp.reduce(said[: len(MATERIALS)])
    others = said[len(MATERIALS) :] - together + stored["answer.bias"][len(MATERIALS) :]
    assert logits[len(MATERIALS) :] == pytest.approx(others, abs=1e-4)
    narrow = narrow_of(pooled[None])[0]
    similarity = np.sort(dequantised(stored, "scope.near.weight") @ narrow / np.linalg.norm(narrow))[-5:].mean()
    line = (dequantised(stored, "scope.line.weight") @ narrow + stored["scope.line.bias"])[0]
    assert scope[0] == pytest.approx(similarity + line, abs=1e-4)


def test_three_small_networks_side_by_side_give_their_mean_opinion() -> None:
    random = np.random.default_rng(1)
    photos = [Photo(f"{i}", "train", LABELS[i % len(LABELS)], "somewhere") for i in range(1400)]
    rows = random.normal(0, 1, (len(photos), 20)).astype(np.float32)
    rows[np.arange(len(photos)), [photo.target for photo in photos]] += 4
    opinion = fit_opinion(rows, photos)
    model = ModelProto()
    extension = Extension(model.graph)
    extension.add_opinion(opinion)
    model.graph.input.append(onnx.helper.make_tensor_value_info(POOLED, onnx.TensorProto.FLOAT, [1, 20]))
    keep_only(model.graph, {"opinion.outer": [1, len(LABELS)]})
    model.ir_version = 9
    model.opset_import.add().version = 18
    session = Layers(model, ["opinion.outer"]).session
    said = np.vstack([session.run(None, {POOLED: row[None]})[0] for row in rows])
    hidden = np.clip((rows - opinion.centre) / opinion.spread, -LIMIT, LIMIT) @ opinion.inner.T + opinion.inner_bias
    expected = np.clip(hidden, 0, 6) @ opinion.outer.T + opinion.outer_bias
    assert np.abs(said - expected).max() < 0.2, "only rounding to eight bits differs"
    assert (said.argmax(1) == [photo.target for photo in photos]).mean() > 0.9


def test_no_source_speaks_alone_and_every_answer_has_its_share() -> None:
    photos = [Photo(f"{i}", "train", "kaca", "large") for i in range(900)]
    photos += [Photo(f"s{i}", "train", "kaca", "small") for i in range(100)]
    photos += [Photo(f"{label}{i}", "train", label, "one") for label in (RESIDUE, HAZARD) for i in range(10)]
    weights = sampling_weights(photos)
    assert weights[:1000].sum() == pytest.approx(SHARES["kaca"])
    assert weights[:900].sum() == pytest.approx(3 * weights[900:1000].sum())
    assert weights[1000:1010].sum() == pytest.approx(SHARES[RESIDUE])


def logarithm_of_shares(logits: Numbers) -> Numbers:
    return np.asarray(np.log(softmax(logits[None], 1.0)[0]), np.float32)


def dequantised(stored: dict[str, Numbers], name: str) -> Numbers:
    return np.asarray(stored[f"{name}_quantized"].astype(np.float32) * stored[f"{name}_scale"][:, None])
