"""The common face of the steps of a battle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.layout import CHOICE, PART, PAYEE
from warren.games.dungeon_lords.position import Position


class Phase:
    """One step of a battle. It keeps no memory: the fight does."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def resume(self, state: Position, owner: i64) -> bool:
        """True when the owner has to decide; otherwise it has gone on."""
        raise NotImplementedError

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        return vec[i64]()

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        raise NotImplementedError

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return reasons.NOT_NOW

    def explain(self, state: Position, owner: i64, block: i64, argument: i64) -> Breakdown | None:
        """The number of a choice with its parts, if it has one."""
        return None

    def proceed(self, state: Position) -> None:
        """The next step of the battle begins."""
        move_to(state, frames.stage(state) + 1)

    def alone(self, state: Position, owner: i64) -> bool:
        """Do the only thing that can be done, if there is only one."""
        codes = self.codes(state, owner)
        if len(codes) != 1:
            return False
        self.perform(state, owner, self.space.block(codes[0]), self.space.argument(codes[0]))
        return True


def move_to(state: Position, phase: i64) -> None:
    frames.set_stage(state, phase)
    for field in (PART, CHOICE, PAYEE):
        state.set_fight(field, 0)
