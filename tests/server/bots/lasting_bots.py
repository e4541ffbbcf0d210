"""Bots that remember, and bots that wait for a sign; signs are files in a folder."""

from __future__ import annotations

import os
import time
from pathlib import Path

from warren.bots.bot import Bot
from warren.core.state import View

HERE = Path(__file__)
SIGNS = "WARREN_TEST_SIGNS"


def sign(name: str) -> Path:
    return Path(os.environ[SIGNS]) / name


def wait_for(*names: str) -> None:
    while not all(sign(name).exists() for name in names):
        time.sleep(0.01)


class Counts(Bot):
    """The first of what is allowed at its first decision, the second at its second, and so on."""

    name = "counts"

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def choose(self, view: View) -> int:
        self.calls += 1
        legal = view.legal_actions()
        return legal[(self.calls - 1) % len(legal)]


class Trips(Counts):
    """Raises at its second decision."""

    name = "trips"

    def choose(self, view: View) -> int:
        code = super().choose(view)
        if self.calls == 2:
            raise ValueError
        return code


class Strays(Counts):
    """Chooses at its second decision what is not allowed."""

    name = "strays"

    def choose(self, view: View) -> int:
        code = super().choose(view)
        return 999_999 if self.calls == 2 else code


class Lingers(Counts):
    """Takes too long at its second decision."""

    name = "lingers"

    def choose(self, view: View) -> int:
        code = super().choose(view)
        while self.calls == 2:
            time.sleep(1)
        return code


class Diarist(Counts):
    """Writes down which decision of its life this is, and that it is let go."""

    name = "diarist"
    seat: int | None = None

    def choose(self, view: View) -> int:
        self.seat = view.seat
        code = super().choose(view)
        with sign(f"diary-{view.seat}").open("a") as diary:
            diary.write(f"{self.calls}\n")
        return code

    def __del__(self) -> None:
        sign(f"gone-{self.seat}").touch()


class Meets(Counts):
    """Chooses only while the other seat is thinking too."""

    name = "meets"

    def choose(self, view: View) -> int:
        sign(f"here-{self.calls}-{view.seat}").touch()
        wait_for(f"here-{self.calls}-0", f"here-{self.calls}-1")
        return super().choose(view)


class Waits(Counts):
    """The seats from 1 on tell that they think, and choose when they get a sign."""

    name = "waits"

    def choose(self, view: View) -> int:
        if view.seat:
            sign(f"thinking-{view.seat}").touch()
            wait_for("go")
        return super().choose(view)


def given(*bots: type[object]) -> str:
    """How a host offers these bots."""
    return ",".join(f"{HERE}:{bot.__name__}" for bot in bots)
