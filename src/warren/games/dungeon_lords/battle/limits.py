"""How much may be sent to a tile, and what a trap costs there.  [DL-PLN-3] [DL-PLN-4]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.combat_terms import LABYRINTH
from warren.games.dungeon_lords.position import Position


def monsters_allowed(state: Position, owner: i64, cell: i64) -> i64:
    """Ghosts come on top."""
    if not fight.is_room(state, owner, cell) or state.room_at(owner, cell) == LABYRINTH:
        return 1
    return 2


def traps_allowed(state: Position, owner: i64, cell: i64) -> i64:
    """An installed trap comes on top.  [DF-EXH-7]"""
    return 2 if state.room_at(owner, cell) == LABYRINTH else 1


def trap_fee(state: Position, owner: i64, cell: i64) -> i64:
    if not fight.is_room(state, owner, cell) or state.room_at(owner, cell) == LABYRINTH:
        return 0
    return 1
