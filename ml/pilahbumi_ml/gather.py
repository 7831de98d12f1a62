"""Takes photos out of repositories for training: with source, commit and licence, and nothing that we measure on."""

from __future__ import annotations

import csv
import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from pilahbumi_ml.contact_sheet import write_sheets
from pilahbumi_ml.labels import LABELS, UNLABELLED
from pilahbumi_ml.likeness import Known, all_hashes, shrink, stored_hashes, upright_hash
from pilahbumi_ml.photos import MIXED_SPLIT, SCENES, Photo, Pixels, read_rows
from pilahbumi_ml.repository import Repository, open_repository

SHORT_SIDE, LEAST_SIDE, LONGEST = 256, 160, 2.6
WEBP_QUALITY = 80
PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".bmp")
# Splits that only measure; `val2` is taken out of `train2` and measures too.
MEASURED = ("val", "val2", "test", "crossdomain", "crossdomain2", "outside", "outside2")


@dataclass(frozen=True)
class Wanted:
    path: str
    label: str
    kind: str = ""
    # Of a photo without a label: waste of some kind, rather than a scene of none.
    is_waste: bool = False

    @property
    def split(self) -> str:
        return "gathered" if self.label else MIXED_SPLIT if self.is_waste else SCENES


@dataclass
class Source:
    """One entry of the list of sources."""

    name: str
    repository: str
    folder: Path
    licence: str
    # A list with path, label, kind; then rules of a path pattern with label or `is_waste`, kind and the most to take.
    rules: list[dict[str, Any]] = field(default_factory=list)
    list: Path | None = None
    # Paths that somebody looked at and does not want.
    left_out: Path | None = None


@dataclass(frozen=True)
class Taken:
    """One row of the manifest; the columns of the photo set and the commit."""

    path: str
    split: str
    label: str
    source: str
    source_path: str
    licence: str
    sha256: str
    kind: str
    commit: str


def read_sources(file: Path) -> list[Source]:
    """Paths in the list are relative to it."""
    sources = []
    for entry in json.loads(file.read_text()):
        files = {name: file.parent / entry[name] for name in ("folder", "list", "left_out") if name in entry}
        sources.append(Source(**(entry | files)))
    return sources


def gather(sources: Sequence[Source], photos: Sequence[Photo], work: Path, target: Path) -> dict[str, Any]:
    """Writes photos, manifest, contact sheets and a report, and returns the report."""
    target.mkdir(parents=True, exist_ok=True)
    hashes = stored_hashes(photos, work / "likeness.npz")
    measured = Known(np.array([hashes[p.path] for p in photos if p.split in MEASURED], np.uint64))
    trained = Known(np.array([hashes[p.path] for p in photos if p.split not in MEASURED], np.uint64))
    report: dict[str, Any] = {}
    rows: list[Taken] = []
    for source in sources:
        taking = Taking(source, measured, trained, target)
        rows += taking.take_all()
        report[source.name] = taking.report()
    with (target / "manifest.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(Taken.__dataclass_fields__))
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)
    (target / "report.json").write_text(json.dumps(report, indent=2) + "\n")
    write_sheets(target, [(f"{row.source}-{row.label or 'unlabelled'}", row.path) for row in rows])
    return report


class Taking:
    """The photos of one source, and why the others were not taken."""

    def __init__(self, source: Source, measured: Known, trained: Known, target: Path) -> None:
        self.source, self.measured, self.trained, self.target = source, measured, trained, target
        self.repository: Repository = open_repository(source.folder)
        self.taken: Counter[str] = Counter()
        self.dropped: Counter[str] = Counter()

    def report(self) -> dict[str, Any]:
        labels = {label or "unlabelled": count for label, count in sorted(self.taken.items())}
        identity = {"repository": self.source.repository, "commit": self.repository.commit}
        return {**identity, "licence": self.source.licence, "taken": labels, "dropped": dict(self.dropped)}

    def take_all(self) -> list[Taken]:
        left_out = set(self.source.left_out.read_text().split("\n")) if self.source.left_out else set()
        rows = []
        for wanted in wanted_files(self.source, self.repository.paths()):
            row = self.drop("left out after a look") if wanted.path in left_out else self.take(wanted)
            if row:
                rows.append(row)
        return rows

    def take(self, wanted: Wanted) -> Taken | None:
        content = self.repository.read(wanted.path)
        pixels = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR_RGB) if content else None
        if pixels is None:
            return self.drop("not stored or not a picture")
        if min(pixels.shape[:2]) < LEAST_SIDE or max(pixels.shape[:2]) > LONGEST * min(pixels.shape[:2]):
            return self.drop("too small or a strip")
        # Compared as it is written, because that is what training and measuring see.
        written = to_short_side(np.asarray(pixels, np.uint8))
        hashes = all_hashes(shrink(written))
        if self.measured.has(hashes):
            return self.drop("too close to a photo we measure on")
        if self.trained.has(hashes):
            return self.drop("copy of a training photo or of one already taken")
        self.trained.add(upright_hash(shrink(written)))
        return self.write(wanted, written)

    def drop(self, reason: str) -> Taken | None:
        self.dropped[reason] += 1
        return None

    def write(self, wanted: Wanted, pixels: Pixels) -> Taken:
        self.taken[wanted.label] += 1
        folder = f"gathered/{wanted.label or 'unlabelled'}"
        path = f"{folder}/{self.source.name}-{self.taken[wanted.label]:05d}.webp"
        quality = [cv2.IMWRITE_WEBP_QUALITY, WEBP_QUALITY]
        _, packed = cv2.imencode(".webp", cv2.cvtColor(pixels, cv2.COLOR_RGB2BGR), quality)
        content = packed.tobytes()
        (self.target / folder).mkdir(parents=True, exist_ok=True)
        (self.target / path).write_bytes(content)
        return Taken(
            path=path,
            split=wanted.split,
            label=wanted.label,
            source=self.source.name,
            source_path=f"{self.source.repository}:{wanted.path}",
            licence=self.source.licence,
            sha256=hashlib.sha256(content).hexdigest(),
            kind=wanted.kind,
            commit=self.repository.commit,
        )


def wanted_files(source: Source, paths: Sequence[str]) -> Iterator[Wanted]:
    if source.list:
        stored = set(paths)
        for row in read_rows(source.list):
            if row["path"] in stored:
                yield checked(Wanted(row["path"], row["label"], row.get("kind", "")))
    for rule in source.rules:
        matching = [p for p in paths if fnmatch(p, rule["paths"]) and p.lower().endswith(PICTURES)]
        for path in evenly(matching, rule.get("most", len(matching))):
            label, is_waste = rule.get("label", UNLABELLED), rule.get("is_waste", False)
            yield checked(Wanted(path, label, rule.get("kind", ""), is_waste))


def checked(wanted: Wanted) -> Wanted:
    if wanted.label not in (*LABELS, UNLABELLED):
        raise ValueError(f"{wanted.path}: there is no label {wanted.label!r}")
    return wanted


def evenly(paths: Sequence[str], most: int) -> list[str]:
    """Over the whole list, because neighbours are often the same thing again."""
    return list(paths) if most >= len(paths) else [paths[i * len(paths) // most] for i in range(most)]


def to_short_side(pixels: Pixels) -> Pixels:
    height, width = pixels.shape[:2]
    scale = SHORT_SIDE / min(height, width)
    if scale >= 1:
        return pixels
    size = (round(width * scale), round(height * scale))
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
