"""The bard step.  [DF-BRD-3] to [DF-BRD-7] [DF-GRF-1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import lines, reasons
from warren.games.dungeon_lords.actions import DONE, PET
from warren.games.dungeon_lords.battle.attack_reasons import pet_reason
from warren.games.dungeon_lords.battle.courage import encourage
from warren.games.dungeon_lords.battle.phase import Phase
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.layout import FALLEN, PART
from warren.games.dungeon_lords.pets.howling_cub import CUB
from warren.games.dungeon_lords.pets.pet import window
from warren.games.dungeon_lords.position import Position

CLOSED: Final = 1
SILENT: Final = 2


class BardPhase(Phase):
    """Where a bard stands the owner is asked about pets, then the bards sing."""

    def resume(self, state: Position, owner: i64) -> bool:
        part = state.fight(PART)
        if part == 0 and has_bard(state, owner) and window(state, owner):
            return True
        if part != SILENT:
            sing(state, owner)
        self.proceed(state)
        return False

    def codes(self, state: Position, owner: i64) -> vec[i64]:
        codes = roomy()
        if CUB.is_usable(state, owner):
            codes = append(codes, self.space.code(PET, CUB.number))
        return append(codes, self.space.code(DONE, 0))

    def perform(self, state: Position, owner: i64, block: i64, argument: i64) -> None:
        if block == DONE:
            state.set_fight(PART, CLOSED)
            return
        CUB.turn_up(state, owner)
        CUB.howl(state, owner)
        state.set_fight(PART, SILENT)

    def reason(self, state: Position, owner: i64, block: i64, argument: i64) -> Reason:
        return pet_reason(state, owner, argument) if block == PET else reasons.NOT_NOW


def has_bard(state: Position, owner: i64) -> bool:
    for place in range(state.line_length(owner)):
        if lines.class_of(state, state.line(owner, place)) == BARD:
            return True
    return False


def lutes(state: Position, owner: i64, figure: i64) -> i64:
    """One less for every adventurer of this party captured in this combat.  [DF-GRF-1]"""
    whole = i64(state.adventurer(lines.number_of(figure)).icons)
    return max(i64(0), whole - state.get(owner, FALLEN))


def sing(state: Position, owner: i64) -> None:
    """Each bard by herself, the front one first; paladin and Illusion are skipped.

    [DF-BRD-4] [DF-BRD-5] [DF-BRD-7] [DL-SPL-13]
    """
    length = state.line_length(owner)
    for place in range(length):
        figure = state.line(owner, place)
        if lines.class_of(state, figure) != BARD:
            continue
        left = lutes(state, owner, figure)
        for listener in range(length):
            if left and lines.is_adventurer(state.line(owner, listener)):
                encourage(state, owner, listener)
                left -= 1
