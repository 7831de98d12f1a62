"""Configuration of a training run, saved with its results."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

# Sources whose photos carry a stated licence that allows commercial use.
CLEARED = ("trashnet", "traaush", "grocery", "plantdoc", "aquatrash", "mbg", "woodlog")


@dataclass(frozen=True)
class Recipe:
    network: str = "lite0"
    splits: tuple[str, ...] = ("train", "train-more", "extra-realwaste")
    sources: tuple[str, ...] = ()
    seed: int = 1
    # The side of the square, epoch by epoch: small photos first, since they cost a third.
    sizes: tuple[int, ...] = (160, 160, 192, 192, 224, 224)
    frozen_blocks: int = 5
    # Share of photos with strong augmentation (blur, dimming, rotation, clutter); the rest is augmented lightly.
    hardship: float = 1.0
    batch: int = 32
    rate: float = 4e-4
    head_rate: float = 1e-3
    warmup_steps: int = 200
    weight_decay: float = 0.02
    label_smoothing: float = 0.05
    drop_path: float = 0.1
    dropout: float = 0.2
    average: float = 0.998
    # Recipe whose run with the same seed is the starting point; otherwise the last layer starts from a linear probe.
    start: str = ""

    def save(self, folder: Path) -> None:
        (folder / "recipe.json").write_text(json.dumps(asdict(self), indent=2) + "\n")


RECIPES: dict[str, Recipe] = {
    # Strong augmentation, without RealWaste; the starting point of the next two recipes.
    "base": Recipe(splits=("train", "train-more")),
    # Evaluated on RealWaste, which is not in its training data.
    "generalisation": Recipe(
        start="base", splits=("train", "train-more"), sizes=(192, 192, 224, 224), head_rate=4e-4, hardship=0.4
    ),
    "shipped": Recipe(start="base", sizes=(192, 192, 192, 224, 224, 224), head_rate=4e-4, hardship=0.4),
    "cleared": Recipe(
        splits=("train", "train-more"),
        sources=CLEARED,
        sizes=(160, 160, 192, 192, 192, 224, 224, 224),
        hardship=0.5,
    ),
}


@dataclass
class Progress:
    """One line per epoch of progress.jsonl."""

    epoch: int
    size: int
    loss: float
    photos_per_second: float
    val: dict[str, float] = field(default_factory=dict)
