import json
import subprocess
from pathlib import Path

import cv2
import numpy as np
import pytest

from pilahbumi_ml.gather import gather, read_sources
from pilahbumi_ml.likeness import Known, all_hashes, shrink, upright_hash
from pilahbumi_ml.photos import Photo, Pixels, decode, read_manifest, read_rows


def scene(seed: int, height: int = 300, width: int = 400) -> Pixels:
    """Soft blotches: like a photo, neighbouring pixels are alike."""
    coarse = np.random.default_rng(seed).integers(0, 256, (6, 8, 3)).astype(np.uint8)
    return np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), np.uint8)


def save(pixels: Pixels, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    assert cv2.imwrite(str(file), cv2.cvtColor(np.ascontiguousarray(pixels), cv2.COLOR_RGB2BGR))


@pytest.fixture
def dataset(tmp_path: Path) -> list[Photo]:
    """One photo that we measure on and one that we train on."""
    folder = tmp_path / "dataset"
    rows = ["path,split,label,source,source_path,licence,sha256,published_split"]
    for seed, split in ((1, "test"), (2, "train")):
        save(scene(seed), folder / split / f"{seed}.png")
        rows.append(f"{split}/{seed}.png,{split},logam,own,own:{seed},MIT,,")
    (folder / "manifest.csv").write_text("\n".join(rows) + "\n")
    return read_manifest(folder)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """The measured photo turned and mirrored, the trained one, new ones twice, a small one, and a text."""
    folder = tmp_path / "repository"
    save(np.rot90(scene(1)[:, ::-1]), folder / "batteries" / "a.jpg")
    save(scene(2), folder / "batteries" / "b.jpg")
    save(scene(3, 600, 900), folder / "batteries" / "c.jpg")
    save(scene(3, 300, 450), folder / "batteries" / "d.png")
    save(scene(4, 100, 120), folder / "batteries" / "e.jpg")
    save(scene(5), folder / "rooms" / "f.jpg")
    (folder / "batteries" / "g.jpg").write_text("not a picture")
    return folder


def committed(folder: Path, target: Path) -> str:
    """A bare git directory of the folder, and its commit."""
    git = ["git", "-c", "user.name=n", "-c", "user.email=n@example.org", "-C", str(folder)]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "photos"]):
        subprocess.run([*git, *command], check=True)
    subprocess.run(["git", "clone", "-q", "--bare", str(folder), str(target)], check=True)
    return subprocess.run([*git, "rev-parse", "HEAD"], check=True, stdout=-1, text=True).stdout.strip()


def list_of(folder: Path, **more: object) -> Path:
    rules = [
        {"paths": "batteries/*", "label": "b3-elektronik", "kind": "baterai"},
        {"paths": "rooms/*"},
    ]
    entry = {"name": "own", "repository": "somebody/photos", "folder": str(folder), "licence": "MIT", "rules": rules}
    file = folder.parent / "sources.json"
    file.write_text(json.dumps([entry | more]))
    return file


def test_what_is_taken_keeps_its_source_commit_and_licence(
    tmp_path: Path, dataset: list[Photo], repository: Path
) -> None:
    commit = committed(repository, tmp_path / "bare.git")
    target = tmp_path / "gathered"
    gather(read_sources(list_of(tmp_path / "bare.git")), dataset, tmp_path, target)
    battery, room = read_rows(target / "manifest.csv")
    assert battery["source_path"] == "somebody/photos:batteries/c.jpg"
    assert (battery["commit"], battery["licence"], battery["kind"]) == (commit, "MIT", "baterai")
    assert (battery["split"], room["split"], room["label"]) == ("gathered", "unlabelled", "")
    assert min(decode(target / battery["path"]).shape[:2]) == 256
    assert len(list((target / "sheets").iterdir())) == 2


def test_waste_without_a_label_is_kept_apart_from_scenes(
    tmp_path: Path, dataset: list[Photo], repository: Path
) -> None:
    sources = read_sources(list_of(repository, rules=[{"paths": "rooms/*", "is_waste": True}]))
    gather(sources, dataset, tmp_path, tmp_path / "gathered")
    (taken,) = read_rows(tmp_path / "gathered" / "manifest.csv")
    assert (taken["split"], taken["label"]) == ("outside-more", "")


def test_the_report_says_why_the_others_were_not_taken(tmp_path: Path, dataset: list[Photo], repository: Path) -> None:
    report = gather(read_sources(list_of(repository)), dataset, tmp_path, tmp_path / "gathered")["own"]
    assert report["taken"] == {"unlabelled": 1, "b3-elektronik": 1}
    assert report["dropped"] == {
        "too close to a photo we measure on": 1,
        "copy of a training photo or of one already taken": 2,
        "too small or a strip": 1,
        "not stored or not a picture": 1,
    }


def test_a_photo_that_somebody_left_out_is_not_taken(tmp_path: Path, dataset: list[Photo], repository: Path) -> None:
    (tmp_path / "left-out.txt").write_text("rooms/f.jpg\n")
    sources = read_sources(list_of(repository, left_out="left-out.txt"))
    report = gather(sources, dataset, tmp_path, tmp_path / "gathered")["own"]
    assert "unlabelled" not in report["taken"]
    assert report["dropped"]["left out after a look"] == 1


def test_a_label_that_does_not_exist_is_refused(tmp_path: Path, dataset: list[Photo], repository: Path) -> None:
    sources = read_sources(list_of(repository, rules=[{"paths": "*", "label": "baterai"}]))
    with pytest.raises(ValueError, match="there is no label"):
        gather(sources, dataset, tmp_path, tmp_path / "gathered")


def test_a_picture_is_found_in_every_turn_and_another_picture_is_not() -> None:
    known = Known(np.array([upright_hash(shrink(scene(1)))], np.uint64))
    for side in (scene(1), scene(1)[:, ::-1]):
        for turn in range(4):
            assert known.has(all_hashes(shrink(np.rot90(side, turn))))
    assert not known.has(all_hashes(shrink(scene(2))))


def test_a_gathered_folder_that_is_not_there_is_not_passed_over(tmp_path: Path, dataset: list[Photo]) -> None:
    with pytest.raises(FileNotFoundError, match="has no manifest"):
        read_manifest(dataset[0].folder, [tmp_path / "nothing"])
