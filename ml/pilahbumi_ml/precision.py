"""Which numbers this processor computes fastest with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import torch


@cache
def processor_flags() -> frozenset[str]:
    file = Path("/proc/cpuinfo")
    return frozenset(file.read_text().split()) if file.exists() else frozenset()


def fast_numbers() -> torch.autocast:
    """bfloat16 where the processor multiplies it; elsewhere it is slower than float."""
    has_bfloat16 = bool({"amx_bf16", "avx512_bf16"} & processor_flags())
    return torch.autocast("cpu", torch.bfloat16, enabled=has_bfloat16)
