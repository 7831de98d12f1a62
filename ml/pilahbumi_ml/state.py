"""Network, running average and optimiser of a run: what a checkpoint holds."""

from __future__ import annotations

import math
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional as F

from pilahbumi_ml.labels import LABELS
from pilahbumi_ml.network import EfficientNetLite, load_imagenet
from pilahbumi_ml.precision import fast_numbers
from pilahbumi_ml.recipe import Recipe


@dataclass
class Lesson:
    """One batch: what the answers should be, how much each counts, and what the published network saw."""

    photos: Tensor
    shares: Tensor
    weights: Tensor
    seen: Tensor
    seen_weights: Tensor


class TrainingState:
    def __init__(self, recipe: Recipe, steps: int) -> None:
        self.recipe, self.steps, self.step = recipe, steps, 0
        # Where the next batch is.
        self.epoch, self.batch = 0, 0
        model = EfficientNetLite(recipe.network, len(LABELS), recipe.drop_path, recipe.dropout, recipe.frozen_blocks)
        load_imagenet(model, recipe.network)
        self.model = model.to(memory_format=torch.channels_last)
        self.average = deepcopy(self.model).eval()
        self.optimiser = torch.optim.AdamW(parameter_groups(self.model, recipe), fused=True)

    def begin_from(self, path: Path) -> None:
        self.model.load_state_dict(torch.load(path, weights_only=True))
        self.average.load_state_dict(self.model.state_dict())

    @torch.no_grad()
    def begin_with(self, classifier: tuple[Tensor, Tensor], recall: tuple[Tensor, Tensor] | None) -> None:
        for layer, fitted in ((self.model.classifier, classifier), (self.model.recall, recall)):
            if fitted:
                layer.weight.copy_(fitted[0])
                layer.bias.copy_(fitted[1])
        self.average.load_state_dict(self.model.state_dict())

    def learn(self, lesson: Lesson) -> float:
        self.model.train()
        # Dropout depends on the step alone, so that a resumed run is the same run.
        torch.manual_seed(self.recipe.seed * 1_000_003 + self.step)
        self.schedule()
        with fast_numbers():
            logits, recalled = self.model.answers(lesson.photos)
        loss = loss_of(logits, recalled, lesson, self.recipe.recall)
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

    def keep(self, path: Path) -> None:
        state = {
            "epoch": self.epoch,
            "batch": self.batch,
            "step": self.step,
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        save(state, path)

    def resume(self, path: Path) -> None:
        if not path.exists():
            return
        state = torch.load(path, weights_only=True)
        self.epoch, self.batch, self.step = state["epoch"], state["batch"], state["step"]
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])


def save(state: object, path: Path) -> None:
    """Whole or not at all."""
    partial = path.with_suffix(".part")
    torch.save(state, partial)
    partial.rename(path)


def loss_of(logits: Tensor, recalled: Tensor, lesson: Lesson, recall: float) -> Tensor:
    each = F.cross_entropy(logits, lesson.shares, reduction="none")
    loss = (each * lesson.weights).sum() / lesson.weights.sum().clamp(min=1)
    if recall == 0:
        return loss
    apart = 1 - F.cosine_similarity(recalled, lesson.seen)
    return loss + recall * (apart * lesson.seen_weights).sum() / lesson.seen_weights.sum().clamp(min=1)


def parameter_groups(model: EfficientNetLite, recipe: Recipe) -> list[dict[str, object]]:
    """Weights decay, scales and biases do not; the new last layers learn faster."""
    last = [*model.classifier.parameters(), *model.recall.parameters()]
    rest = [p for p in model.parameters() if not any(p is own for own in last)]
    return [
        {
            "params": [p for p in rest if p.dim() > 1],
            "base": recipe.rate,
            "weight_decay": recipe.weight_decay,
        },
        {"params": [p for p in rest if p.dim() == 1], "base": recipe.rate, "weight_decay": 0.0},
        {"params": last, "base": recipe.head_rate, "weight_decay": recipe.weight_decay},
    ]
