"""The plan of an owner for one battle round, kept aside until all are ready."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit, bit_index
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.dungeon import nearest
from warren.games.dungeon_lords.layout import PETS, PLAN, PLAN_DONE, PLAN_PETS
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, RENTED

BATTLE: Final = "battle"


def goals(state: Position, owner: i64) -> i64:
    """The tiles that may be defended; bit RENTED for a rented battle room.

    [DL-PLN-1] [DF-REN-6] [DF-REN-10]
    """
    found = nearest(state.tiles(owner), state.lost(owner))
    rented = state.rented(owner)
    if rented != NONE and state.room(rented).kind == BATTLE and not state.is_lost(owner, RENTED):
        found |= bit(RENTED)
    return found


def cell(state: Position, owner: i64) -> i64:
    """The tile of the plan, or NONE."""
    return state.get(owner, PLAN) - 1


def choose(state: Position, owner: i64, place: i64) -> None:
    state.put(owner, PLAN, place + 1)


def begin(state: Position, planners: i64) -> None:
    """Where only one tile can be defended it is chosen already."""
    while planners:
        owner = bit_index(planners)
        planners &= planners - 1
        state.put(owner, PLAN_DONE, 0)
        found = goals(state, owner)
        if found & (found - 1) == 0:
            choose(state, owner, bit_index(found))


def pets_left(state: Position, owner: i64, pet: i64) -> i64:
    planned = state.get(owner, PLAN_PETS)
    return PET_COUNTS.of(state.get(owner, PETS), pet) - PET_COUNTS.of(planned, pet)
