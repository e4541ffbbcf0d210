"""Bots that go wrong in every way a bot can."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from warren.core.state import View

HERE = Path(__file__)


class OddTroubleError(Exception):
    """An exception that cannot be made again from its arguments."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"{first} {second}")


class Leaves:
    """Ends its process."""

    name = "leaves"

    def choose(self, view: View) -> int:
        os._exit(3)


class Killed:
    name = "killed"

    def choose(self, view: View) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Endless:
    name = "endless"

    def choose(self, view: View) -> int:
        while True:
            pass


class Stubborn:
    """Does not listen to being asked to end."""

    name = "stubborn"

    def choose(self, view: View) -> int:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass


class Raises:
    name = "raises"

    def choose(self, view: View) -> int:
        raise OddTroubleError(1, 2)


class Quits:
    name = "quits"

    def choose(self, view: View) -> int:
        raise SystemExit(4)


class Cheats:
    """Chooses what is not allowed."""

    name = "cheats"

    def choose(self, view: View) -> int:
        return 999_999


class Babbles:
    name = "babbles"

    def choose(self, view: View) -> object:
        return "the best one"


class Last:
    """A bot that works: the last of what is allowed."""

    name = "last"

    def choose(self, view: View) -> int:
        return view.legal_actions()[-1]


def given(*bots: type[object]) -> str:
    """How a host offers these bots."""
    return ",".join(f"{HERE}:{bot.__name__}" for bot in bots)
