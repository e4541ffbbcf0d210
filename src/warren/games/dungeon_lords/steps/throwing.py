"""The monster that a catapult will throw.  [DF-EXH-4]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, lair, reasons
from warren.games.dungeon_lords.actions import GIVE_MONSTER
from warren.games.dungeon_lords.giving import prey, prey_codes
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.setting import THROWN
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE


def ask_for_missile(state: State, seat: i64) -> None:
    frames.push(state, frames.THROWING, seat, 0)


class Throwing(Step):
    """It lies on the trap card, so that its size is remembered."""

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return prey_codes(self.space, state, seat, NONE, roomy())

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        tile = lair.remove(state, seat, prey(state, seat, NONE, argument))
        kind = lair.kind_of(tile)
        frames.pop(state)
        frames.set_stage(state, frames.stage(state) + (kind + 1) * THROWN)
        if state.effects is not None:
            state.emit("monster-loaded", {"seat": int(seat), "monster": state.monster(kind).id})

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.NOT_OWNED if block == GIVE_MONSTER else reasons.NOT_NOW
