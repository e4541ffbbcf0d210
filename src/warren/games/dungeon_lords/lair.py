"""Monsters and ghosts of a seat: kind, face, token, and what the battle asks of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import shifted
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

KIND: Final = 15
DOWN: Final = 16
EXPERT: Final = 5
EXPERT_MASK: Final = 3
TIRED: Final = 128
"""The expertise token is used up for this combat.  [DF-EXP-10]"""
SENT: Final = 256
DONE: Final = 512
"""It has attacked, or need not."""
SHEEP: Final = 1024
SETTLED: Final = 2048
"""Paid or judged in the present event."""
THROWN: Final = 4096
"""It will be thrown by a catapult when the plans are shown."""
PASSING: Final = SENT | DONE | SHEEP | SETTLED | THROWN
LOOKS: Final = 8
"""A kind looks eight ways: without a token or with one of three, face up or face down."""


def made(kind: i64, expert: i64) -> i64:
    """A new tile; `expert` is the number of a token or NONE."""
    return kind + 1 + shifted(expert + 1, EXPERT)


def kind_of(tile: i64) -> i64:
    return (tile & KIND) - 1


def expert_of(tile: i64) -> i64:
    """The number of its token, or NONE."""
    return ((tile >> EXPERT) & EXPERT_MASK) - 1


def look_of(tile: i64) -> i64:
    """The number by which an action names it: kind, token and face."""
    return kind_of(tile) * LOOKS + (expert_of(tile) + 1) * 2 + (1 if tile & DOWN else 0)


def add(state: Position, seat: i64, tile: i64) -> None:
    """Keep the lair in order, so that equal lairs are equal positions."""
    slot = i64(LAIR_SIZE - 1)
    while slot > 0 and state.lair(seat, slot - 1) < tile:
        state.set_lair(seat, slot, state.lair(seat, slot - 1))
        slot -= 1
    state.set_lair(seat, slot, tile)


def remove(state: Position, seat: i64, slot: i64) -> i64:
    tile = state.lair(seat, slot)
    while slot < LAIR_SIZE - 1:
        state.set_lair(seat, slot, state.lair(seat, slot + 1))
        slot += 1
    state.set_lair(seat, LAIR_SIZE - 1, 0)
    return tile


def change(state: Position, seat: i64, slot: i64, tile: i64) -> None:
    remove(state, seat, slot)
    add(state, seat, tile)


def mark(state: Position, seat: i64, slot: i64, flags: i64) -> None:
    change(state, seat, slot, state.lair(seat, slot) | flags)


def clear(state: Position, seat: i64, flags: i64) -> None:
    """Take marks off all tiles."""
    found = i64(0)
    for slot in range(i64(LAIR_SIZE)):
        found |= state.lair(seat, slot)
    if not found & flags:
        return
    tiles = [state.lair(seat, slot) & ~flags for slot in range(i64(LAIR_SIZE))]
    for slot in range(i64(LAIR_SIZE)):
        state.set_lair(seat, slot, 0)
    for tile in tiles:
        if tile:
            add(state, seat, tile)


def find(state: Position, seat: i64, look: i64, without: i64) -> i64:
    """A slot whose tile looks so and has none of these marks, or NONE."""
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(seat, slot)
        if tile and look_of(tile) == look and not tile & without:
            return slot
    return NONE


def count_kind(state: Position, seat: i64, kind: i64) -> i64:
    found = i64(0)
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(seat, slot)
        if tile and kind_of(tile) == kind:
            found += 1
    return found
