"""The rolls of Will-o'-Wisps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world import channels, frames, reasons
from warren.games.small_world.actions import CONQUER_WISPS
from warren.games.small_world.block import MEANS_WISPS
from warren.games.small_world.conquest import MAX_ROLL, shortfall
from warren.games.small_world.effects.ground import attack
from warren.games.small_world.means.means import Means
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State

NAMED_ROLL: Final = 1000


class Wisps(Means):
    """A roll for a named region, before the tokens are counted.  [SU-R-WISPS] [SU-R-WISPS-1]"""

    word = "wisps"
    block = CONQUER_WISPS
    flag = MEANS_WISPS
    missing = reasons.NO_WISPS

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        if not channels.rolls_for(state, tribe, region):
            return reasons.WISPS_TARGET
        if is_warded(state, state.owner(tribe), region):
            return reasons.WARDED
        short = shortfall(state, tribe, region, tokens)
        return reasons.DIE_OUT_OF_REACH if short > MAX_ROLL else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        attack(state, tribe, region)
        frames.push(state, frames.DIE, tribe, region + NAMED_ROLL)
