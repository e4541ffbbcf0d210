"""The Balrog of the Pentacle.  [SU-PLC-PENTACLE]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, reasons
from warren.games.small_world.actions import PLACE_BALROG
from warren.games.small_world.effects.ground import drive_out
from warren.games.small_world.layout import MOVED, UNDECIDED
from warren.games.small_world.pieces import IMMUNE
from warren.games.small_world.reach import guard, is_warded, lacks_toll
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import BALROG, PENTACLE
from warren.games.small_world.underground.offers.offer import Offer

LOSS: Final = 2


def rest(state: State) -> None:
    """No further move this turn."""
    state.numbers[MOVED] |= bit(BALROG)


class Balrog(Offer):
    """It goes to a region beside its own, or beside the Pentacle while it waits."""

    def lacks(self, state: State, tribe: i64) -> i64:
        """Only an active race that holds the Pentacle moves it.  [SU-PLC-PENTACLE-3]"""
        if state.keeper(PENTACLE) != tribe or not state.is_active(tribe):
            return reasons.NO_BALROG
        moved = (state.numbers[MOVED] >> BALROG) & 1
        return reasons.BALROG_MOVED if moved else reasons.ALLOWED

    def reason(self, state: State, tribe: i64, region: i64) -> i64:
        """[SU-PLC-PENTACLE-2]"""
        at = state.figure_at(BALROG)
        if at == NONE:
            at = state.marker_at(PENTACLE)
        if not (state.table.board.adjacent[at] >> region) & 1:
            return reasons.BALROG_TARGET
        seat = state.owner(tribe)
        holder = state.holder_of(region)
        if holder == tribe:
            return reasons.OWN_REGION
        guarded = guard(state, seat, region)
        if guarded != reasons.ALLOWED:
            return guarded
        if holder == NONE or state.owner(holder) == seat:
            return reasons.ALLOWED
        if state.pieces_on(region) & IMMUNE:
            return reasons.IMMUNE
        if is_warded(state, seat, region):
            return reasons.WARDED
        if state.ally(state.owner(holder)) == seat and state.is_active(holder):
            return reasons.PEACE
        return reasons.NO_TOLL if lacks_toll(state, seat, holder) else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        """It evicts whoever is there, who loses two tokens.  [SU-PLC-PENTACLE-4]"""
        state.numbers[UNDECIDED] = 0
        rest(state)
        holder = state.holder_of(region)
        losses = i64(NONE)
        if holder != NONE and channels.retreats(state, holder):
            losses = LOSS if channels.casualties(state, holder) else i64(NONE)
        drive_out(state, tribe, region, losses)
        put_figure(state, BALROG, region)


BALROG_MOVE: Final = Balrog(PLACE_BALROG, marker=PENTACLE)
