"""The bite of Vampires."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import reasons
from warren.games.small_world.actions import CONQUER_VAMPIRE
from warren.games.small_world.block import MEANS_VAMPIRE
from warren.games.small_world.layout import BITTEN
from warren.games.small_world.means.replacement import Replacement
from warren.games.small_world.state import State


class Vampire(Replacement):
    """Once a turn against each opponent.  [SU-P-VAMPIRE]"""

    word = "vampire"
    block = CONQUER_VAMPIRE
    flag = MEANS_VAMPIRE
    missing = reasons.NO_VAMPIRE

    def spares(self, state: State, seat: i64) -> i64:
        return reasons.BITTEN if (state.numbers[BITTEN] >> seat) & 1 else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        state.numbers[BITTEN] |= bit(state.owner(state.holder_of(region)))
        super().take(state, tribe, region)
