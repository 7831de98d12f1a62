"""Rows of numbers by name, computed once and kept; stops and resumes at any batch."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]
BATCH = 32
WRITE_EVERY = 20


def stored_rows(file: Path, names: Sequence[str], compute: Callable[[Sequence[str]], Rows]) -> Rows:
    """What is not in the file is computed and appended; the list of names is written after the numbers."""
    file.parent.mkdir(parents=True, exist_ok=True)
    listing = file.with_suffix(".json")
    known: dict[str, Any] = {"width": 0, "names": []}
    if listing.exists():
        known = json.loads(listing.read_text())
    have = set(known["names"])
    missing = [name for name in dict.fromkeys(names) if name not in have]
    for begin in range(0, len(missing), BATCH * WRITE_EVERY):
        part = missing[begin : begin + BATCH * WRITE_EVERY]
        rows = np.concatenate([compute(part[at : at + BATCH]) for at in range(0, len(part), BATCH)])
        append(file, len(known["names"]), rows)
        known = {"width": rows.shape[1], "names": known["names"] + part}
        partial = listing.with_suffix(".part")
        partial.write_text(json.dumps(known))
        partial.rename(listing)
    stored = np.memmap(file, np.float16, "r", shape=(len(known["names"]), known["width"]))
    place = {name: index for index, name in enumerate(known["names"])}
    return np.asarray(stored[[place[name] for name in names]], np.float32)


def append(file: Path, count: int, rows: Rows) -> None:
    """Behind the rows that are listed: what an interrupted run wrote there is overwritten."""
    with file.open("r+b" if file.exists() else "wb") as out:
        out.seek(count * rows.shape[1] * 2)
        out.write(rows.astype(np.float16).tobytes())
        out.truncate()
        out.flush()
        os.fsync(out.fileno())
