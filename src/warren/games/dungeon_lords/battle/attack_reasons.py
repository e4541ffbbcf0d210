"""Why an attack cannot be made."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import Reason
from warren.games.dungeon_lords import lair, reasons
from warren.games.dungeon_lords.actions import (
    ATTACK,
    ATTACK_BABY,
    ATTACK_OTHER,
    ATTACK_SHEEP,
    DONE,
    PET,
    TARGET,
)
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.hitters import fighter_of
from warren.games.dungeon_lords.battle.reasons import (
    MUST_ATTACK,
    NOBODY_THERE,
    NOT_SENT,
    PET_MOMENT,
    PET_NOT_HELD,
    RAGING,
)
from warren.games.dungeon_lords.battle.sending import find_waiting
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import CHOICE, HITTER, PETS
from warren.games.dungeon_lords.monsters.catalogue import FIGHTERS
from warren.games.dungeon_lords.monsters.fighter import MAIN, OTHER
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def attack_reason(state: Position, owner: i64, block: i64, argument: i64) -> Reason:
    if block == TARGET:
        if state.fight(HITTER) and not state.fight(CHOICE):
            return fighter_of(state.fight(HITTER)).target_reason(state, owner, argument)
        return NOBODY_THERE if state.fight(CHOICE) else reasons.NOT_NOW
    if state.fight(HITTER) or state.fight(CHOICE):
        return reasons.NOT_NOW
    if block == ATTACK or block == ATTACK_OTHER:
        return _option_reason(state, owner, block, argument)
    if block == ATTACK_SHEEP or block == ATTACK_BABY:
        return NOT_SENT
    if block == PET:
        return pet_reason(state, owner, argument)
    return MUST_ATTACK if block == DONE else reasons.NOT_NOW


def _option_reason(state: Position, owner: i64, block: i64, look: i64) -> Reason:
    if find_waiting(state, owner, look) == NONE:
        return NOT_SENT
    kind = look // lair.LOOKS
    if state.has_flag(fight.RAGE) and not state.monster(kind).ghost:
        return RAGING
    return FIGHTERS[kind].reason(state, owner, MAIN if block == ATTACK else OTHER)


def pet_reason(state: Position, owner: i64, pet: i64) -> Reason:
    """Not held, or held for another moment.  [DF-PET-8] [DF-PET-10]"""
    return PET_MOMENT if PET_COUNTS.of(state.get(owner, PETS), pet) else PET_NOT_HELD
