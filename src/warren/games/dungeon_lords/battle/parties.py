"""Whose dungeon has a party in it."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.position import Position


def has_party(state: Position, seat: i64) -> bool:
    fight.dispel_alone(state, seat)
    return state.line(seat, 0) != 0


def any_party(state: Position) -> bool:
    """Without one nothing can happen any more."""
    found = False
    for seat in range(state.table.players):
        if has_party(state, seat):
            found = True
    return found
