from collections import Counter

import numpy as np

from pilahbumi_ml.mix import cut_and_mix
from pilahbumi_ml.photos import Photo
from pilahbumi_ml.sampling import allot, balanced_order
from pilahbumi_ml.whiteness import chances_to_move


def some(label: str, source: str, count: int) -> list[Photo]:
    return [Photo(f"{label}/{source}-{n}", "train", label, source) for n in range(count)]


PHOTOS = some("logam", "web", 800) + some("kaca", "web", 200) + some("kaca", "home", 50) + some("", "rooms", 100)


def test_every_label_is_drawn_equally_often_and_small_sources_more_than_they_come() -> None:
    order = balanced_order(PHOTOS, np.random.default_rng(1), 0.5, 3, 0.1)
    labels = Counter(PHOTOS[i].label for i in order)
    assert labels["logam"] == labels["kaca"]
    assert labels[""] == 115
    sources = Counter(PHOTOS[i].source for i in order if PHOTOS[i].label == "kaca")
    assert sources["home"] / sources["web"] > 0.25


def test_no_photo_is_drawn_more_often_than_allowed() -> None:
    order = balanced_order(PHOTOS, np.random.default_rng(1), 0.0, 2, 0.0)
    assert max(Counter(order.tolist()).values()) <= 2


def test_what_a_small_source_cannot_give_the_others_do() -> None:
    assert allot(100, [5, 200], power=0.0, most=2) == [10, 90]
    assert sum(allot(100, [5, 20], power=0.5, most=2)) == 50


def test_objects_are_moved_until_no_label_has_more_white_than_the_middle_one() -> None:
    whites = {"b3-elektronik": 80, "logam": 40, "organik": 10}
    photos = [photo for label in whites for photo in some(label, "web", 100)]
    moved = chances_to_move(photos, [n < white for white in whites.values() for n in range(100)])
    left = {label: white * (1 - moved[label]) for label, white in whites.items()}
    assert np.isclose(left["b3-elektronik"], left["logam"])
    assert moved["b3-elektronik"] > moved["logam"] == moved["organik"]


def test_a_box_of_another_photo_counts_by_its_area() -> None:
    squares = np.stack([np.full((64, 64, 3), 10 * n, np.uint8) for n in range(8)])
    mixed, partner, share = cut_and_mix(squares, np.random.default_rng(3), 1.0)
    assert (share > 0).any()
    for index in range(8):
        foreign = (mixed[index, :, :, 0] == 10 * partner[index]).mean() if partner[index] != index else 0.0
        assert np.isclose(foreign, share[index])
