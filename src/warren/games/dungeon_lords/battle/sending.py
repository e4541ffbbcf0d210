"""Who is sent into a battle."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import babies, plan
from warren.games.dungeon_lords.battle.limits import monsters_allowed
from warren.games.dungeon_lords.combat_terms import GOLEM
from warren.games.dungeon_lords.layout import LAIR_SIZE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def is_monster(state: Position, tile: i64) -> bool:
    """No ghost."""
    return tile != 0 and not state.monster(lair.kind_of(tile)).ghost


def is_waiting(tile: i64) -> bool:
    """Sent and neither done nor withdrawn."""
    return tile & lair.SENT != 0 and not tile & lair.DONE


def monsters_waiting(state: Position, owner: i64) -> i64:
    """Monsters in the battle, Baby Golem among them, no ghosts.  [DL-SPL-3] [DF-PET-17]"""
    count = babies.waiting(state, owner)
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if is_waiting(tile) and is_monster(state, tile):
            count += 1
    return count


def find_waiting(state: Position, owner: i64, look: i64) -> i64:
    """A slot of somebody who looks so and may still act, no sheep, or NONE."""
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if is_waiting(tile) and not tile & lair.SHEEP and lair.look_of(tile) == look:
            return slot
    return NONE


def fits(state: Position, owner: i64, kind: i64, baby: bool) -> bool:
    """Whether the tile holds those sent with one more monster, or with Baby Golem.

    He counts unless a Golem is with him.  [DL-PLN-3] [DF-PET-12] [DF-PET-18]
    """
    count = i64(0)
    golem = False
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if tile & lair.SENT:
            count += 0 if state.monster(lair.kind_of(tile)).ghost else 1
            golem = golem or lair.kind_of(tile) == GOLEM
    if kind != NONE:
        count += 1
        golem = golem or kind == GOLEM
    if not golem:
        count += babies.count(state, owner, babies.SENT) + (1 if baby else 0)
    return count <= monsters_allowed(state, owner, plan.cell(state, owner))


def is_sendable(state: Position, owner: i64, tile: i64) -> bool:
    """[DL-PLN-3] [DL-PLN-6]"""
    if not tile or tile & (lair.DOWN | lair.SENT | lair.THROWN):
        return False
    kind = lair.kind_of(tile)
    return state.monster(kind).ghost or fits(state, owner, kind, False)
