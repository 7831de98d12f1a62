import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from pilahbumi_ml.gather import gather, read_sources
from pilahbumi_ml.photos import Photo, read_manifest, read_rows

NAMES = ("0b7d5c1e-5c0a-4c58-9a0e-2f6f9a3c1d11", "9c1f4a7e-1d2b-4e6f-8a3b-5d7c9e1f2a33")
HEAD = "path,split,label,source,source_path,licence,sha256,kind,commit"


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """A folder as `pnpm admin export-learning` writes it: two photos, of which none is withdrawn."""
    folder = tmp_path / "export"
    (folder / "photos").mkdir(parents=True)
    lines = [HEAD]
    for seed, (name, label) in enumerate(zip(NAMES, ("b3-elektronik", "kaca"), strict=True)):
        coarse = np.random.default_rng(seed).integers(0, 256, (6, 8, 3)).astype(np.uint8)
        path = f"photos/{name}.jpg"
        assert cv2.imwrite(str(folder / path), cv2.resize(coarse, (1024, 768), interpolation=cv2.INTER_CUBIC))
        lines.append(f"{path},gathered,{label},members,members:{path},consent of the member,,,")
    (folder / "manifest.csv").write_text("\n".join(lines) + "\n")
    (folder / "withdrawn.csv").write_text("path\n")
    return folder


def sources_of(export: Path, left_out: Path) -> Path:
    """The entry of ml/README.md."""
    entry = {
        "name": "members",
        "repository": "members",
        "folder": str(export),
        "licence": "consent of the member",
        "list": str(export / "manifest.csv"),
        "left_out": str(left_out),
    }
    file = export.parent / "sources.json"
    file.write_text(json.dumps([entry]))
    return file


def gathered(export: Path, left_out: Path) -> list[dict[str, str]]:
    target = export.parent / "gathered"
    nothing_measured: list[Photo] = []
    gather(read_sources(sources_of(export, left_out)), nothing_measured, export.parent, target)
    return read_rows(target / "manifest.csv")


def test_an_export_is_gathered_by_its_manifest(export: Path) -> None:
    rows = gathered(export, export / "withdrawn.csv")
    assert [(row["label"], row["split"]) for row in rows] == [("b3-elektronik", "gathered"), ("kaca", "gathered")]
    assert [row["source_path"] for row in rows] == [f"members:photos/{name}.jpg" for name in NAMES]
    assert {row["licence"] for row in rows} == {"consent of the member"}


def test_what_was_withdrawn_since_an_older_export_is_left_out(export: Path) -> None:
    later = export.parent / "withdrawn.csv"
    later.write_text(f"path\nphotos/{NAMES[0]}.jpg\n")
    assert [row["label"] for row in gathered(export, later)] == ["kaca"]


def test_an_export_can_also_be_read_as_a_gathered_folder(export: Path, tmp_path: Path) -> None:
    dataset = tmp_path / "dataset"
    dataset.mkdir()
    (dataset / "manifest.csv").write_text(f"{HEAD}\n")
    photos = read_manifest(dataset, [export])
    assert [(photo.label, photo.split, photo.source) for photo in photos] == [
        ("b3-elektronik", "gathered", "members"),
        ("kaca", "gathered", "members"),
    ]
