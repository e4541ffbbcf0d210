"""How monsters and ghosts leave a battle without an attack."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle.sending import is_waiting
from warren.games.dungeon_lords.battle.telling import tell_monster
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.monsters.catalogue import FIGHTERS
from warren.games.dungeon_lords.position import Position


def withdraw(state: Position, owner: i64, slot: i64) -> None:
    """Back to the lair, face up; it can be sent in a later round.  [DL-SPL-5]"""
    tile = state.lair(owner, slot)
    lair.change(state, owner, slot, tile & ~(lair.SENT | lair.SETTLED))
    tell_monster(state, "monster-withdrawn", owner, lair.kind_of(tile))


def knock_out(state: Position, owner: i64, slot: i64) -> None:
    kind = lair.kind_of(state.lair(owner, slot))
    lair.mark(state, owner, slot, lair.DONE | lair.DOWN)
    tell_monster(state, "monster-knocked-out", owner, kind)


def retire(state: Position, owner: i64) -> None:
    """Those who could not attack; Golem and Vampire stay awake, a sheep does not.  [DL-MAT-6]"""
    slot = i64(0)
    while slot < LAIR_SIZE:
        tile = state.lair(owner, slot)
        if not is_waiting(tile):
            slot += 1
        elif tile & lair.SHEEP or not FIGHTERS[lair.kind_of(tile)].stays_ready():
            knock_out(state, owner, slot)
            slot = 0
        else:
            lair.mark(state, owner, slot, lair.DONE)
            slot = 0
