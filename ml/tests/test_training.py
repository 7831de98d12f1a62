from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
import torch

from pilahbumi_ml.clock import Clock
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.photos import Photo, PhotoCache, decode, read_manifest, write_cache
from pilahbumi_ml.recipe import Recipe
from pilahbumi_ml.teach import answer_views, answers_file
from pilahbumi_ml.train import train
from pilahbumi_ml.views import Views, training_photos

SMALL = Recipe(sizes=(64, 64), batch=4, warmup_steps=1, views=2, mixing=0.5)


@pytest.fixture
def photos(tmp_path: Path) -> list[Photo]:
    """Two of each label to train on, one of each held out, and two without a label."""
    folder, random = tmp_path / "dataset", np.random.default_rng(1)
    rows = ["path,split,label,source"]
    named = [(label, "train", n) for label in LABELS for n in range(2)]
    named += [(label, "val", 2) for label in LABELS] + [("", "unlabelled", n) for n in range(2)]
    named += [("residu", "val2", 3), ("b3-elektronik", "val2", 3)]
    for label, split, number in named:
        file = folder / f"{label or 'rooms'}-{split}-{number}.png"
        file.parent.mkdir(exist_ok=True)
        cv2.imwrite(str(file), cv2.resize(random.integers(0, 256, (5, 5, 3)).astype(np.uint8), (90, 70)))
        rows.append(f"{file.name},{split},{label},web")
    (folder / "manifest.csv").write_text("\n".join(rows) + "\n")
    return read_manifest(folder)


@pytest.fixture
def cache(tmp_path: Path, photos: list[Photo]) -> PhotoCache:
    write_cache(photos, tmp_path / "cache")
    return PhotoCache(tmp_path / "cache")


class Ends(Clock):
    """Over after a number of steps."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.left = steps

    def wait(self) -> None:
        self.left -= 1

    def is_over(self) -> bool:
        return self.left < 0


def test_a_run_that_stopped_in_the_middle_of_an_epoch_ends_as_one_that_did_not(
    tmp_path: Path, photos: list[Photo], cache: PhotoCache
) -> None:
    whole, parts = tmp_path / "runs" / "a-1", tmp_path / "runs" / "b-1"
    assert train(SMALL, photos, cache, tmp_path, whole, Clock())
    assert not train(SMALL, photos, cache, tmp_path, parts, Ends(2))
    assert not (parts / "model.pt").exists()
    assert train(SMALL, photos, cache, tmp_path, parts, Clock())
    one, other = (torch.load(run / "model.pt", weights_only=True) for run in (whole, parts))
    assert all(torch.equal(one[name], other[name]) for name in one)


def test_a_student_learns_from_its_teachers_answers_also_about_photos_without_a_label(
    tmp_path: Path, photos: list[Photo], cache: PhotoCache
) -> None:
    assert train(SMALL, photos, cache, tmp_path, tmp_path / "runs" / "teacher-1", Clock())
    student = replace(SMALL, teachers=("teacher-1",))
    with pytest.raises(LookupError, match="run `teach` first"):
        train(student, photos, cache, tmp_path, tmp_path / "runs" / "student-1", Clock())
    own = training_photos(student, photos)
    answered = answer_views("teacher-1", student, Views(student, own, cache), tmp_path, Clock())
    assert answered == len(own) * 2
    assert answers_file(tmp_path, "teacher-1").stat().st_size == answered * len(LABELS) * 2
    assert train(student, photos, cache, tmp_path, tmp_path / "runs" / "student-1", Clock())


def test_decoding_goes_on_where_it_stopped(tmp_path: Path, photos: list[Photo]) -> None:
    folder = tmp_path / "later"
    assert write_cache(photos[:3], folder) == 3
    with (folder / "pixels.bin").open("ab") as file:
        file.write(b"an interrupted run")
    assert write_cache(photos, folder) == len(photos) - 3
    cached, fresh = PhotoCache(folder).read(photos[-1].path), decode(photos[-1].folder / photos[-1].path)
    assert np.array_equal(cached[:, :, :3], fresh)
