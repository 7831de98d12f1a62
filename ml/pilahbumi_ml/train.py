"""Fine-tunes one network by one recipe; stops and resumes at any epoch with the same result."""

from __future__ import annotations

import json
import math
import time
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from pilahbumi_ml.augment import augment
from pilahbumi_ml.features import as_input, batches, fit_last_layer, stored_features
from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import EfficientNetLite, load_imagenet
from pilahbumi_ml.photos import Photo, PhotoCache, chosen
from pilahbumi_ml.recipe import Progress, Recipe


def train(recipe: Recipe, photos: list[Photo], cache: PhotoCache, work: Path, run: Path) -> None:
    run.mkdir(parents=True, exist_ok=True)
    recipe.save(run)
    torch.manual_seed(recipe.seed)
    training = [photo for photo in chosen(photos, recipe.splits, recipe.sources) if photo.label in LABELS]
    held_out = chosen(photos, ["val"])
    targets = np.array([photo.target for photo in training], np.int64)
    state = TrainingState(recipe, steps=math.ceil(len(training) / recipe.batch) * len(recipe.sizes))
    if recipe.start:
        state.begin_from(run.parent / f"{recipe.start}-{recipe.seed}" / "model.pt")
    else:
        weight, bias = fit_last_layer(stored_features(work, recipe.network, "wide", training, cache), targets)
        state.begin_with(weight, bias)
    for epoch in range(state.resume(run / "checkpoint.pt"), len(recipe.sizes)):
        progress = run_epoch(state, epoch, training, targets, cache)
        if epoch + 3 >= len(recipe.sizes):
            progress.val = measure(state.average, held_out, cache)
        with (run / "progress.jsonl").open("a") as file:
            file.write(json.dumps(asdict(progress)) + "\n")
        state.keep(run / "checkpoint.pt", epoch + 1)
    torch.save(state.average.state_dict(), run / "model.pt")


def measure(model: EfficientNetLite, photos: list[Photo], cache: PhotoCache) -> dict[str, float]:
    targets = torch.tensor([photo.target for photo in photos])
    logits = predict(model, photos, cache)
    accuracy = float((logits.argmax(1) == targets).float().mean())
    return {"accuracy": round(accuracy, 4), "nll": round(float(F.cross_entropy(logits, targets)), 4)}


class TrainingState:
    """Network, running average and optimiser: the state to resume from."""

    def __init__(self, recipe: Recipe, steps: int) -> None:
        self.recipe, self.steps, self.step = recipe, steps, 0
        model = EfficientNetLite(recipe.network, len(LABELS), recipe.drop_path, recipe.dropout, recipe.frozen_blocks)
        load_imagenet(model, recipe.network)
        self.model = model.to(memory_format=torch.channels_last)
        self.average = deepcopy(self.model).eval()
        self.optimiser = torch.optim.AdamW(parameter_groups(self.model, recipe), fused=True)

    def begin_from(self, path: Path) -> None:
        self.model.load_state_dict(torch.load(path, weights_only=True))
        self.average.load_state_dict(self.model.state_dict())

    @torch.no_grad()
    def begin_with(self, weight: Tensor, bias: Tensor) -> None:
        self.model.classifier.weight.copy_(weight)
        self.model.classifier.bias.copy_(bias)
        self.average.load_state_dict(self.model.state_dict())

    def learn(self, x: Tensor, y: Tensor) -> float:
        self.model.train()
        self.schedule()
        with torch.autocast("cpu", torch.bfloat16):
            logits = self.model(x)
        loss = F.cross_entropy(logits, y, label_smoothing=self.recipe.label_smoothing)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 5.0)
        self.optimiser.step()
        self.step += 1
        self.follow()
        return float(loss.detach())

    def schedule(self) -> None:
        """Linear warm-up, then cosine decay to zero."""
        rise = min(1.0, (self.step + 1) / self.recipe.warmup_steps)
        fall = 0.5 * (1 + math.cos(math.pi * self.step / self.steps))
        for group in self.optimiser.param_groups:
            group["lr"] = group["base"] * rise * fall

    @torch.no_grad()
    def follow(self) -> None:
        keep = min(self.recipe.average, (1 + self.step) / (10 + self.step))
        for ours, theirs in zip(self.average.parameters(), self.model.parameters(), strict=True):
            ours.lerp_(theirs, 1 - keep)

    def keep(self, path: Path, epochs: int) -> None:
        state = {
            "epochs": epochs,
            "step": self.step,
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").rename(path)

    def resume(self, path: Path) -> int:
        if not path.exists():
            return 0
        state = torch.load(path, weights_only=True)
        self.step = state["step"]
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        return int(state["epochs"])


def parameter_groups(model: EfficientNetLite, recipe: Recipe) -> list[dict[str, object]]:
    """Weights decay, scales and biases do not; the new last layer learns faster."""
    last = set(model.classifier.parameters())
    rest = [p for p in model.parameters() if p not in last]
    return [
        {
            "params": [p for p in rest if p.dim() > 1],
            "base": recipe.rate,
            "weight_decay": recipe.weight_decay,
        },
        {"params": [p for p in rest if p.dim() == 1], "base": recipe.rate, "weight_decay": 0.0},
        {"params": list(last), "base": recipe.head_rate, "weight_decay": recipe.weight_decay},
    ]


def run_epoch(
    state: TrainingState, epoch: int, photos: list[Photo], targets: NDArray[np.int64], cache: PhotoCache
) -> Progress:
    recipe = state.recipe
    random = np.random.default_rng([recipe.seed, epoch])
    torch.manual_seed(recipe.seed * 1000 + epoch)
    size, losses, began = recipe.sizes[epoch], [], time.monotonic()
    order = balanced_order(targets, random)
    for begin in range(0, len(order), recipe.batch):
        picked = order[begin : begin + recipe.batch]
        squares = [augment(cache.read(photos[i].path), size, random, recipe.hardship) for i in picked]
        losses.append(state.learn(as_input(squares), torch.from_numpy(targets[picked])))
    speed = len(order) / (time.monotonic() - began)
    return Progress(epoch + 1, size, round(float(np.mean(losses)), 4), round(speed, 1))


def balanced_order(targets: NDArray[np.int64], random: np.random.Generator) -> NDArray[np.int64]:
    """As many draws as photos, with balanced classes; photos repeat only after their class is exhausted."""
    share = math.ceil(len(targets) / len(LABELS))
    drawn: list[NDArray[np.int64]] = []
    for label in range(len(LABELS)):
        members = np.flatnonzero(targets == label)
        rounds = math.ceil(share / len(members))
        drawn.append(np.concatenate([random.permutation(members) for _ in range(rounds)])[:share])
    return random.permutation(np.concatenate(drawn))[: len(targets)]


@torch.no_grad()
def predict(model: nn.Module, photos: list[Photo], cache: PhotoCache) -> Tensor:
    model.eval()
    with torch.autocast("cpu", torch.bfloat16):
        return torch.cat([model(batch).float() for batch in batches(photos, cache)])
