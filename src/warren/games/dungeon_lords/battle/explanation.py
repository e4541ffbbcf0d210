"""Why an attack is as hard as it is; parts go by the messages that name them."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown, Part
from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.bonus import expert_bonus, room_bonus
from warren.games.dungeon_lords.battle.sending import find_waiting
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.monsters.catalogue import FIGHTERS
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def explain_attack(state: Position, owner: i64, look: i64, way: i64) -> Breakdown | None:
    """The first hit of an option with its parts; None where there is none."""
    slot = find_waiting(state, owner, look)
    kind = look // lair.LOOKS
    fighter = FIGHTERS[kind]
    if slot == NONE or not fighter.attacks(way):
        return None
    monster = state.monster(kind)
    raging = state.has_flag(fight.RAGE) and not monster.ghost
    if raging:
        printed = fighter.rage_number(monster.damage)
    else:
        printed = fighter.number(monster.damage, way, 0)
    parts = [Part(f"{KEY}-monster-{monster.id}", int(printed), monster.rule)]
    room = room_bonus(state, owner, kind)
    if room:
        where = state.room(fight.room(state, owner))
        parts.append(Part(f"{KEY}-room-{where.id}", int(room), "DL-MAT-8"))
    tile = state.lair(owner, slot)
    extra = expert_bonus(state, tile)
    if extra:
        token = state.table.deck.experts[lair.expert_of(tile)]
        parts.append(Part(f"{KEY}-expert-{token.id}", int(extra), "DF-EXP-5"))
    return Breakdown(int(printed + room + extra), parts)
