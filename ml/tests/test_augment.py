import numpy as np

from pilahbumi_ml.augment import Conditions, augment, move
from pilahbumi_ml.background import plain_background
from pilahbumi_ml.golden import picture


def photo() -> np.ndarray:
    pixels = np.full((200, 160, 3), 255, np.uint8)
    pixels[60:140, 40:120] = picture(80, 80, 3) // 2
    return np.dstack([pixels, plain_background(pixels)])


def test_the_white_round_a_product_is_found_and_the_product_is_not() -> None:
    mask = photo()[:, :, 3]
    assert mask[5, 5] == 255
    assert mask[100, 80] == 0


def test_a_photo_without_white_has_no_plain_background() -> None:
    assert not plain_background(picture(120, 90, 1) // 2).any()


def test_the_same_seed_takes_the_same_photo() -> None:
    first = [augment(photo(), 96, np.random.default_rng([1, n]), Conditions(), 0.4) for n in range(12)]
    again = [augment(photo(), 96, np.random.default_rng([1, n]), Conditions(), 0.4) for n in range(12)]
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first[0], first[1])


def test_what_comes_out_is_a_square_of_bytes() -> None:
    for seed in range(20):
        square = augment(photo(), 64, np.random.default_rng(seed), Conditions(hardship=0.5), 0.4)
        assert square.shape == (64, 64, 3)
        assert square.dtype == np.uint8


def test_an_object_is_put_on_another_ground_and_the_white_is_gone() -> None:
    grounds = [np.zeros((300, 200, 4), np.uint8)]
    for seed in range(10):
        square = move(photo(), 64, np.random.default_rng(seed), grounds)
        assert (square.min(2) > 250).mean() < 0.05
