"""Baby Golems in play: how many are here, sent, done, sheep, and out.  [DF-PET-12] [DF-PET-17]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords.counts import Counts
from warren.games.dungeon_lords.layout import BABY
from warren.games.dungeon_lords.position import Position

HERE: Final = 0
SENT: Final = 1
DONE: Final = 2
SHEEP: Final = 3
OUT: Final = 4
"""Out for the rest of this combat."""
BABIES: Final = Counts(5, 3)


def count(state: Position, owner: i64, field: i64) -> i64:
    return BABIES.of(state.get(owner, BABY), field)


def add(state: Position, owner: i64, field: i64, amount: i64) -> None:
    state.add(owner, BABY, amount * BABIES.one(field))


def ready(state: Position, owner: i64) -> i64:
    """Those that may still be sent."""
    here = count(state, owner, HERE) - count(state, owner, OUT)
    return here - count(state, owner, SENT)


def waiting(state: Position, owner: i64) -> i64:
    """Those in the battle that have neither attacked nor left it."""
    return count(state, owner, SENT) - count(state, owner, DONE)


def withdraw(state: Position, owner: i64) -> None:
    """One goes back, to be sent again in a later round.  [DL-SPL-5]"""
    add(state, owner, SENT, -1)
    if state.effects is not None:
        state.emit("pet-withdrawn", {"seat": int(owner), "pet": "baby-golem"})


def knock_out(state: Position, owner: i64) -> None:
    """One is out for the rest of this combat."""
    add(state, owner, DONE, 1)
    add(state, owner, OUT, 1)
    if state.effects is not None:
        state.emit("pet-knocked-out", {"seat": int(owner), "pet": "baby-golem"})


def rest(state: Position, owner: i64) -> None:
    """After the battle: those here and those out stay so."""
    for field in (SENT, DONE, SHEEP):
        add(state, owner, field, -count(state, owner, field))
