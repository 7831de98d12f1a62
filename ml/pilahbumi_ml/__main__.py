"""One command per step: python -m pilahbumi_ml STEP --help."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import cv2
import torch

from pilahbumi_ml.bench import Bench
from pilahbumi_ml.clock import Clock
from pilahbumi_ml.evaluate import evaluate, evaluate_file
from pilahbumi_ml.gather import gather, read_sources
from pilahbumi_ml.photos import Photo, PhotoCache, read_manifest, write_cache
from pilahbumi_ml.probe import probe
from pilahbumi_ml.recipe import RECIPES, WITHOUT_REALWASTE, Recipe
from pilahbumi_ml.report import draw_confusion, over_seeds
from pilahbumi_ml.ship import Shipment, write_shipment
from pilahbumi_ml.ship_extended import Extended, write_extended
from pilahbumi_ml.teach import OutOfTimeError, answer_views
from pilahbumi_ml.train import train
from pilahbumi_ml.trial import TRIALS, Trials
from pilahbumi_ml.views import Views, training_photos

ROOT = Path(__file__).resolve().parents[2]
# The run stopped in time and is not complete: neither done nor failed.
UNFINISHED = 75


def main() -> None:
    parser = argparse.ArgumentParser(prog="pilahbumi_ml")
    parser.add_argument("--dataset", type=Path, default=ROOT.parent / "shared" / "dataset")
    parser.add_argument("--gathered", type=Path, action="append", default=[], help="folder that `gather` wrote")
    parser.add_argument("--work", type=Path, default=ROOT / "ml" / "work", help="cache, runs, checkpoints")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    steps = parser.add_subparsers(required=True)

    def step(name: str, does: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
        command = steps.add_parser(name, help=text)
        command.set_defaults(does=does)
        return command

    gathering = step("gather", run_gather, "take photos out of repositories for training")
    gathering.add_argument("sources", type=Path, help="JSON list of name, repository, folder, licence, rules or list")
    gathering.add_argument("target", type=Path)
    step("cache", run_cache, "decode all photos once")
    probing = step("probe", run_probe, "a last layer on the features of published networks")
    probing.add_argument("networks", nargs="+", choices=["lite0", "lite1", "lite2"])
    training = step("train", run_train, "train one recipe with one seed; resumes where it stopped")
    training.add_argument("recipe", choices=sorted(RECIPES))
    add_clock(training)
    teaching = step("teach", run_teach, "answers of a trained teacher for a student's views; resumes where it stopped")
    teaching.add_argument("recipe", choices=sorted(name for name in RECIPES if RECIPES[name].teachers))
    teaching.add_argument("teacher")
    add_clock(teaching)
    figures = step("evaluate", run_evaluate, "figures of runs; several names are averaged into one network")
    figures.add_argument("runs", nargs="+", help="names of runs, or one exported file")
    figures.add_argument("--report", action="store_true", help="also test and other places: once, at the end")
    seeds = step("seeds", run_seeds, "means over the evaluated runs named")
    seeds.add_argument("runs", nargs="+")
    for name, folder, stem in (
        ("export", ROOT / "packages" / "classifier" / "model", "model"),
        ("reference", ROOT / "ml" / "reference", "generalisation"),
    ):
        export = step(name, run_export, f"write {stem}.onnx, its settings and the golden file")
        export.add_argument("runs", nargs="+")
        export.add_argument("--version", required=True)
        export.add_argument("--target", type=Path, default=folder)
        export.set_defaults(stem=stem)

    extending = step("extend", run_extend, "residue and danger for a file that knows five materials")
    extending.add_argument("earlier", type=Path, help="exported file with its settings beside it")
    extending.add_argument("--version", required=True)
    add_reference(extending)
    extending.add_argument("--target", type=Path, required=True)

    trying = step("trial", run_trial, "compare second opinions over three sets of seeds; resumes where it stopped")
    trying.add_argument("earlier", type=Path, help="exported file that knows five, with its settings beside it")
    trying.add_argument("trials", nargs="+", choices=sorted(TRIALS))
    add_reference(trying)

    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    cv2.setNumThreads(arguments.threads)
    arguments.does(arguments)


def add_reference(command: argparse.ArgumentParser) -> None:
    command.add_argument("--published", type=Path, help="file with the published blocks, if that one has none")
    command.add_argument("--without-realwaste", action="store_true", help="the reference that is judged on RealWaste")


def add_clock(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--minutes", type=float, default=float("inf"), help="stop after this time; exit code 75")
    command.add_argument("--keep-every", type=float, default=10.0, help="minutes between checkpoints")
    command.add_argument("--quiet-file", type=Path, help="wait while this file exists")


def clock_of(arguments: argparse.Namespace) -> Clock:
    clock = Clock(arguments.minutes, arguments.keep_every, arguments.quiet_file)
    clock.listen()
    return clock


def photos_of(arguments: argparse.Namespace) -> tuple[list[Photo], PhotoCache]:
    return read_manifest(arguments.dataset, arguments.gathered), PhotoCache(arguments.work / "cache")


def recipe_of(arguments: argparse.Namespace) -> Recipe:
    return replace(RECIPES[arguments.recipe], seed=arguments.seed)


def run_gather(arguments: argparse.Namespace) -> None:
    arguments.work.mkdir(parents=True, exist_ok=True)
    photos = read_manifest(arguments.dataset)
    report = gather(read_sources(arguments.sources), photos, arguments.work, arguments.target)
    print(json.dumps(report, indent=2))


def run_cache(arguments: argparse.Namespace) -> None:
    count = write_cache(read_manifest(arguments.dataset, arguments.gathered), arguments.work / "cache")
    print(f"{count} photos decoded")


def run_probe(arguments: argparse.Namespace) -> None:
    probe(arguments.networks, *photos_of(arguments), arguments.work)


def run_train(arguments: argparse.Namespace) -> None:
    run = arguments.work / "runs" / f"{arguments.recipe}-{arguments.seed}"
    if not train(recipe_of(arguments), *photos_of(arguments), arguments.work, run, clock_of(arguments)):
        raise SystemExit(UNFINISHED)


def run_teach(arguments: argparse.Namespace) -> None:
    photos, cache = photos_of(arguments)
    recipe = recipe_of(arguments)
    views = Views(recipe, training_photos(recipe, photos), cache)
    try:
        count = answer_views(arguments.teacher, recipe, views, arguments.work, clock_of(arguments))
    except OutOfTimeError:
        raise SystemExit(UNFINISHED) from None
    print(f"{count} views answered by {arguments.teacher}")


def run_evaluate(arguments: argparse.Namespace) -> None:
    photos, cache = photos_of(arguments)
    file = Path(arguments.runs[0])
    if file.suffix == ".onnx":
        evaluate_file(file, photos, cache, arguments.work / f"{file.stem}.figures.json")
        return
    folders = [arguments.work / "runs" / name for name in arguments.runs]
    name = "+".join(arguments.runs)
    path = arguments.work / "runs" / f"{name}.figures.json"
    figures = evaluate(folders, photos, cache, arguments.report, path)
    if arguments.report:
        draw_confusion(figures["confusion"], f"{name} on test", path.with_suffix(".png"))


def run_seeds(arguments: argparse.Namespace) -> None:
    files = [arguments.work / "runs" / f"{name}.figures.json" for name in arguments.runs]
    print(json.dumps(over_seeds([json.loads(file.read_text()) for file in files]), indent=2))


def run_export(arguments: argparse.Namespace) -> None:
    photos, cache = photos_of(arguments)
    shipment = Shipment(arguments.runs, arguments.version, arguments.stem)
    write_shipment(shipment, photos, cache, arguments.work, arguments.target)


def run_extend(arguments: argparse.Namespace) -> None:
    photos, cache = photos_of(arguments)
    published, recipe = reference_of(arguments)
    order = Extended(arguments.earlier, published, arguments.version, arguments.earlier.stem, recipe)
    write_extended(order, photos, cache, arguments.work, arguments.target)


def run_trial(arguments: argparse.Namespace) -> None:
    published, recipe = reference_of(arguments)
    bench = Bench(arguments.earlier, published, recipe, *photos_of(arguments), arguments.work)
    trials = Trials(bench, arguments.work / "trials" / arguments.earlier.stem)
    for name in arguments.trials:
        trials.run(name)


def reference_of(arguments: argparse.Namespace) -> tuple[Path, Recipe]:
    recipe = Recipe(splits=WITHOUT_REALWASTE) if arguments.without_realwaste else Recipe()
    return arguments.published or arguments.earlier, recipe


if __name__ == "__main__":
    main()
