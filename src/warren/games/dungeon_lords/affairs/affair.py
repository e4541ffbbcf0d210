"""The common face of events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.state import State


class Affair:
    """What an event does to each player in turn order. It keeps no memory.

    `begin` does what needs no choice and tells whether the seat has anything to decide; the
    frame's stage is the affair's own.
    """

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def strike(self, state: State) -> None:
        """What happens once, before anybody decides."""

    def begin(self, state: State, seat: i64) -> bool:
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]()

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        raise NotImplementedError

    def is_open(self, state: State, seat: i64) -> bool:
        """Whether the seat has still to decide; asked after every choice."""
        return False

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.NOT_NOW


def finish(state: State) -> None:
    """The stage of an affair that has nothing more to ask."""
    frames.set_stage(state, 0)
