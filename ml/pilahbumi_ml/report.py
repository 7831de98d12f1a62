"""Means over seeds with their intervals, and the confusion matrix as a picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

from pilahbumi_ml.labels import LABELS

matplotlib.use("Agg")
from matplotlib import pyplot

# Two-sided 95 % quantiles of Student's t for n − 1 degrees of freedom.
STUDENT = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776, 6: 2.571}


def mean_of_seeds(values: Sequence[float]) -> dict[str, float]:
    """The mean and half of its 95 % interval; the variance is over seeds, not over photos."""
    middle, count = float(np.mean(values)), len(values)
    half = STUDENT[count] * float(np.std(values, ddof=1)) / math.sqrt(count)
    return {"mean": round(middle, 4), "half": round(half, 4)}


def over_seeds(runs: Sequence[dict[str, Any]]) -> dict[str, dict[str, float]]:
    names = runs[0]["figures"]
    return {name: mean_of_seeds([run["figures"][name]["value"] for run in runs]) for name in names}


def draw_confusion(table: Sequence[Sequence[int]], title: str, path: Path) -> None:
    counts = np.array(table)
    shares = counts / np.maximum(counts.sum(1, keepdims=True), 1)
    figure, axes = pyplot.subplots(figsize=(6.6, 5.8), dpi=110)
    axes.imshow(shares, cmap="Greens", vmin=0, vmax=1)
    axes.set_xticks(range(len(LABELS)), LABELS)
    axes.set_yticks(range(len(LABELS)), LABELS)
    axes.set_xlabel("model says")
    axes.set_ylabel("photo shows")
    axes.set_title(title, fontsize=10)
    for row in range(len(LABELS)):
        for column in range(len(LABELS)):
            colour = "white" if shares[row, column] > 0.5 else "black"
            axes.text(column, row, str(counts[row, column]), ha="center", va="center", color=colour)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
