"""What others may not know of a plan.  [DL-PLN-7] [DL-INF-3]"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from warren.core.numbers import bit_count, bit_index
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.battle import babies, plan
from warren.games.dungeon_lords.combat_terms import BABY_GOLEM
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    KNOWN,
    LOOKS,
    PLAN,
    PLAN_DONE,
    PLAN_KNOWN,
    PLAN_PETS,
    PLAN_STARE,
    PLAN_TRAPS,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import HIDDEN, NONE


def mask_plan(state: Position, seat: i64) -> None:
    """Blank the plans of the others while they plan; afterwards their traps lie face down.

    Whether somebody is ready stays open. `seat` is a seat or SPECTATOR.
    """
    planners = i64(0)
    if frames.step(state) == frames.PLANNING:
        planners = frames.subject(state)
    for other in range(state.table.players):
        if other == seat:
            continue
        if (planners >> other) & 1:
            _blank(state, other)
        else:
            state.put(other, PLAN_TRAPS, TRAP_COUNTS.hidden(state.get(other, PLAN_TRAPS)))


def _blank(state: Position, seat: i64) -> None:
    new = PET_COUNTS.of(state.get(seat, PLAN_PETS), BABY_GOLEM)
    babies.add(state, seat, babies.HERE, -new)
    babies.rest(state, seat)
    state.put(seat, PLAN, HIDDEN)
    state.put(seat, PLAN_TRAPS, 0)
    state.put(seat, PLAN_PETS, 0)
    state.put(seat, PLAN_STARE, 0)
    state.put(seat, LOOKS, 0)
    state.put(seat, KNOWN, state.get(seat, KNOWN) & ~state.get(seat, PLAN_KNOWN))
    state.put(seat, PLAN_KNOWN, 0)
    lair.clear(state, seat, lair.SENT | lair.THROWN)


def guess_plan(state: Position, seat: i64, rng: Random) -> None:
    """A plan that is made defends any tile it may; one that is not has hardly begun."""
    if state.get(seat, PLAN) != HIDDEN:
        return
    goals = plan.goals(state, seat)
    place = i64(NONE)
    if state.get(seat, PLAN_DONE) or goals & (goals - 1) == 0:
        left = rng.randrange(bit_count(goals))
        while left:
            goals &= goals - 1
            left -= 1
        place = bit_index(goals)
    state.put(seat, PLAN, place + 1)
