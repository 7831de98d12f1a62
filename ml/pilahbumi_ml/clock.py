"""When a run pauses, stops and writes what it has."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from types import FrameType


class Clock:
    """Stops after `minutes` or when asked to end; waits while the file `quiet` exists, so that others can measure."""

    def __init__(self, minutes: float = float("inf"), keep_every: float = 10.0, quiet: Path | None = None) -> None:
        self.ends = time.monotonic() + minutes * 60
        self.keep_every, self.kept = keep_every * 60, time.monotonic()
        self.quiet = quiet
        self.is_asked = False
        self.waited = 0.0

    def listen(self) -> None:
        """A first signal to end is answered after the step under way, with everything written."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.ask)

    def ask(self, number: int, frame: FrameType | None) -> None:
        self.is_asked = True

    def is_over(self) -> bool:
        return self.is_asked or time.monotonic() >= self.ends

    def is_due(self) -> bool:
        """Whether the state should be written now."""
        if time.monotonic() - self.kept < self.keep_every:
            return False
        self.kept = time.monotonic()
        return True

    def wait(self) -> None:
        began = time.monotonic()
        while self.quiet and self.quiet.exists() and not self.is_over():
            time.sleep(1)
        self.waited += time.monotonic() - began
