"""The icons of a party in one dungeon."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.combat_terms import HALL_OF_CHAOS, STAREPLANT
from warren.games.dungeon_lords.counts import Counts
from warren.games.dungeon_lords.layout import STARE
from warren.games.dungeon_lords.position import Position

STARES = Counts(3, 3)
"""How many Stareplants look at each kind of icon."""


def icons(state: Position, owner: i64, icon: i64) -> i64:
    """Those in the line, less what Stareplants and the Hall of Chaos take away.

    [DF-ROM-10] [DF-P-STAREPLANT]
    """
    total = lines.icons(state, owner, lines.ICON_KINDS[icon])
    plants = STARES.of(state.get(owner, STARE), icon)
    if plants:
        total -= plants * i64(state.table.deck.pets[STAREPLANT].amounts[0])
    if fight.room(state, owner) == HALL_OF_CHAOS:
        total -= 1
    return max(i64(0), total)
