"""What one battle has come to: its marks, its tile and who still stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.layout import (
    FIGHT,
    FIGHT_FLAGS,
    FIGHT_SIZE,
    FIGHT_TILE,
    ROW,
    TURNED,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import CELLS

NO_CONQUEST: Final = 1
NO_SPELLS: Final = 2
NO_HEALING: Final = 4
ATTACKED: Final = 8
SHIELDED: Final = 16
RAGE: Final = 32
HALVED: Final = 64
LIGHT: Final = 128
SONG: Final = 256
FRONTED: Final = 512
NO_FAST: Final = 1024
TRAINED: Final = 2048
JUDGED: Final = 4096
"""The spell of this step has been cast, or has failed."""
SECOND: Final = 8192
"""The tile of the Song of Courage is being conquered."""


def clear(state: Position) -> None:
    for field in range(i64(FIGHT_SIZE)):
        state.numbers[FIGHT + field] = 0


def drop_flag(state: Position, flag: i64) -> None:
    state.numbers[FIGHT + FIGHT_FLAGS] &= ~flag


def tile(state: Position) -> i64:
    return state.numbers[FIGHT + FIGHT_TILE]


def card(state: Position) -> i64:
    """The number of the combat card that was turned up last."""
    return state.numbers[ROW + state.numbers[TURNED] - 1]


def room(state: Position, owner: i64) -> i64:
    """The room that is fought over, or NONE."""
    return state.room_at(owner, tile(state))


def is_room(state: Position, owner: i64, cell: i64) -> bool:
    """Whether a tile, or what is rented, is a room."""
    return cell == CELLS or (state.halls(owner) >> cell) & 1 != 0


def stands(state: Position, owner: i64) -> bool:
    """Whether an adventurer or a paladin is left; an Illusion alone is nobody.  [DL-SPL-13]"""
    for place in range(state.line_length(owner)):
        if not lines.is_illusion(state.line(owner, place)):
            return True
    return False


def dispel_alone(state: Position, owner: i64) -> None:
    """Illusions that nobody stands with vanish.  [DL-SPL-13]"""
    if state.line(owner, 0) and not stands(state, owner):
        while state.line(owner, 0):
            lines.remove(state, owner, 0)
        if state.effects is not None:
            state.emit("illusion-vanished", {"seat": int(owner)})
