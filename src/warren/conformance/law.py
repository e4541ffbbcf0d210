"""A law, and what is told when a game breaks it."""

from __future__ import annotations

from typing import ClassVar, Final

from warren.conformance.differences import differences, identical, shown
from warren.conformance.moment import Moment, Trial
from warren.core.action import Action
from warren.core.match import Match, Told
from warren.core.state import State

UNNAMED: Final = -9


class Breach(Exception):  # noqa: N818
    """A law does not hold: a message with arguments, and the seat and action it concerns.

    The seat is a number, None for a spectator, or UNNAMED for whoever is about to act.
    """

    def __init__(
        self,
        message: str,
        args: dict[str, str | int] | None = None,
        seat: int | None = UNNAMED,
        action: Action | None = None,
    ) -> None:
        super().__init__(message)
        self.message: Final = message
        self.details: Final = args or {}
        self.seat: Final = seat
        self.action: Final = action


class Law:
    """Looks at games while they are played. What it tries, it tries on copies.

    `stride` says at which decisions it looks: every one, every second and so on. `checks` counts
    what was proved, so that a law that met nothing to prove does not pass.
    """

    id: ClassVar[str] = ""
    stride: ClassVar[int] = 1

    def __init__(self) -> None:
        self.checks = 0

    def begin(self, trial: Trial, state: State) -> None:
        """Before the first line of a game."""

    def look(self, moment: Moment) -> None:
        """Before a line."""

    def after(self, moment: Moment, told: Told, state: State) -> None:
        """After the line, with the state it led to."""

    def end(self, trial: Trial, match: Match) -> None:
        """After the last line of a game."""


def same(
    wanted: object, found: object, seat: int | None = UNNAMED, action: Action | None = None
) -> None:
    """Both are the same, or the first difference is told."""
    if identical(wanted, found):
        return
    for path, one, other in differences(wanted, found):
        args: dict[str, str | int] = {"path": path, "wanted": shown(one), "found": shown(other)}
        raise Breach("breach-differs", args, seat, action)
