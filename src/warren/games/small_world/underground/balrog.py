"""The Balrog of the Pentacle.  [SU-PLC-PENTACLE]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, reasons
from warren.games.small_world.effects.ground import attack, lose
from warren.games.small_world.effects.markers import remove_pieces
from warren.games.small_world.layout import FOUND, MOVED
from warren.games.small_world.pieces import IMMUNE, MONSTER, NATIVES
from warren.games.small_world.reach import guard, is_warded, lacks_toll
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.depths import collect_toll
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import BALROG, PENTACLE

LOSS: Final = 2


def commands_balrog(state: State, tribe: i64) -> bool:
    """Only an active race that holds the Pentacle moves it.  [SU-PLC-PENTACLE-3]"""
    return state.keeper(PENTACLE) == tribe and state.is_active(tribe)


def has_moved(state: State) -> bool:
    return (state.deep[MOVED] >> (BALROG)) & 1 == 1


def rest(state: State) -> None:
    """No further move this turn."""
    state.deep[MOVED] |= bit(BALROG)


def targets(state: State, tribe: i64) -> i64:
    """Where the Balrog may go: from its region, or from the Pentacle while it waits."""
    near = neighbours(state)
    found = i64(0)
    for region in range(state.table.board.size):
        if (near >> region) & 1 and target_reason(state, tribe, region) == reasons.ALLOWED:
            found |= bit(region)
    return found


def neighbours(state: State) -> i64:
    at = state.figure_at(BALROG)
    if at == NONE:
        at = state.marker_at(PENTACLE)
    return state.table.board.adjacent[at]


def balrog_reason(state: State, tribe: i64, region: i64) -> i64:
    """Why the race may not send the Balrog there."""
    if not commands_balrog(state, tribe):
        return reasons.NO_BALROG
    if has_moved(state):
        return reasons.BALROG_MOVED
    if not (neighbours(state) >> region) & 1:
        return reasons.BALROG_TARGET
    return target_reason(state, tribe, region)


def target_reason(state: State, tribe: i64, region: i64) -> i64:
    """[SU-PLC-PENTACLE-2]"""
    seat = state.owner(tribe)
    holder = state.holder[region]
    if holder == tribe:
        return reasons.OWN_REGION
    guarded = guard(state, seat, region)
    if guarded != reasons.ALLOWED:
        return guarded
    if holder == NONE or state.owner(holder) == seat:
        return reasons.ALLOWED
    if state.pieces[region] & IMMUNE:
        return reasons.IMMUNE
    if is_warded(state, seat, region):
        return reasons.WARDED
    if state.ally(state.owner(holder)) == seat and state.is_active(holder):
        return reasons.PEACE
    return reasons.NO_TOLL if lacks_toll(state, seat, holder) else reasons.ALLOWED


def send_balrog(state: State, tribe: i64, region: i64) -> None:
    """It goes there and evicts whoever is there, who loses two tokens.  [SU-PLC-PENTACLE-4]"""
    rest(state)
    attack(state, tribe, region)
    holder = state.holder[region]
    if state.pieces[region] & NATIVES:
        if state.count(region, MONSTER):
            state.deep[FOUND] = region
        remove_pieces(state, region, NATIVES)
    if holder != NONE:
        if state.owner(holder) != state.owner(tribe):
            collect_toll(state, state.owner(tribe), holder)
            if state.is_active(holder):
                channels.lost(state, holder, region)
        losses = i64(NONE)
        if channels.retreats(state, holder) and channels.casualties(state, holder):
            losses = LOSS
        lose(state, holder, region, losses)
    put_figure(state, BALROG, region)
