"""Sheets of thumbnails with the names of the files, to look at what was gathered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from pilahbumi_ml.photos import Pixels, decode

THUMB, CAPTION, COLUMNS, ROWS = 120, 12, 12, 8


def write_sheets(folder: Path, named: Sequence[tuple[str, str]]) -> None:
    """One series of sheets per group; `named` pairs a group with the path of a photo."""
    sheets = folder / "sheets"
    sheets.mkdir(exist_ok=True)
    for group in sorted({group for group, _ in named}):
        paths = [path for own, path in named if own == group]
        for number, begin in enumerate(range(0, len(paths), COLUMNS * ROWS), 1):
            sheet = draw_sheet(folder, paths[begin : begin + COLUMNS * ROWS])
            cv2.imwrite(str(sheets / f"{group}-{number:02d}.jpg"), cv2.cvtColor(sheet, cv2.COLOR_RGB2BGR))


def draw_sheet(folder: Path, paths: Sequence[str]) -> Pixels:
    sheet = np.full((ROWS * (THUMB + CAPTION), COLUMNS * THUMB, 3), 255, np.uint8)
    for index, path in enumerate(paths):
        top, left = index // COLUMNS * (THUMB + CAPTION), index % COLUMNS * THUMB
        pixels = decode(folder / path)
        scale = (THUMB - 2) / max(pixels.shape[:2])
        small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        sheet[top : top + small.shape[0], left : left + small.shape[1]] = small
        number = Path(path).stem.rpartition("-")[2]
        at = (left + 2, top + THUMB + CAPTION - 2)
        cv2.putText(sheet, number, at, cv2.FONT_HERSHEY_PLAIN, 0.8, (0, 0, 0))
    return sheet
