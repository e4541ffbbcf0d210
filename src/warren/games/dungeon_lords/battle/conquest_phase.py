"""The conquering step.  [DL-CON-1] to [DL-CON-3] [DL-CON-7] [DL-SPL-14]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import reasons
from warren.games.dungeon_lords.actions import DEFEND, DONE, PET, RECALL
from warren.games.dungeon_lords.battle import conquering, fight, plan
from warren.games.dungeon_lords.battle.attack_reasons import pet_reason
from warren.games.dungeon_lords.battle.courage import dishearten
from warren.games.dungeon_lords.battle.fatigue import explain as explain_fatigue
from warren.games.dungeon_lords.battle.listing import with_mask
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.battle.plan_reasons import tile_reason
from warren.games.dungeon_lords.battle.reasons import NO_TRAINEE, SAME_TILE, TRAINEE_SENT
from warren.games.dungeon_lords.layout import FIGHT_TILE, GOAL_TILE, PART
from warren.games.dungeon_lords.pets.guard_hedgehog import HEDGEHOG
from warren.games.dungeon_lords.pets.pet import window
from warren.games.dungeon_lords.pets.slippery_slug import SLUG
from warren.games.dungeon_lords.position import Position

ARRIVAL: Final = 0
BEFORE: Final = 1
AFTER: Final = 2
SONG: Final = 3


class ConquestPhase(Phase):
    """Before fatigue, after it, and once more for another tile after a Song of Courage."""

    def resume(self, state: Position, owner: i64) -> bool:
        part = state.fight(PART)
        if part == ARRIVAL:
            self._arrive(state, owner)
            return False
        if part == BEFORE:
            if window(state, owner) or conquering.can_train(state, owner):
                return True
            self._tire(state, owner)
            return False
        if part == AFTER:
            if window(state, owner):
                return True
            conquering.conquer(state, owner)
            state.set_fight(PART, SONG)
            return False
        return self._sing(state, owner)

    def _arrive(self, state: Position, owner: i64) -> None:
        dishearten(state, owner)
        if state.has_flag(fight.NO_CONQUEST):
            if state.effects is not None:
                state.emit("conquest-skipped", {"seat": int(owner)})
            self.proceed(state)
            return
        state.set_fight(PART, BEFORE)
        state.set_fight(GOAL_TILE, state.fight(FIGHT_TILE))

    def _tire(self, state: Position, owner: i64) -> None:
        conquering.tire(state, owner)
        state.set_fight(PART, AFTER)

    def _sing(self, state: Position, owner: i64) -> bool:
        """Another tile is fought for with fatigue alone, if there is one."""
        if not state.has_flag(fight.SONG) or state.has_flag(fight.SECOND):
            self.proceed(state)
            return False
        tiles = self._others(state, owner)
        if tiles and tiles & (tiles - 1):
            return True
        if not self.alone(state, owner):
            self.proceed(state)
        return False

    def _others(self, state: Position, owner: i64) -> i64:
        return plan.goals(state, owner) & ~bit(state.fight(FIGHT_TILE))

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        part = state.fight(PART)
        if part == SONG:
            return with_mask(self.space, codes, DEFEND, self._others(state, owner))
        if part == BEFORE:
            if conquering.can_train(state, owner):
                codes = append(codes, self.space.code(RECALL, 0))
            if SLUG.is_usable(state, owner):
                codes = append(codes, self.space.code(PET, SLUG.number))
        elif HEDGEHOG.is_usable(state, owner):
            codes = append(codes, self.space.code(PET, HEDGEHOG.number))
        return append(codes, self.space.code(DONE, 0))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        if block == RECALL:
            conquering.train(state, owner)
        elif block == DEFEND:
            state.set_flag(fight.SECOND)
            state.set_fight(GOAL_TILE, argument)
            state.set_fight(PART, BEFORE)
        elif block == PET and argument == SLUG.number:
            SLUG.turn_up(state, owner)
            SLUG.slip(state, owner)
        elif block == PET:
            HEDGEHOG.turn_up(state, owner)
            HEDGEHOG.guard(state, owner)
            state.set_fight(PART, SONG)
        elif state.fight(PART) == BEFORE:
            self._tire(state, owner)
        else:
            conquering.conquer(state, owner)
            state.set_fight(PART, SONG)

    def explain(self, state: Position, owner: i64, block: i64, argument: i64) -> Breakdown | None:
        """The fatigue that comes when the owner lets it.  [DF-FTG-1]"""
        if block != DONE or state.fight(PART) != BEFORE:
            return None
        return explain_fatigue(state, owner)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        part = state.fight(PART)
        if block == DEFEND and part == SONG:
            same = argument == state.fight(FIGHT_TILE) and not state.is_lost(owner, argument)
            return SAME_TILE if same else tile_reason(state, owner, argument)
        if block == RECALL and part == BEFORE:
            return TRAINEE_SENT if state.has_flag(fight.TRAINED) else NO_TRAINEE
        return pet_reason(state, owner, argument) if block == PET else reasons.NOT_NOW
