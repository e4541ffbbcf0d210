"""The monster step.  [DL-MAT-1] [DL-MAT-2] [DF-CMB-4]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.actions import (
    ATTACK,
    ATTACK_BABY,
    ATTACK_OTHER,
    ATTACK_SHEEP,
    DONE,
    PET,
    TARGET,
)
from warren.games.dungeon_lords.battle import attacking, babies, fight
from warren.games.dungeon_lords.battle.attack_reasons import attack_reason
from warren.games.dungeon_lords.battle.explanation import explain_attack
from warren.games.dungeon_lords.battle.hitters import BABY, SHEEP, find_sheep, hitter_of
from warren.games.dungeon_lords.battle.leaving import retire
from warren.games.dungeon_lords.battle.listing import with_mask, with_one
from warren.games.dungeon_lords.battle.marching import line_up
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.battle.sending import is_waiting
from warren.games.dungeon_lords.layout import CHOICE, HITTER, LAIR_SIZE, PART
from warren.games.dungeon_lords.monsters.catalogue import FIGHTERS
from warren.games.dungeon_lords.monsters.fighter import MAIN, OTHER, everybody
from warren.games.dungeon_lords.pets.pet import window
from warren.games.dungeon_lords.pets.spitting_toad import TOAD
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE

CLOSED: Final = 1


class MonsterPhase(Phase):
    """The owner orders them; whoever can attack must, then the pet window closes."""

    def resume(self, state: Position, owner: i64) -> bool:
        if state.fight(CHOICE):
            return not self.alone(state, owner)
        if state.fight(HITTER):
            return not self.alone(state, owner)
        if state.fight(PART) != CLOSED and window(state, owner):
            return True
        if len(self._attacks(state, owner)):
            return not self.alone(state, owner)
        line_up(state, owner)
        retire(state, owner)
        self.proceed(state)
        return False

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        if state.fight(CHOICE):
            return with_mask(self.space, codes, TARGET, everybody(state, owner))
        if state.fight(HITTER):
            return with_mask(self.space, codes, TARGET, attacking.targets(state, owner))
        codes = self._attacks(state, owner)
        must = len(codes) > 0
        if TOAD.is_usable(state, owner):
            codes = append(codes, self.space.code(PET, TOAD.number))
        return codes if must else append(codes, self.space.code(DONE, 0))

    def _attacks(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        rage = state.has_flag(fight.RAGE)
        for slot in range(i64(LAIR_SIZE)):
            tile = state.lair(owner, slot)
            if not is_waiting(tile) or tile & lair.SHEEP:
                continue
            fighter = FIGHTERS[lair.kind_of(tile)]
            look = lair.look_of(tile)
            if rage and not state.monster(lair.kind_of(tile)).ghost:
                if fighter.rage_targets(state, owner):
                    codes = with_one(self.space, codes, ATTACK, look)
                continue
            ways = fighter.ways(state, owner)
            if (ways >> MAIN) & 1:
                codes = with_one(self.space, codes, ATTACK, look)
            if (ways >> OTHER) & 1:
                codes = with_one(self.space, codes, ATTACK_OTHER, look)
        woolly = babies.count(state, owner, babies.SHEEP)
        if find_sheep(state, owner) != NONE or woolly:
            codes = append(codes, self.space.code(ATTACK_SHEEP, 0))
        if babies.waiting(state, owner) > woolly:
            codes = append(codes, self.space.code(ATTACK_BABY, 0))
        return codes

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        if block == TARGET:
            if state.fight(CHOICE):
                state.set_fight(CHOICE, 0)
                TOAD.spit(state, owner, argument)
            else:
                attacking.land(state, owner, argument)
        elif block == PET:
            TOAD.turn_up(state, owner)
            state.set_fight(CHOICE, 1)
        elif block == DONE:
            state.set_fight(PART, CLOSED)
        elif block == ATTACK_SHEEP:
            attacking.begin(state, owner, SHEEP, MAIN)
        elif block == ATTACK_BABY:
            attacking.begin(state, owner, BABY, MAIN)
        else:
            way = MAIN if block == ATTACK else OTHER
            attacking.begin(state, owner, hitter_of(argument), way)

    def explain(self, state: Position, owner: i64, block: i64, argument: i64) -> Breakdown | None:
        if block != ATTACK and block != ATTACK_OTHER:
            return None
        return explain_attack(state, owner, argument, i64(MAIN if block == ATTACK else OTHER))

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return attack_reason(state, owner, block, argument)
