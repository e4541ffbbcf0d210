"""How an attack ends for the one who made it."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import babies, fight
from warren.games.dungeon_lords.battle.hitters import BABY, SHEEP, fighter_of, hitter_slot
from warren.games.dungeon_lords.battle.leaving import knock_out
from warren.games.dungeon_lords.layout import HIT_WAY, HITTER
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def finish(state: Position, owner: i64) -> None:
    """It lies face down, unless it stays awake.  [DL-MAT-6] [DF-EXP-10]"""
    hitter = state.fight(HITTER)
    slot = hitter_slot(state, owner)
    state.set_fight(HITTER, 0)
    if hitter == BABY:
        babies.add(state, owner, babies.DONE, 1)
        state.set_flag(fight.ATTACKED)
        return
    if hitter == SHEEP:
        state.set_flag(fight.ATTACKED)
        _shear(state, owner, slot)
        return
    fighter = fighter_of(hitter)
    way = state.fight(HIT_WAY)
    flags = i64(lair.DONE)
    if fighter.attacks(way):
        state.set_flag(fight.ATTACKED)
        if lair.expert_of(state.lair(owner, slot)) != NONE:
            flags |= lair.TIRED
    if not fighter.stays_up(way):
        flags |= lair.DOWN
    lair.mark(state, owner, slot, flags)


def _shear(state: Position, owner: i64, slot: i64) -> None:
    """A sheep is knocked out, whatever it was.  [DL-SPL-8] [DF-PET-17]"""
    if slot == NONE:
        babies.add(state, owner, babies.SHEEP, -1)
        babies.add(state, owner, babies.DONE, 1)
    else:
        knock_out(state, owner, slot)
