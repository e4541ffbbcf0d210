"""How long to wait before trying again."""

from __future__ import annotations

import random
import threading
from typing import Final

from warren.core.refusal import WarrenError

FIRST: Final = 0.1
LONGEST: Final = 30.0


class Patience:
    """Waits longer each time, not quite evenly, so that not all come back at once."""

    def __init__(self, tries: int | None = None) -> None:
        self.tries: Final = tries
        self.stopped: Final = threading.Event()
        self._failed = 0

    def rested(self) -> None:
        """Something went well."""
        self._failed = 0

    def wait(self, problem: WarrenError, seconds: float | None = None) -> None:
        """Wait as long as the server asks, else a while; give up with the problem at last."""
        self._failed += 1
        if self.tries is not None and self._failed >= self.tries:
            raise problem
        if seconds is None:
            seconds = min(LONGEST, FIRST * 2 ** min(self._failed - 1, 10))
            seconds *= random.uniform(0.5, 1.0)
        self.stopped.wait(seconds)
