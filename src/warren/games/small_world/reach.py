"""Which regions a race may attack, and why not the others."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import reasons
from warren.games.small_world.layout import NONE
from warren.games.small_world.pieces import IMMUNE
from warren.games.small_world.state import State


def enterable(state: State, tribe: i64) -> i64:
    """Land, and water for those who may take it.  [SW-CON-6]"""
    board = state.table.board
    if state.is_active(tribe) and (
        state.power(tribe).enters_water() or state.race(tribe).enters_water()
    ):
        return board.everything
    return board.land


def reach(state: State, tribe: i64) -> i64:
    """Where the race may attack from where it stands.  [SW-CON-1] [SW-CON-2]"""
    held = state.held(tribe)
    board = state.table.board
    if held == 0:
        found = board.entries
        if state.is_active(tribe):
            found |= state.race(tribe).entries(state, tribe)
            found |= state.power(tribe).entries(state, tribe)
    else:
        found = board.around(held)
        if state.is_active(tribe):
            found |= state.race(tribe).links(state, tribe)
            found |= state.power(tribe).links(state, tribe)
    return found


def bar(state: State, tribe: i64, region: i64, reached: i64, entered: i64) -> i64:
    """Why the race may not attack the region at all, or ALLOWED."""
    if (state.held(tribe) >> region) & 1:
        return reasons.OWN_REGION
    if not (entered >> region) & 1:
        return reasons.WATER
    if not (reached >> region) & 1:
        return reasons.NOT_AN_ENTRY if state.held(tribe) == 0 else reasons.NOT_ADJACENT
    holder = state.holder[region]
    if holder != NONE:
        owner = state.owner(holder)
        seat = state.owner(tribe)
        if owner != seat:
            if state.pieces[region] & IMMUNE:
                return reasons.IMMUNE
            if state.ally(owner) == seat and state.is_active(holder) and state.is_active(tribe):
                return reasons.PEACE
    return reasons.ALLOWED
