"""Compares second opinions over seeds, before any is written into a file; chosen by `val` and `val2` alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from pilahbumi_ml.answers import Answers
from pilahbumi_ml.bench import OWN, Bench, Seen
from pilahbumi_ml.calibrate import fit_temperature
from pilahbumi_ml.decide import Settings, choose_bias, choose_thresholds
from pilahbumi_ml.distil import Teacher, fit_teacher, mixed_answers
from pilahbumi_ml.evaluate import HELD_OUT
from pilahbumi_ml.features import Matrix
from pilahbumi_ml.figures import negative_log_likelihood, softmax
from pilahbumi_ml.labels import MATERIALS
from pilahbumi_ml.opinion import HIDDEN, fit_opinion
from pilahbumi_ml.published import OPINION
from pilahbumi_ml.report import mean_of_seeds
from pilahbumi_ml.table import as_json, rows_of

# Each set is what one shipped opinion would be: three small networks.
SEED_SETS = ((1, 2, 3), (4, 5, 6), (7, 8, 9))
LOSS, LOSS_ALONE = "val and val2: loss", "val and val2: loss of the opinion alone"
SHOWN = (
    LOSS,
    LOSS_ALONE,
    "val: five materials",
    "val2: danger named or asked about",
    "val2: residue named",
    "test: five materials",
    "test: worst recall",
    "RealWaste (a figure of generalisation only if never seen)",
    "siscer",
    "crossdomain2",
    "crossdomain2: kaca",
    "outside2: danger named or asked about",
    "outside2: batteries: danger named or asked about",
    "test: aerosol: danger named or asked about",
    "test: materials asked about",
    "outside2: residue named",
    "outside: residue named",
    "RealWaste: calibration error",
)


@dataclass(frozen=True)
class Trial:
    """The networks whose rows are read; a distilled opinion learns from the teacher that reads all three."""

    networks: tuple[str, ...] = (OWN,)
    hidden: int = HIDDEN
    teaching: float = 0.0
    has_unlabelled: bool = True


ALL = ("lite0", "lite1", "lite2")
# What a download of five megabytes still has room for.
WIDE = 126
TRIALS: dict[str, Trial] = {
    "lite0": Trial(),
    "lite1": Trial(("lite1",)),
    "lite2": Trial(("lite2",)),
    "lite0+lite1+lite2": Trial(ALL),
    "lite0-wide": Trial(hidden=WIDE),
    "distilled": Trial(teaching=0.5),
    "distilled-strongly": Trial(teaching=0.9),
    "distilled-labelled-only": Trial(teaching=0.5, has_unlabelled=False),
}


def joined(five: Matrix, said: Matrix) -> Matrix:
    """As `extend` writes it into the file."""
    materials = said[:, : len(MATERIALS)]
    both = five + OPINION * materials
    shares = both - np.logaddexp.reduce(both, 1, keepdims=True)
    others = said[:, len(MATERIALS) :] - np.logaddexp.reduce(materials, 1, keepdims=True)
    return np.hstack([shares, others]).astype(np.float32)


def figures_of(bench: Bench, said: Matrix) -> dict[str, float]:
    """The temperature comes from `val` as it is; a file's also from disturbed copies."""
    answers = Answers(bench.measured, joined(bench.five, said), bench.scope)
    held_out = answers.split(*HELD_OUT)
    settings = Settings(bias=choose_bias(held_out))
    five = held_out.labelled(*MATERIALS)
    settings.temperature = fit_temperature(five.logits + np.array(settings.bias), five.targets())
    rows = rows_of(answers, choose_thresholds(held_out, settings))
    alone = Answers(bench.measured, said, bench.scope).split(*HELD_OUT)
    return {LOSS: loss_of(held_out), LOSS_ALONE: loss_of(alone)} | {
        name: float(row["value"]) for name, row in as_json(rows).items() if row["photos"]
    }


def loss_of(answers: Answers) -> float:
    targets = answers.targets()
    temperature = fit_temperature(answers.logits, targets)
    return negative_log_likelihood(softmax(answers.logits, temperature), targets)


class Trials:
    def __init__(self, bench: Bench, folder: Path) -> None:
        self.bench, self.folder = bench, folder
        self.known: dict[tuple[str, ...], Seen] = {}
        self.teachers: dict[tuple[int, ...], Teacher] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def seen(self, networks: tuple[str, ...]) -> Seen:
        if networks not in self.known:
            self.known[networks] = self.bench.seen(networks)
        return self.known[networks]

    def run(self, name: str) -> None:
        """Each set of seeds is kept, so that a trial goes on where it stopped."""
        runs = []
        for seeds in SEED_SETS:
            file = self.folder / f"{name}-{seeds[0]}.json"
            if not file.exists():
                file.write_text(json.dumps(figures_of(self.bench, self.said(TRIALS[name], seeds)), indent=2) + "\n")
            runs.append(json.loads(file.read_text()))
        print(as_lines(name, runs), flush=True)

    def said(self, trial: Trial, seeds: Sequence[int]) -> Matrix:
        if trial.teaching == 0:
            seen = self.seen(trial.networks)
            opinion = fit_opinion(seen.lesson.rows, seen.lesson.photos, seeds, trial.hidden)
            return opinion.logits(seen.measured)
        teacher, all_seen = self.teacher(tuple(seeds)), self.seen(ALL)
        own = self.seen(trial.networks)
        photos = own.lesson.photos
        unlabelled = self.bench.unlabelled if trial.has_unlabelled else []
        taught = teacher.shares_of_unknown(all_seen.unlabelled)[: len(unlabelled)]
        answers = mixed_answers(photos, teacher.shares_of_known(all_seen.lesson), taught, trial.teaching)
        rows = np.vstack([own.lesson.rows, own.unlabelled[: len(unlabelled)]])
        opinion = fit_opinion(rows, [*photos, *unlabelled], seeds, trial.hidden, answers)
        return opinion.logits(own.measured)

    def teacher(self, seeds: tuple[int, ...]) -> Teacher:
        """One network for each part: nine over the three sets of seeds. Its temperature is that of `val` and `val2`."""
        if seeds not in self.teachers:
            seen = self.seen(ALL)
            teacher = fit_teacher(seen.lesson, seeds[:1])
            answers = Answers(self.bench.measured, teacher.logits(seen.measured), self.bench.scope).split(*HELD_OUT)
            teacher.temperature = fit_temperature(answers.logits, answers.targets())
            self.teachers[seeds] = teacher
        return self.teachers[seeds]


def as_lines(name: str, runs: Sequence[dict[str, Any]]) -> str:
    lines = [f"{name}, {len(runs)} sets of seeds: mean ± half of the 95 % interval over them"]
    for figure in SHOWN:
        if figure in runs[0]:
            of = mean_of_seeds([run[figure] for run in runs])
            lines.append(f"  {figure:70} {of['mean'] * 100:6.2f} ± {of['half'] * 100:.2f}")
    return "\n".join(lines)
