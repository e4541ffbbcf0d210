"""What was found."""

from __future__ import annotations

import traceback
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from warren.conformance.law import UNNAMED, Breach, Law
from warren.conformance.moment import Trial
from warren.core.action import Action
from warren.core.record import CHANCE_NAME
from warren.core.refusal import WarrenError
from warren.core.state import CHANCE

SPECTATOR: Final = "spectator"


@dataclass(frozen=True)
class Counterexample:
    """Where a law was broken first, and how; the same seed and players lead there again."""

    seed: int
    players: int
    line: int
    seat: str
    action: str
    message: str
    details: dict[str, str | int]

    def to_json(self) -> dict[str, object]:
        return {
            "seed": self.seed,
            "players": self.players,
            "line": self.line,
            "seat": self.seat,
            "action": self.action,
            "message": self.message,
            "details": self.details,
        }


class Place:
    """How far a game has come: after which line, and who is about to do what."""

    def __init__(self, trial: Trial) -> None:
        self.trial: Final = trial
        self.line = 0
        self.seat: int | None = None
        self.action: Action | None = None

    def move_to(self, line: int, seat: int, action: Action | None = None) -> None:
        self.line = line
        self.seat = seat
        self.action = action

    def counterexample(self, breach: Breach) -> Counterexample:
        seat = self.seat if breach.seat == UNNAMED else breach.seat
        action = breach.action or self.action
        return Counterexample(
            self.trial.seed,
            self.trial.players,
            self.line,
            SPECTATOR if seat is None else CHANCE_NAME if seat == CHANCE else str(seat),
            "" if action is None else str(action),
            breach.message,
            breach.details,
        )


class Verdict:
    """A law, and where it was broken."""

    def __init__(self, law: Law) -> None:
        self.law: Final = law
        self.found: Counterexample | None = None

    @contextmanager
    def guarding(self, place: Place) -> Generator[None]:
        """What goes wrong inside breaks the law."""
        try:
            yield
        except Breach as breach:
            self.found = self.found or place.counterexample(breach)
        except Exception as error:
            raised = Breach("breach-error", {"error": told(error)})
            self.found = self.found or place.counterexample(raised)

    def outcome(self) -> str:
        if self.found is not None:
            return "broken"
        return "holds" if self.law.checks else "idle"

    def to_json(self) -> dict[str, object]:
        return {
            "law": self.law.id,
            "outcome": self.outcome(),
            "checks": self.law.checks,
            "counterexample": None if self.found is None else self.found.to_json(),
        }


def told(error: Exception) -> str:
    """What was raised, and where."""
    if isinstance(error, WarrenError):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({PurePath(last.filename).name}:{last.lineno})"
