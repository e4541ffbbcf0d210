"""Which regions a race may attack, and why not the others."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, reasons
from warren.games.small_world.layout import FIGURE
from warren.games.small_world.pieces import IMMUNE
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.armoury import is_armed
from warren.games.small_world.underground.markers import (
    ANCIENT,
    BALROG,
    CRYPT,
    DOORMAT,
    FIGURES,
    GHOST,
    QUEEN,
    VOLCANO,
)


def enterable(state: State, tribe: i64) -> i64:
    """Land and rivers, and other water for those who may take it.  [SW-CON-6] [SU-CON-3]"""
    board = state.table.board
    return board.everything if channels.enters_water(state, tribe) else board.open


def reach(state: State, tribe: i64) -> i64:
    """Where the race may attack from where it stands.  [SW-CON-1] [SW-CON-2]"""
    held = state.held(tribe)
    if not state.is_active(tribe):
        return plain_reach(state, tribe)
    board = state.table.board
    if state.table.deep and is_armed(state, DOORMAT):
        return board.everything
    if held == 0:
        return channels.entries(state, tribe)
    return board.around(held) | channels.links(state, tribe, held)


def plain_reach(state: State, tribe: i64) -> i64:
    """What lies in reach without any property.  [SU-R-GNOMES-1]"""
    held = state.held(tribe)
    board = state.table.board
    if held:
        return board.around(held)
    if state.is_active(tribe) and state.race(tribe).shuns_rim():
        return 0
    return board.entries


def bar(state: State, tribe: i64, region: i64, reached: i64, entered: i64) -> i64:
    """Why the race may not attack the region at all, or ALLOWED."""
    if (state.held(tribe) >> region) & 1:
        return reasons.OWN_REGION
    if not (entered >> region) & 1:
        return reasons.WATER
    if not (reached >> region) & 1:
        if state.held(tribe):
            return reasons.NOT_ADJACENT
        shuns = state.is_active(tribe) and state.race(tribe).shuns_rim()
        return reasons.AWAY_FROM_RIM if shuns else reasons.NOT_AN_ENTRY
    return shelter(state, tribe, region)


def shelter(state: State, tribe: i64, region: i64) -> i64:
    """What keeps the race from a region within its reach, or ALLOWED."""
    holder = state.holder_of(region)
    seat = state.owner(tribe)
    if state.table.deep:
        guarded = guard(state, seat, region)
        if guarded != reasons.ALLOWED:
            return guarded
    if holder == NONE:
        return reasons.ALLOWED
    owner = state.owner(holder)
    if owner == seat:
        return reasons.ALLOWED
    if state.pieces_on(region) & IMMUNE:
        return reasons.IMMUNE
    if state.is_active(holder):
        if state.ally(owner) == seat and state.is_active(tribe):
            return reasons.PEACE
        if state.table.deep and channels.wards_off_properties(state, holder):
            near = plain_reach(state, tribe)
            return reasons.ALLOWED if (near >> region) & 1 else reasons.WARDED
        return reasons.ALLOWED
    if state.table.deep and lacks_toll(state, seat, holder):
        return reasons.NO_TOLL
    return reasons.ALLOWED


def watched_regions(state: State) -> i64:
    """Where a figure stands that may forbid somebody the region."""
    found = i64(0)
    for figure in range(i64(FIGURES)):
        at = state.numbers[FIGURE + figure]
        if at != NONE and figure != VOLCANO:
            found |= bit(at)
    return found


def guard(state: State, seat: i64, region: i64) -> i64:
    """What a figure in the region forbids the seat, or ALLOWED.  [SU-CON-6] [SU-CON-16]"""
    numbers = state.numbers
    if numbers[FIGURE + BALROG] == region:
        return reasons.BALROG
    if numbers[FIGURE + GHOST] == region:
        keeper = state.keeper(CRYPT)
        if keeper == NONE or state.owner(keeper) != seat:
            return reasons.FIGURE
    if (numbers[FIGURE + ANCIENT] == region or numbers[FIGURE + QUEEN] == region) and (
        state.owner(state.holder_of(region)) != seat
    ):
        return reasons.FIGURE
    return reasons.ALLOWED


def is_warded(state: State, seat: i64, region: i64) -> bool:
    """Whether the seat may use no property against the region.  [SU-R-GNOMES]"""
    holder = state.holder_of(region)
    if holder == NONE or state.owner(holder) == seat:
        return False
    return channels.wards_off_properties(state, holder)


def lacks_toll(state: State, seat: i64, holder: i64) -> bool:
    """Whether the seat cannot pay what this race in decline asks.  [SU-R-LICHES]"""
    return state.coins(seat) < channels.toll(state, holder)
