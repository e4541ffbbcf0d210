"""What time it is: seconds since 1970 that never go back while the process runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final


class Time:
    """The clock of the system, except where it is set back: then it goes on as steadily as before.

    Where it is set ahead, or the machine has slept, that is a silence (`nodes.pulse`).
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall = wall
        self._steady: Final = steady
        self._at = steady()
        self._last = wall()

    def now(self) -> float:
        at = self._steady()
        self._last = max(self.wall(), self._last + at - self._at)
        self._at = at
        return self._last

    def reach(self, moment: float) -> None:
        """Others are further: go on from there."""
        self._last = max(self.now(), moment)


TIME: Final = Time()
