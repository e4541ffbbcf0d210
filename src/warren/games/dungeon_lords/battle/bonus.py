"""What a room and a token add to an attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.combat_terms import (
    ARMORY,
    DARK_ROOM,
    GOBLIN,
    TROLL,
    VAMPIRE,
    WITCH,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

ROOM_BONUS: Final = 1


def room_bonus(state: Position, owner: i64, kind: i64) -> i64:
    """[DL-MAT-8] [DL-R-ARMORY] [DL-R-DARK-ROOM]"""
    room = fight.room(state, owner)
    if room == ARMORY:
        return ROOM_BONUS if kind in (GOBLIN, TROLL) else 0
    if room == DARK_ROOM:
        return ROOM_BONUS if kind in (WITCH, VAMPIRE) else 0
    return 0


def expert_bonus(state: Position, tile: i64) -> i64:
    """Once in the combat of a year.  [DF-EXP-5]"""
    expert = lair.expert_of(tile)
    if expert == NONE or tile & lair.TIRED:
        return 0
    return state.table.deck.experts[expert].bonus
