"""Prizes of the festival, by the symbol of the board.  [DF-FES-6]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import evil, frames, purse
from warren.games.dungeon_lords.cost import Cost, cost_of, is_payable
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.dungeon import diggable
from warren.games.dungeon_lords.ground import sites
from warren.games.dungeon_lords.layout import IN_DISCARD, MONSTER_DISCARD, ROOM_AT
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import (
    BUILD_ROOM,
    BUY_TRAPS,
    DIG_TUNNELS,
    GET_FOOD,
    HIRE_MONSTER,
    IMPROVE_REPUTATION,
    MINE_GOLD,
    NONE,
    RECRUIT_IMPS,
)


def prize_cost(state: State, kind: i64) -> Cost:
    """1 food and the cost; the token stays away.  [DF-FES-11]"""
    return cost_of(state, kind, NONE, 1, 0)


def is_discarded(state: State, number: i64, monster: bool) -> bool:
    """Whether such a monster, or this room, may be taken.  [DF-FES-9] [DF-FES-12]"""
    if monster:
        return MONSTER_COUNTS.of(state.numbers[MONSTER_DISCARD], number) != 0
    return state.numbers[ROOM_AT + number] == IN_DISCARD


def can_hire(state: State, seat: i64, kind: i64) -> bool:
    """Any monster discarded before, paid in full.  [DF-FES-7] [DF-FES-9]"""
    if not is_discarded(state, kind, True):
        return False
    return is_payable(state, seat, prize_cost(state, kind), NONE)


def can_build(state: State, seat: i64, room: i64) -> bool:
    if not is_discarded(state, room, False) or state.gold(seat) < 1:
        return False
    return sites(state, seat, room) != 0


def can_take(state: State, seat: i64, board: i64) -> bool:
    if board == DIG_TUNNELS:
        return diggable(state.tiles(seat)) != 0
    if board == HIRE_MONSTER:
        for kind in range(state.table.monsters):
            if can_hire(state, seat, kind):
                return True
        return False
    if board == BUILD_ROOM:
        for room in range(state.table.rooms):
            if can_build(state, seat, room):
                return True
        return False
    return True


def take(state: State, seat: i64, board: i64) -> None:
    """What needs no further choice; monsters and rooms are chosen by the step."""
    if board == GET_FOOD:
        purse.gain_food(state, seat, 1)
    elif board == IMPROVE_REPUTATION:
        evil.move(state, seat, -1)
    elif board == DIG_TUNNELS:
        frames.push(state, frames.DIG, seat, 1)
    elif board == MINE_GOLD:
        purse.gain_gold(state, seat, 1)
    elif board == RECRUIT_IMPS:
        purse.gain_imps(state, seat, 1)
    elif board == BUY_TRAPS:
        frames.push(state, frames.DRAW_TRAPS, seat, 1)
