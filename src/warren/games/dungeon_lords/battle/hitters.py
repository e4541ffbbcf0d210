"""Who is attacking: a look of the lair, the sheep, or Baby Golem."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle.sending import find_waiting, is_waiting
from warren.games.dungeon_lords.layout import HITTER, LAIR_SIZE
from warren.games.dungeon_lords.monsters.catalogue import FIGHTERS
from warren.games.dungeon_lords.monsters.fighter import Fighter
from warren.games.dungeon_lords.monsters.sheep import Sheep
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

SHEEP: Final = 125
BABY: Final = 126
PLAIN: Final[Fighter] = Sheep()


def hitter_of(look: i64) -> i64:
    return look + 1


def fighter_of(hitter: i64) -> Fighter:
    if hitter >= SHEEP:
        return PLAIN
    return FIGHTERS[(hitter - 1) // lair.LOOKS]


def find_sheep(state: Position, owner: i64) -> i64:
    """The slot of the sheep that may still bite, or NONE."""
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if is_waiting(tile) and tile & lair.SHEEP:
            return slot
    return NONE


def hitter_slot(state: Position, owner: i64) -> i64:
    """Where the one that attacks lies."""
    hitter = state.fight(HITTER)
    if hitter == SHEEP:
        return find_sheep(state, owner)
    return find_waiting(state, owner, hitter - 1)
