"""A Reborn race in decline gives its regions to the active one.  [SU-P-REBORN-1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, reasons
from warren.games.small_world.effects.army import take_token
from warren.games.small_world.effects.ground import dissolve_if_gone, vacate
from warren.games.small_world.layout import (
    HELD,
    HOLDER,
    REBORN,
    REGION_SIZE,
    TOKENS,
    TRIBE_SIZE,
)
from warren.games.small_world.state import State
from warren.games.small_world.terms import DECLINED, NONE, SLOTS
from warren.games.small_world.underground.loan import hand_over
from warren.games.small_world.underground.markers import STONEHEDGE
from warren.games.small_world.underground.offers.offer import Offer

MOST_REBORN: Final = 2


class Rebirth(Offer):
    """One or two regions of a Reborn race in decline.  [SU-P-REBORN]"""

    def lacks(self, state: State, tribe: i64) -> i64:
        for slot in range(i64(SLOTS)):
            if self.is_reborn(state, state.turn() * SLOTS + slot):
                return reasons.ALLOWED
        return reasons.REBIRTH_TARGET

    def is_reborn(self, state: State, tribe: i64) -> bool:
        return state.status(tribe) == DECLINED and channels.offers(state, tribe) & self.flag != 0

    def reason(self, state: State, tribe: i64, region: i64) -> i64:
        holder = state.holder_of(region)
        if (
            holder == NONE
            or state.owner(holder) != state.turn()
            or not self.is_reborn(state, holder)
        ):
            return reasons.REBIRTH_TARGET
        if state.numbers[REBORN] >= MOST_REBORN:
            return reasons.NO_REBIRTH
        tray = state.numbers[state.table.trays + state.race_id(tribe)]
        if tray == 0 and state.hand(tribe) == 0:
            return reasons.REBIRTH_TOKENS
        return reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        """A token of the active race takes the place of what stands there; no conquest."""
        state.numbers[REBORN] += 1
        old = state.holder_of(region)
        state.numbers[state.table.trays + state.race_id(old)] += state.tokens_on(region)
        vacate(state, old, region)
        take_token(state, tribe)
        state.numbers[region * REGION_SIZE + HOLDER] = tribe
        state.numbers[region * REGION_SIZE + TOKENS] = 1
        state.numbers[tribe * TRIBE_SIZE + HELD] |= bit(region)
        if state.effects is not None:
            state.emit(
                "token-exchanged",
                {
                    "seat": int(state.owner(tribe)),
                    "race": state.race(tribe).id,
                    "region": state.table.board.names[region],
                },
            )
        if state.marker_at(STONEHEDGE) == region:
            hand_over(state, tribe)
        channels.settled(state, tribe, region)
        dissolve_if_gone(state, old)
