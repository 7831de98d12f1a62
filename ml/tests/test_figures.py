import numpy as np
import pytest

from pilahbumi_ml.calibrate import fit_temperature
from pilahbumi_ml.figures import accuracy, calibration_error, confusion, recalls, separation, share_interval, softmax

TARGETS = np.array([0, 0, 1, 1], np.int64)
LOGITS = np.array([[2.0, 0], [0, 1], [0, 3], [0, 1]])


def test_accuracy_recalls_and_confusion_count_the_same_photos() -> None:
    assert accuracy(LOGITS, TARGETS) == 0.75
    assert recalls(LOGITS, TARGETS) == [0.5, 1.0]
    assert confusion(LOGITS, TARGETS).tolist() == [[1, 1], [0, 2]]


def test_a_model_that_is_as_sure_as_it_is_right_has_no_calibration_error() -> None:
    shares = np.tile([0.75, 0.25], (4, 1))
    assert calibration_error(shares, np.array([0, 0, 0, 1])) == pytest.approx(0)
    assert calibration_error(shares, np.array([1, 1, 1, 1])) == pytest.approx(0.75)


def test_the_temperature_that_made_the_labels_is_found_again() -> None:
    random = np.random.default_rng(1)
    logits = random.normal(0, 3, (4000, 5))
    targets = np.array([random.choice(5, p=share) for share in softmax(logits, 2.0)], np.int64)
    assert fit_temperature(logits, targets) == pytest.approx(2.0, rel=0.1)


def test_separation_is_one_when_every_inside_score_is_higher() -> None:
    assert separation(np.array([3.0, 4.0]), np.array([1.0, 2.0])) == 1
    assert separation(np.array([1.0, 4.0]), np.array([2.0, 3.0])) == 0.5


def test_the_interval_holds_the_share_and_narrows_with_photos() -> None:
    few, many = share_interval(0.9, 40), share_interval(0.9, 4000)
    assert few[0] < many[0] < 0.9 < many[1] < few[1]
