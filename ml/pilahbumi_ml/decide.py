"""From outputs to what a person is told, and the thresholds for it; all are chosen on `val` and `val2` alone.

A missed battery costs more than a question too many, so the danger has a threshold of its own: above it the product
asks, whatever else is likelier, and never says "Yakin".
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pilahbumi_ml.answers import Answers
from pilahbumi_ml.figures import Floats, softmax
from pilahbumi_ml.labels import HAZARD, LABELS, MATERIALS, RESIDUE

Flags = NDArray[np.bool_]

# Prices, as shares of the five materials' photos in `val`. What is thrown away as residue is lost, so that costs most.
ASKED_OF_VAL, CALLED_RESIDUE_OF_VAL, REFUSED_OF_VAL = 0.05, 0.0025, 0.04
# Share of the photos of danger that may be refused.
REFUSED_OF_DANGER = 0.01
# Of the least sure fifth of the answers "Yakin" at most this share is wrong.
WRONG_OF_LOWEST_FIFTH = 0.2
# Of the photos of danger at most this share is called "Yakin" as one material.
DANGER_CALLED_SURE = 0.005
SURE_CANDIDATES = np.arange(0.5, 0.996, 0.005)
RESIDUE_BIASES = np.arange(1.5, -4.0, -0.25)
# A danger is asked about from a small share on, so that its name need not win over a material's.
HAZARD_BIAS = -3.0
RESIDUE_AT, HAZARD_AT = LABELS.index(RESIDUE), LABELS.index(HAZARD)


@dataclass
class Settings:
    temperature: float = 1.0
    # Added to the logits of residue and danger, because households have more of the five than training shows.
    bias: list[float] = field(default_factory=lambda: [0.0] * len(LABELS))
    scope_threshold: float = -1.0
    # A danger that the network sees is told also when the photo is unlike the others, down to here.
    hazard_scope_threshold: float = -1.0
    confidence_threshold: float = 0.5
    ask_from: float = 1.0
    sure_from: dict[str, float] = field(default_factory=lambda: dict.fromkeys(MATERIALS, 0.9))

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Verdicts:
    """One entry per photo."""

    shares: Floats
    top: NDArray[np.int64]
    refused: Flags
    asks: Flags
    sure: Flags

    def named(self, label: str) -> Flags:
        return np.asarray(~self.refused & (self.top == LABELS.index(label)))


def decide(answers: Answers, settings: Settings) -> Verdicts:
    shares = softmax(answers.logits + np.array(settings.bias), settings.temperature)
    top = shares.argmax(1)
    is_hazard = (top == HAZARD_AT) | (shares[:, HAZARD_AT] >= settings.ask_from)
    asks = is_hazard & (answers.scope >= settings.hazard_scope_threshold)
    refused = (answers.scope < settings.scope_threshold) & ~asks
    needed = np.array([settings.sure_from.get(label, np.inf) for label in LABELS])
    sure = ~refused & ~asks & (shares.max(1) >= needed[top])
    return Verdicts(shares, top, refused, asks, sure)


def choose_bias(held_out: Answers) -> list[float]:
    """The most residue named, for the price in photos of the five materials that get that name."""
    five = held_out.labelled(*MATERIALS)
    for candidate in RESIDUE_BIASES:
        bias = np.zeros(len(LABELS))
        bias[RESIDUE_AT], bias[HAZARD_AT] = candidate, HAZARD_BIAS
        price = ((five.logits + bias).argmax(1) >= len(MATERIALS)).mean()
        if price <= CALLED_RESIDUE_OF_VAL:
            break
    return [float(one) for one in bias]


def choose_thresholds(held_out: Answers, settings: Settings) -> Settings:
    """With bias and temperature given: scope, the question, and "Yakin" for each material."""
    settings.scope_threshold = round(float(np.quantile(held_out.labelled(*MATERIALS).scope, REFUSED_OF_VAL)), 4)
    dangers = held_out.labelled(HAZARD)
    settings.hazard_scope_threshold = round(float(np.quantile(dangers.scope, REFUSED_OF_DANGER)), 4)
    five = decide(held_out.labelled(*MATERIALS), settings).shares[:, HAZARD_AT]
    settings.ask_from = round(float(np.quantile(five, 1 - ASKED_OF_VAL)), 4)
    settings.sure_from = {material: choose_sure(held_out, settings, material) for material in MATERIALS}
    return settings


def choose_sure(held_out: Answers, settings: Settings, material: str) -> float:
    verdicts, targets = decide(held_out, settings), held_out.targets()
    at = LABELS.index(material)
    called = ~verdicts.refused & ~verdicts.asks & (verdicts.top == at)
    confidence = verdicts.shares[:, at]
    dangers = max(1, int((targets == HAZARD_AT).sum()))
    for candidate in SURE_CANDIDATES:
        sure = np.flatnonzero(called & (confidence >= candidate))
        lowest = sure[confidence[sure].argsort()][: max(1, -(-len(sure) // 5))]
        wrong = (targets[lowest] != at).mean() if len(lowest) else 0.0
        danger = (targets[sure] == HAZARD_AT).sum() / dangers
        if wrong <= WRONG_OF_LOWEST_FIFTH and danger <= DANGER_CALLED_SURE:
            return round(float(candidate), 3)
    return float(SURE_CANDIDATES[-1])
