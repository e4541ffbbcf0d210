"""The trap installed on a tile of a dungeon: which, where, and the monster on its card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import shifted
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import INSTALLED, MONSTER_DISCARD, TRAP_DISCARD
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

KIND: Final = 15
CELL: Final = 4
CELLS: Final = 31
THROWN: Final = 9


def made(trap: i64, cell: i64, thrown: i64) -> i64:
    """What the seat keeps; `thrown` is the kind of a monster or NONE. No trap is 0."""
    return trap + 1 + shifted(cell, CELL) + shifted(thrown + 1, THROWN)


def trap_of(value: i64) -> i64:
    return (value & KIND) - 1


def thrown_of(value: i64) -> i64:
    return (value >> THROWN) - 1


def trap_on(state: Position, seat: i64, cell: i64) -> i64:
    """The kind of the trap on this tile, or NONE."""
    value = state.get(seat, INSTALLED)
    if not value or (value >> CELL) & CELLS != cell:
        return NONE
    return trap_of(value)


def discard(state: Position, seat: i64) -> None:
    """Card and monster go to their discards, when it went off or its tile changed.  [DF-EXH-8]"""
    value = state.get(seat, INSTALLED)
    if value:
        state.put(seat, INSTALLED, 0)
        state.numbers[TRAP_DISCARD] += TRAP_COUNTS.one(trap_of(value))
        if thrown_of(value) != NONE:
            state.numbers[MONSTER_DISCARD] += MONSTER_COUNTS.one(thrown_of(value))
