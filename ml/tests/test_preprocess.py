import numpy as np

from pilahbumi_ml.preprocess import preprocess, resampling


def test_every_output_pixel_is_made_of_whole_weights() -> None:
    for source, target in [(10, 4), (224, 224), (100, 224), (3000, 224)]:
        assert np.allclose(resampling(source, target).sum(1), 1)


def test_a_plain_picture_stays_plain() -> None:
    seen = preprocess(np.full((30, 50, 3), 255, np.uint8), 8)
    assert seen.shape == (3, 8, 8)
    assert np.allclose(seen, 1.0)


def test_a_large_photo_and_its_half_look_alike() -> None:
    smooth = (np.arange(640)[None, :, None] // 4 + np.zeros((480, 1, 3))).astype(np.uint8)
    half = smooth.reshape(240, 2, 320, 2, 3).mean((1, 3)).round().astype(np.uint8)
    assert np.abs(preprocess(smooth, 64) - preprocess(half, 64)).max() < 0.02
