"""The reinforcement die."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import CONQUER_DIE
from warren.games.small_world.block import MEANS_DIE
from warren.games.small_world.conquest import MAX_ROLL, shortfall
from warren.games.small_world.effects.ground import attack
from warren.games.small_world.means.means import Means
from warren.games.small_world.state import State


class Die(Means):
    """The last attempt makes up for one to three tokens.  [SW-DIE-2] [SW-DIE-6]

    It lowers no price.
    """

    word = "die"
    block = CONQUER_DIE
    flag = MEANS_DIE
    missing = reasons.DIE_BERSERK
    last = True

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        short = shortfall(state, tribe, region, tokens)
        if short > MAX_ROLL:
            return reasons.DIE_OUT_OF_REACH
        return reasons.DIE_NOT_NEEDED if short <= 0 else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        attack(state, tribe, region)
        frames.push(state, frames.DIE, tribe, region)
