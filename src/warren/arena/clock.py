"""How long bots think, and how long they may."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import Final

from warren.core.refusal import InputError

LONGEST: Final = 3600.0


class LateError(BaseException):
    """A decision took longer than the clock allows; bots do not catch it by mistake."""


@dataclass
class Thinking:
    """The time of one bot: decisions, seconds in all, the slowest decision."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def count(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)

    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Clock:
    """Stops the time of every decision; one that takes longer than `limit` seconds is late.

    Where the system has alarms a decision is broken off, elsewhere its end is awaited.
    """

    def __init__(self, seats: int, limit: float | None = None) -> None:
        self.limit: Final = checked(limit)
        self.seats: Final = [Thinking() for _ in range(seats)]
        self.alarmed: Final = (
            limit is not None
            and hasattr(signal, "setitimer")
            and threading.current_thread() is threading.main_thread()
        )

    def timed(self, seat: int, decide: Callable[[], int]) -> int:
        """The decision, with its time counted for the seat."""
        before = signal.signal(signal.SIGALRM, _ring) if self.alarmed else None
        began = time.perf_counter()
        if self.alarmed and self.limit is not None:
            signal.setitimer(signal.ITIMER_REAL, self.limit)
        try:
            code = decide()
        finally:
            if self.alarmed:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
            seconds = time.perf_counter() - began
            self.seats[seat].count(seconds)
        if self.limit is not None and seconds > self.limit:
            raise LateError
        return code


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise LateError


def checked(limit: float | None) -> float | None:
    """A limit that can be kept, or an error."""
    if limit is not None and not 0 < limit <= LONGEST:
        raise InputError(
            "error-clock", {"field": "--clock", "value": str(limit), "most": int(LONGEST)}
        )
    return limit
