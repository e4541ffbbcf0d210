"""What may be done before the choice to decline: Great Ancient, Reborn.  [SU-TURN-3]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, frames, reasons
from warren.games.small_world.actions import DONE, EXCHANGE, PLACE_ANCIENT, PLACE_BALROG
from warren.games.small_world.block import OFFER_ANCIENT, OFFER_REBIRTH
from warren.games.small_world.layout import MOVED, RACE, REBORN, TRAY, TRIBE_SIZE, UNDECIDED
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, listed, wrong_moment
from warren.games.small_world.terms import DECLINED, NONE
from warren.games.small_world.underground.balrog import (
    balrog_reason,
    commands_balrog,
    has_moved,
    send_balrog,
    targets,
)
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import ANCIENT
from warren.games.small_world.underground.rebirth import exchange

MOST_REBORN: Final = 2


class Dawn(Step):
    """The frame's subject is the active tribe."""

    def resume(self, state: State) -> bool:
        if len(self.list_own(state)):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State) -> vec[i64]:
        """The Balrog may be moved here too, which leaves no choice to decline.  [SU-TURN-13]"""
        codes = self.list_own(state)
        tribe = frames.subject(state)
        if commands_balrog(state, tribe) and not has_moved(state):
            codes = listed(self.space, PLACE_BALROG, targets(state, tribe), codes)
        return append(codes, self.space.code(DONE, 0))

    def list_own(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        codes = vec[i64]()
        for region in range(state.table.board.size):
            holder = state.holder[region]
            if holder == NONE or state.owner(holder) != state.turn():
                continue
            if holder == tribe:
                if self.ancient_reason(state, tribe, region) == reasons.ALLOWED:
                    codes = append(codes, self.space.code(PLACE_ANCIENT, region))
            elif self.rebirth_reason(state, tribe, region) == reasons.ALLOWED:
                codes = append(codes, self.space.code(EXCHANGE, region))
        return codes

    def ancient_reason(self, state: State, tribe: i64, region: i64) -> i64:
        """Once a turn to any region held.  [SU-R-CULTISTS] [SU-R-CULTISTS-2]"""
        if not channels.offers(state, tribe) & OFFER_ANCIENT:
            return reasons.NO_FIGURE
        if (state.deep[MOVED] >> ANCIENT) & 1 or state.figure_at(ANCIENT) == region:
            return reasons.FIGURE_PLACED
        return reasons.ALLOWED if state.holder[region] == tribe else reasons.NOT_HELD

    def rebirth_reason(self, state: State, tribe: i64, region: i64) -> i64:
        """One or two regions of a Reborn race in decline.  [SU-P-REBORN]"""
        holder = state.holder[region]
        if (
            holder == NONE
            or state.owner(holder) != state.turn()
            or state.status(holder) != DECLINED
            or not channels.offers(state, holder) & OFFER_REBIRTH
        ):
            return reasons.REBIRTH_TARGET
        if state.deep[REBORN] >= MOST_REBORN:
            return reasons.NO_REBIRTH
        tray = state.world[TRAY + state.tribes[tribe * TRIBE_SIZE + RACE]]
        if tray == 0 and state.hand(tribe) == 0:
            return reasons.REBIRTH_TOKENS
        return reasons.ALLOWED

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        tribe = frames.subject(state)
        if block == PLACE_ANCIENT:
            return self.ancient_reason(state, tribe, argument)
        if block == EXCHANGE:
            return self.rebirth_reason(state, tribe, argument)
        if block == PLACE_BALROG:
            return balrog_reason(state, tribe, argument)
        return wrong_moment(block)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        if block == DONE:
            frames.pop(state)
        elif block == PLACE_ANCIENT:
            state.deep[MOVED] |= bit(ANCIENT)
            put_figure(state, ANCIENT, argument)
        elif block == PLACE_BALROG:
            state.world[UNDECIDED] = 0
            send_balrog(state, tribe, argument)
        else:
            state.deep[REBORN] += 1
            exchange(state, tribe, argument)
