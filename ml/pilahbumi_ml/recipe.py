"""Configuration of a training run, saved with its results."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

# Sources whose photos carry a stated licence that allows commercial use.
CLEARED = ("trashnet", "traaush", "grocery", "plantdoc", "aquatrash", "mbg", "woodlog", "ecoera")

WITHOUT_REALWASTE = ("train", "train-more", "train2", "outside-more", "gathered", "unlabelled")


@dataclass(frozen=True)
class Recipe:
    network: str = "lite0"
    splits: tuple[str, ...] = (*WITHOUT_REALWASTE, "extra-realwaste")
    sources: tuple[str, ...] = ()
    seed: int = 1
    # The side of the square, epoch by epoch: small photos first, since they cost a third.
    sizes: tuple[int, ...] = (160, 160, 192, 192, 192, 224, 224, 224)
    frozen_blocks: int = 3
    # Share of photos with strong augmentation; see augment.Conditions.
    hardship: float = 0.5
    # Share of photos with a box of another one.
    mixing: float = 0.3
    # How sources are balanced inside a label; see sampling.balanced_order.
    source_power: float = 0.5
    most_repeats: int = 3
    unlabelled: float = 0.06
    batch: int = 32
    rate: float = 4e-4
    head_rate: float = 1e-3
    warmup_steps: int = 200
    weight_decay: float = 0.02
    label_smoothing: float = 0.05
    drop_path: float = 0.1
    dropout: float = 0.2
    average: float = 0.998
    # Weight of what the published network saw, for the scope score.
    recall: float = 0.5
    # Runs whose mean answer is taught, its weight against the label, and how many views of each photo they answered.
    teachers: tuple[str, ...] = ()
    teaching: float = 0.7
    views: int = 4
    # Recipe whose run with the same seed is the starting point; otherwise the last layer starts from a linear probe.
    start: str = ""
    # Shipped file, from the top of the repository, whose layers are the starting point instead of the published ones.
    earlier: str = ""

    def save(self, folder: Path) -> None:
        (folder / "recipe.json").write_text(json.dumps(asdict(self), indent=2) + "\n")


TEACHERS = ("teacher-1", "teacher-2", "teacher-3")
TEACHERS_WITHOUT_REALWASTE = ("teacher-generalisation-1", "teacher-generalisation-2")
SHIPPED, REFERENCE = "packages/classifier/model/model.onnx", "ml/reference/generalisation.onnx"
LONG = (160, 160, 160, 192, 192, 192, 192, 224, 224, 224, 224, 224)

RECIPES: dict[str, Recipe] = {
    # One network of each size with the labels alone: what is kept is decided between these.
    "plain-lite0": Recipe(),
    "plain-lite1": Recipe(network="lite1"),
    "plain-lite2": Recipe(network="lite2"),
    # The same without one of the new parts, to know what it is worth.
    "without-mixing": Recipe(mixing=0.0),
    "without-recall": Recipe(recall=0.0),
    # Larger photos and no scope: only its answers are used.
    "teacher": Recipe(network="lite2", sizes=(192, 192, 224, 224, 256, 256, 288, 288), recall=0.0, drop_path=0.2),
    "teacher-generalisation": Recipe(
        network="lite2",
        splits=WITHOUT_REALWASTE,
        sizes=(192, 192, 224, 224, 256, 256, 288, 288),
        recall=0.0,
        drop_path=0.2,
    ),
    "student-lite0": Recipe(teachers=TEACHERS, sizes=LONG),
    "student-lite1": Recipe(network="lite1", teachers=TEACHERS, sizes=LONG),
    "student-lite2": Recipe(network="lite2", teachers=TEACHERS, sizes=LONG),
    # Evaluated on RealWaste, which neither it nor its teachers saw.
    "generalisation": Recipe(network="lite1", splits=WITHOUT_REALWASTE),
    "generalisation-student": Recipe(
        network="lite1", splits=WITHOUT_REALWASTE, teachers=TEACHERS_WITHOUT_REALWASTE, sizes=LONG
    ),
    # Go on from version 1.0.0, which knows the five materials: a third of the epochs.
    "onward": Recipe(earlier=SHIPPED, frozen_blocks=5, sizes=(192, 192, 224, 224), rate=2e-4, hardship=0.4),
    "onward-generalisation": Recipe(
        earlier=REFERENCE,
        frozen_blocks=5,
        sizes=(192, 192, 224, 224),
        rate=2e-4,
        hardship=0.4,
        splits=WITHOUT_REALWASTE,
    ),
    # Four epochs are too few; see the second table of README.md.
    "further": Recipe(
        start="onward", frozen_blocks=5, sizes=(224,) * 4, rate=3e-4, hardship=0.3, mixing=0.15, recall=0.0
    ),
    "further-generalisation": Recipe(
        start="onward-generalisation",
        frozen_blocks=5,
        sizes=(224,) * 4,
        rate=3e-4,
        hardship=0.3,
        mixing=0.15,
        recall=0.0,
        splits=WITHOUT_REALWASTE,
    ),
    "cleared": Recipe(splits=WITHOUT_REALWASTE, sources=CLEARED),
}


@dataclass
class Progress:
    """One line per epoch of progress.jsonl."""

    epoch: int
    size: int
    loss: float
    photos_per_second: float
    val: dict[str, float] = field(default_factory=dict)
