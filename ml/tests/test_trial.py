from pathlib import Path

import numpy as np
import onnx
import pytest
import torch
from onnx import numpy_helper

from pilahbumi_ml.bench import MOST_OF_MATERIAL, MOST_OF_OTHERS, thinned
from pilahbumi_ml.distil import FOLDS, fit_teacher, fold_of, mixed_answers
from pilahbumi_ml.extend import BIAS, FIVE
from pilahbumi_ml.features import published_network
from pilahbumi_ml.figures import softmax
from pilahbumi_ml.labels import HAZARD, LABELS, UNLABELLED
from pilahbumi_ml.layers import Layers
from pilahbumi_ml.opinion import UNLABELLED_SHARE, fit_opinion, sampling_weights
from pilahbumi_ml.photos import Photo
from pilahbumi_ml.rows import Lesson
from pilahbumi_ml.trial import joined
from pilahbumi_ml.trunk import Trunk

SHIPPED = Path(__file__).parents[2] / "packages/classifier/model/model.onnx"


@pytest.fixture
def lesson() -> Lesson:
    """The label is the largest number of the row."""
    photos = [Photo(f"{i}", "train", LABELS[i % len(LABELS)], "somewhere") for i in range(1400)]
    rows = np.random.default_rng(1).normal(0, 1, (len(photos), 12)).astype(np.float32)
    rows[np.arange(len(photos)), [photo.target for photo in photos]] += 4
    return Lesson(photos, rows)


def test_a_trial_joins_both_opinions_as_the_file_does() -> None:
    model = onnx.load(SHIPPED)
    stored = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    square = np.random.default_rng(3).uniform(-1, 1, (3, 224, 224)).astype(np.float32)
    five, said, logits = Layers(model, [FIVE, "opinion.outer", "logits"]).run(square)
    trial = joined(five[None] / stored["five.temperature"], said[None])[0] + stored[BIAS]
    assert logits == pytest.approx(trial, abs=1e-4)


def test_a_teacher_answers_with_networks_that_did_not_learn_from_the_photo(lesson: Lesson) -> None:
    teacher = fit_teacher(lesson, [1])
    assert len(teacher.folds) == FOLDS
    taught, own = teacher.shares_of_known(lesson), fold_of(lesson.photos)
    for at in (0, 1, 2, 3):
        expected = softmax(teacher.folds[own[at]].logits(lesson.rows[at : at + 1]))
        assert taught[at] == pytest.approx(expected[0], abs=1e-5)
    assert (taught.argmax(1) == [photo.target for photo in lesson.photos]).mean() > 0.8


def test_a_student_learns_label_and_teacher_and_the_teacher_alone_where_there_is_no_label(lesson: Lesson) -> None:
    taught = np.full((len(lesson.photos), len(LABELS)), 1 / len(LABELS), np.float32)
    only_danger = np.eye(len(LABELS), dtype=np.float32)[[LABELS.index(HAZARD)] * 100]
    answers = mixed_answers(lesson.photos, taught, only_danger, teaching=0.5)
    assert answers[0, lesson.photos[0].target] == pytest.approx(0.5 + 0.5 / len(LABELS))
    assert answers[-1].argmax() == LABELS.index(HAZARD)
    unlabelled = [Photo(f"u{i}", "outside-more", UNLABELLED, "somewhere") for i in range(100)]
    rows = np.vstack([lesson.rows, np.full((100, 12), -5, np.float32)])
    photos = [*lesson.photos, *unlabelled]
    weights = sampling_weights(photos)
    assert weights[-100:].sum() == pytest.approx(UNLABELLED_SHARE)
    opinion = fit_opinion(rows, photos, [1], 16, answers)
    assert opinion.inner.shape == (16, 12)
    assert opinion.logits(rows[-1:]).argmax() == LABELS.index(HAZARD)


def test_no_source_gives_more_than_its_share_to_a_trial() -> None:
    photos = [Photo(f"{label}{i}", "train", label, "one") for label in ("kaca", HAZARD) for i in range(1000)]
    kept = thinned([*photos, Photo("rare", "train", "kaca", "other")])
    assert [photo.label for photo in kept].count("kaca") == MOST_OF_MATERIAL + 1
    assert [photo.label for photo in kept].count(HAZARD) == MOST_OF_OTHERS


@torch.no_grad()
def test_a_larger_trunk_gives_the_ends_of_its_last_four_stages() -> None:
    photo = torch.rand(1, 3, 64, 64) * 2 - 1
    row = Trunk("lite1")(photo)
    assert row.shape == (1, 2 * (80 + 112 + 192 + 320))
    assert row[:, -640:-320] == pytest.approx(published_network("lite1").narrow_features(photo), abs=1e-3)
    assert Trunk("lite2")(torch.rand(1, 3, 68, 68)).shape == (1, 2 * (88 + 120 + 208 + 352))
