"""Imps that go back to the bank: the owner chooses which.  [DL-EVT-14]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, purse, reasons
from warren.games.dungeon_lords.actions import LOSE_IMP
from warren.games.dungeon_lords.layout import BUSY, IDLE, TRAINEES
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step

DENS: Final = (IDLE, BUSY, TRAINEES)


class Losing(Step):
    """The stage counts them; one kind alone needs no choice."""

    def resume(self, state: State) -> bool:
        seat = frames.subject(state)
        codes = self.list_codes(state, seat)
        if frames.stage(state) == 0 or len(codes) == 0:
            frames.pop(state)
            return False
        if len(codes) > 1:
            return True
        self.perform(state, seat, LOSE_IMP, self.space.argument(codes[0]))
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        for den, field in enumerate(DENS):
            if state.get(seat, i64(field)):
                codes = append(codes, self.space.code(LOSE_IMP, i64(den)))
        return codes

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        frames.set_stage(state, frames.stage(state) - 1)
        purse.lose_imp(state, seat, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.TOO_FEW_IMPS if block == LOSE_IMP else reasons.NOT_NOW
