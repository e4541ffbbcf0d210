"""One monster, ghost, sheep or Baby Golem attacks.  [DL-MAT-1] to [DL-MAT-9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.bonus import expert_bonus, room_bonus
from warren.games.dungeon_lords.battle.finishing import finish
from warren.games.dungeon_lords.battle.hitters import (
    BABY,
    SHEEP,
    fighter_of,
    find_sheep,
    hitter_slot,
)
from warren.games.dungeon_lords.battle.telling import tell_monster
from warren.games.dungeon_lords.combat_terms import BABY_GOLEM
from warren.games.dungeon_lords.layout import HIT_WAY, HITS, HITTER
from warren.games.dungeon_lords.monsters.fighter import FIRST, Fighter, strike
from warren.games.dungeon_lords.monsters.sheep import BITE
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

PLAIN: Final = (BABY, SHEEP)


def begin(state: Position, owner: i64, hitter: i64, way: i64) -> None:
    """An option is chosen and paid for."""
    state.set_fight(HITTER, hitter)
    state.set_fight(HIT_WAY, way)
    state.set_fight(HITS, 0)
    if hitter == BABY or (hitter == SHEEP and find_sheep(state, owner) == NONE):
        if state.effects is not None:
            state.emit("pet-attacked", {"seat": int(owner), "pet": "baby-golem"})
        return
    fighter = fighter_of(hitter)
    kind = lair.kind_of(state.lair(owner, hitter_slot(state, owner)))
    tell = "monster-attacked" if fighter.attacks(way) else "monster-blocked"
    tell_monster(state, tell, owner, kind)
    fighter.begin(state, owner, way)


def targets(state: Position, owner: i64) -> i64:
    """Whom the one that attacks may hit now."""
    if not state.line(owner, 0):
        return 0
    hitter = state.fight(HITTER)
    fighter = fighter_of(hitter)
    if hitter in PLAIN:
        return FIRST
    if state.has_flag(fight.RAGE) and not is_ghost(state, owner):
        return fighter.rage_targets(state, owner)
    return fighter.targets(state, owner, state.fight(HIT_WAY))


def is_ghost(state: Position, owner: i64) -> bool:
    tile = state.lair(owner, hitter_slot(state, owner))
    return state.monster(lair.kind_of(tile)).ghost


def land(state: Position, owner: i64, target: i64) -> None:
    """One hit; afterwards another one is due, or the attack is over."""
    hitter = state.fight(HITTER)
    if hitter in PLAIN:
        bite = i64(BITE) if hitter == SHEEP else i64(state.table.deck.pets[BABY_GOLEM].amounts[0])
        strike(state, owner, 0, bite)
        finish(state, owner)
        return
    fighter = fighter_of(hitter)
    way = state.fight(HIT_WAY)
    if fighter.attacks(way):
        more = _hit(state, owner, fighter, way, target)
        if more and targets(state, owner):
            return
    finish(state, owner)


def _hit(state: Position, owner: i64, fighter: Fighter, way: i64, target: i64) -> bool:
    """Whether another hit follows. The token serves the first one.  [DF-EXP-6] [DF-EXP-13]"""
    tile = state.lair(owner, hitter_slot(state, owner))
    kind = lair.kind_of(tile)
    numbers = state.monster(kind).damage
    hits = state.fight(HITS)
    extra = expert_bonus(state, tile) if hits == 0 else i64(0)
    room = room_bonus(state, owner, kind)
    state.set_fight(HITS, hits + 1)
    if hits == 0:
        fighter.affect(state, owner, target)
    if state.has_flag(fight.RAGE) and not state.monster(kind).ghost:
        strike(state, owner, 0, fighter.rage_number(numbers) + room + extra)
        return False
    amount = fighter.number(numbers, way, hits) + room
    fallen = fighter.hit(state, owner, way, target, amount, extra)
    return fighter.again(way, hits + 1, fallen)
