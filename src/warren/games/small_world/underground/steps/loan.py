"""A badge is drawn for Stonehedge.  [SU-PLC-STONEHEDGE-1]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.games.small_world import frames
from warren.games.small_world.actions import CHANCE_BADGE
from warren.games.small_world.effects.column import reshuffle_badges
from warren.games.small_world.layout import BADGES, DISCARDED, NEW_BADGE
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import ChanceStep, listed
from warren.games.small_world.underground.loan import lend


class Loan(ChanceStep):
    """The frame's stage is Stonehedge's region. Without a badge left there is no power."""

    def resume(self, state: State) -> bool:
        if state.numbers[BADGES] == 0:
            if state.numbers[DISCARDED] == 0:
                frames.pop(state)
                return False
            reshuffle_badges(state)
        return True

    def list_codes(self, state: State) -> vec[i64]:
        return listed(self.space, CHANCE_BADGE, state.numbers[BADGES], roomy())

    def perform(self, state: State, block: i64, argument: i64) -> None:
        frames.pop(state)
        state.numbers[BADGES] &= ~bit(argument)
        state.numbers[NEW_BADGE] = 1
        if state.effects is not None:
            state.emit("badge-lent", {"power": state.table.powers[argument].id})
        lend(state, argument)
