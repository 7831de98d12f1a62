"""The figures that a model must show, each with its interval, its floor and its goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pilahbumi_ml.answers import Answers
from pilahbumi_ml.decide import Settings, decide
from pilahbumi_ml.figures import calibration_error, share_interval
from pilahbumi_ml.labels import HAZARD, LABELS, MATERIALS, RESIDUE

SOLD = tuple(LABELS.index(label) for label in MATERIALS if label != "organik")


@dataclass
class Row:
    figure: str
    value: float
    interval95: tuple[float, float] | None
    photos: int
    # The value must be at least, or at most, this.
    floor: float | None = None
    goal: float | None = None
    is_most: bool = False

    @property
    def is_met(self) -> bool | None:
        if self.floor is None:
            return None
        return self.value <= self.floor if self.is_most else self.value >= self.floor


Limits = tuple[float | None, float | None]
NONE: Limits = (None, None)


def share(figure: str, hits: NDArray[np.bool_], limits: Limits = NONE, is_most: bool = False) -> Row:
    value = float(hits.mean()) if len(hits) else float("nan")
    interval = share_interval(value, len(hits)) if len(hits) else None
    return Row(figure, value, interval, len(hits), *limits, is_most=is_most)


def right(answers: Answers, settings: Settings) -> NDArray[np.bool_]:
    """The strict reading: a material that is called residue or danger is wrong."""
    return np.asarray(decide(answers, settings).top == answers.targets())


def right_of_five(answers: Answers) -> NDArray[np.bool_]:
    return np.asarray(answers.logits[:, : len(MATERIALS)].argmax(1) == answers.targets())


def rows_of(answers: Answers, settings: Settings) -> list[Row]:
    return [
        *material_rows(answers, settings),
        *hazard_rows(answers, settings),
        *residue_rows(answers, settings),
        *other_rows(answers, settings),
    ]


def material_rows(answers: Answers, settings: Settings) -> list[Row]:
    five = answers.labelled(*MATERIALS)
    test, home = five.split("test"), five.split("crossdomain2")
    siscer = five.where(lambda p: p.source == "siscer")
    realwaste = five.split("crossdomain").where(lambda p: p.source == "realwaste")
    recalls = [share(f"test: recall of {m}", right(test.labelled(m), settings)) for m in MATERIALS]
    worst = min(recalls, key=lambda row: row.value)
    rows = [
        share("val: five materials", right(five.split("val"), settings)),
        share("test: five materials", right(test, settings), (0.945, 0.97)),
        share("test: five materials, residue and danger not offered", right_of_five(test)),
        share("test: TrashNet's rows", right(test.where(lambda p: p.source == "trashnet"), settings)),
        *recalls,
        Row("test: worst recall", worst.value, worst.interval95, worst.photos, 0.89, 0.93),
        share("RealWaste (a figure of generalisation only if never seen)", right(realwaste, settings), (0.74, 0.8)),
        share("siscer", right(siscer, settings), (0.72, 0.85)),
        *[share(f"siscer: recall of {m}", right(siscer.labelled(m), settings)) for m in MATERIALS],
        share("crossdomain2", right(home, settings), (0.86, 0.93)),
        share("crossdomain2: kaca", right(home.labelled("kaca"), settings), (0.75, None)),
        share("crossdomain2, residue and danger not offered", right_of_five(home)),
    ]
    for name, own, limits in (
        ("test", test, (0.03, 0.01)),
        ("crossdomain", five.split("crossdomain"), (0.08, 0.04)),
        ("crossdomain2", home, NONE),
    ):
        called = decide(own, settings).top >= len(MATERIALS)
        rows.append(share(f"{name}: materials called residue or danger", called, limits, is_most=True))
    return rows


def hazard_rows(answers: Answers, settings: Settings) -> list[Row]:
    hazards = answers.labelled(HAZARD)
    outside = hazards.split("outside2")
    groups = {
        "val2": (hazards.split("val2"), NONE),
        "outside2": (outside, (0.92, 0.97)),
        "outside2: batteries": (outside.where(lambda p: p.kind == "baterai"), (0.98, 1.0)),
        "test: aerosol": (hazards.split("test"), (0.85, 0.95)),
    }
    rows = []
    for name, (own, limits) in groups.items():
        verdicts = decide(own, settings)
        sold = verdicts.sure & np.isin(verdicts.top, SOLD)
        most: Limits = NONE if name == "val2" else (0.03, 0.005)
        rows += [
            share(f"{name}: danger named", verdicts.named(HAZARD)),
            share(f"{name}: danger named or asked about", verdicts.asks, limits),
            share(f'{name}: danger called "Yakin" as something to sell', sold, most, is_most=True),
            share(f"{name}: danger refused", verdicts.refused),
        ]
    for name, split in (("val", "val"), ("test", "test"), ("crossdomain", "crossdomain"), ("home", "crossdomain2")):
        asked = decide(answers.labelled(*MATERIALS).split(split), settings).asks
        rows.append(share(f"{name}: materials asked about", asked, (0.05, None) if name == "test" else NONE, True))
    return rows


def residue_rows(answers: Answers, settings: Settings) -> list[Row]:
    rows = []
    limits: dict[str, Limits] = {"val2": NONE, "outside2": (0.85, 0.93), "outside": (0.55, 0.8)}
    for split, limit in limits.items():
        own = answers.labelled(RESIDUE).split(split)
        verdicts = decide(own, settings)
        rows += [
            share(f"{split}: residue named", verdicts.named(RESIDUE), limit),
            share(f"{split}: residue refused", verdicts.refused),
            share(f'{split}: residue called "Yakin" as a material', verdicts.sure),
        ]
        for source in sorted({photo.source for photo in own.photos}):
            part = own.where(lambda p, source=source: p.source == source)  # type: ignore[misc]
            rows.append(share(f"{split}: residue of {source} named", decide(part, settings).named(RESIDUE)))
    return rows


def other_rows(answers: Answers, settings: Settings) -> list[Row]:
    """A photo of no waste that is taken for a danger is not refused."""
    nothing = answers.split("outside").labelled("bukan-sampah")
    five = answers.labelled(*MATERIALS)
    rows = [share("outside: not waste refused", decide(nothing, settings).refused, (0.94, 0.97))]
    for split in ("test", "crossdomain", "crossdomain2"):
        rows.append(share(f"{split}: materials refused", decide(five.split(split), settings).refused))
    for name, own, limits in (
        ("test", five.split("test"), (0.02, 0.015)),
        ("RealWaste", five.where(lambda p: p.split == "crossdomain" and p.source == "realwaste"), (0.09, 0.05)),
    ):
        error = calibration_error(decide(own, settings).shares, own.targets()) if own.photos else float("nan")
        rows.append(Row(f"{name}: calibration error", error, None, len(own.photos), *limits, is_most=True))
    return rows


def as_json(rows: Sequence[Row]) -> dict[str, Any]:
    return {row.figure: {**asdict(row), "met": row.is_met} for row in rows}


def as_text(rows: Sequence[Row]) -> str:
    lines = []
    for row in rows:
        interval = f"({row.interval95[0] * 100:.1f}–{row.interval95[1] * 100:.1f})" if row.interval95 else ""
        floor = "" if row.floor is None else f"{'≤' if row.is_most else '≥'} {row.floor * 100:g}"
        mark = "" if row.is_met is None else "ok" if row.is_met else "BELOW THE FLOOR"
        lines.append(f"{row.figure:70} {row.value * 100:6.1f} {interval:14} n={row.photos:<5} {floor:7} {mark}")
    return "\n".join(lines)
