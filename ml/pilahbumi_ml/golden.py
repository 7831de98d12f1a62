"""Synthetic pictures with the inputs and outputs that Python computes; TypeScript must agree within 1e-3.

The training photos may not be published, so the pictures are formulas that both languages compute.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from pilahbumi_ml.preprocess import preprocess

# width, height, seed: small, tall, wide, and larger than the network's square.
PICTURES = [(224, 224, 1), (96, 160, 2), (400, 120, 3), (1013, 757, 4), (37, 41, 5)]
SAMPLED_EVERY = 4999


def picture(width: int, height: int, seed: int) -> NDArray[np.uint8]:
    """Integers only, so that every language makes the same bytes."""
    x, y, channel = np.arange(width)[None, :, None], np.arange(height)[:, None, None], np.arange(3)[None, None, :]
    ramp = x * (3 + seed) + y * (5 + channel) * 2 + channel * 71
    checks = (x // (7 + seed) + y // (9 + channel)) % 2 * 97
    ripple = x * y * (seed + channel) // 64
    return ((ramp + checks + ripple + seed * 31) % 256).astype(np.uint8)


def write_golden(model: Path, size: int, path: Path) -> None:
    session = onnxruntime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    cases = []
    for width, height, seed in PICTURES:
        seen = preprocess(picture(width, height, seed), size)
        logits, scope = session.run(None, {"photo": seen[None]})
        cases.append(
            {
                "width": width,
                "height": height,
                "seed": seed,
                "input": [round(float(value), 6) for value in seen.reshape(-1)[::SAMPLED_EVERY]],
                "logits": [round(float(value), 6) for value in np.asarray(logits)[0]],
                "scope": round(float(np.asarray(scope).reshape(-1)[0]), 6),
            }
        )
    path.write_text(json.dumps({"sampledEvery": SAMPLED_EVERY, "cases": cases}, indent=2) + "\n")
