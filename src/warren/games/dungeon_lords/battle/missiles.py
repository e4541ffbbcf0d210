"""Monsters that lie on catapults of one's battle.  [DF-CRD-1] [DF-EXH-4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import shifted
from warren.games.dungeon_lords.layout import PLAN_THROWN
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

WIDTH: Final = 5
KIND: Final = 31


def load(state: Position, owner: i64, kind: i64) -> None:
    state.put(owner, PLAN_THROWN, shifted(state.get(owner, PLAN_THROWN), WIDTH) + kind + 1)


def kinds(state: Position, owner: i64) -> i64:
    """The mask of the kinds that lie there."""
    left = state.get(owner, PLAN_THROWN)
    found = i64(0)
    while left:
        found |= shifted(1, (left & KIND) - 1)
        left >>= WIDTH
    return found


def alike(state: Position, owner: i64) -> bool:
    """Whether all of them are of one size, so that it does not matter which is thrown."""
    left = state.get(owner, PLAN_THROWN)
    size = i64(NONE)
    while left:
        large = i64(1 if state.monster((left & KIND) - 1).large else 0)
        if size not in (NONE, large):
            return False
        size = large
        left >>= WIDTH
    return True


def last(state: Position, owner: i64) -> i64:
    return (state.get(owner, PLAN_THROWN) & KIND) - 1


def unload(state: Position, owner: i64, kind: i64) -> None:
    left = state.get(owner, PLAN_THROWN)
    kept = i64(0)
    found = False
    while left:
        one = left & KIND
        if one == kind + 1 and not found:
            found = True
        else:
            kept = shifted(kept, WIDTH) + one
        left >>= WIDTH
    state.put(owner, PLAN_THROWN, kept)
