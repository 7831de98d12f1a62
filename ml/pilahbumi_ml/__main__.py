"""One command per step: python -m pilahbumi_ml STEP --help."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import torch

from pilahbumi_ml import ship
from pilahbumi_ml.evaluate import evaluate
from pilahbumi_ml.photos import PhotoCache, read_manifest, write_cache
from pilahbumi_ml.recipe import RECIPES
from pilahbumi_ml.report import draw_confusion, over_seeds
from pilahbumi_ml.train import train

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="pilahbumi_ml")
    parser.add_argument("--dataset", type=Path, default=ROOT.parent / "shared" / "dataset")
    parser.add_argument("--work", type=Path, default=ROOT / "ml" / "work", help="cache, runs, checkpoints")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    steps = parser.add_subparsers(required=True)

    def step(name: str, does: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
        command = steps.add_parser(name, help=text)
        command.set_defaults(does=does)
        return command

    step("cache", run_cache, "decode all photos once")
    training = step("train", run_train, "train one recipe with one seed; resumes where it stopped")
    training.add_argument("recipe", choices=sorted(RECIPES))
    training.add_argument("--seed", type=int, default=1)
    figures = step("evaluate", run_evaluate, "figures of runs; several names are averaged into one network")
    figures.add_argument("runs", nargs="+")
    figures.add_argument("--report", action="store_true", help="also test and other places: once, at the end")
    seeds = step("seeds", run_seeds, "means over the evaluated runs named")
    seeds.add_argument("runs", nargs="+")
    export = step("export", run_export, "write the shipped model, its settings and the golden file")
    export.add_argument("runs", nargs="+")
    export.add_argument("--version", required=True)
    reference = step("reference", run_reference, "write the model that is judged on RealWaste")
    reference.add_argument("runs", nargs="+")
    reference.add_argument("--version", required=True)

    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    arguments.does(arguments)


def run_cache(arguments: argparse.Namespace) -> None:
    count = write_cache(arguments.dataset, read_manifest(arguments.dataset), arguments.work / "cache")
    print(f"{count} photos decoded")


def run_train(arguments: argparse.Namespace) -> None:
    recipe = replace(RECIPES[arguments.recipe], seed=arguments.seed)
    run = arguments.work / "runs" / f"{arguments.recipe}-{arguments.seed}"
    train(recipe, read_manifest(arguments.dataset), PhotoCache(arguments.work / "cache"), arguments.work, run)


def run_evaluate(arguments: argparse.Namespace) -> None:
    folders = [arguments.work / "runs" / name for name in arguments.runs]
    path = arguments.work / "runs" / f"{'+'.join(arguments.runs)}.figures.json"
    photos, cache = read_manifest(arguments.dataset), PhotoCache(arguments.work / "cache")
    figures = evaluate(folders, photos, cache, arguments.report, path)
    if arguments.report:
        draw_confusion(figures["test"]["confusion"], f"{'+'.join(arguments.runs)} on test", path.with_suffix(".png"))
    print(json.dumps(figures))


def run_seeds(arguments: argparse.Namespace) -> None:
    files = [arguments.work / "runs" / f"{name}.figures.json" for name in arguments.runs]
    print(json.dumps(over_seeds([json.loads(file.read_text()) for file in files]), indent=2))


def run_export(arguments: argparse.Namespace) -> None:
    target = ROOT / "packages" / "classifier" / "model"
    ship.write_shipped(arguments.runs, arguments.version, arguments.dataset, arguments.work, target)


def run_reference(arguments: argparse.Namespace) -> None:
    target = ROOT / "ml" / "reference"
    ship.write_reference(arguments.runs, arguments.version, arguments.dataset, arguments.work, target)


if __name__ == "__main__":
    main()
