"""Where a fortification moves to.  [HDL-MAG-17]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.heroes import phases, reasons
from warren.games.heroes.actions import MOVE
from warren.games.heroes.effects import relocate
from warren.games.heroes.layout import FORT, MOVING, NONE, OWNER, PHASE, TILE_SIZE
from warren.games.heroes.state import State
from warren.games.heroes.steps.step import Step


class Relocate(Step):
    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for region in range(state.table.board.size):
            if self.reason(state, MOVE, region) == reasons.ALLOWED:
                codes = append(codes, self.space.code(MOVE, region))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        if block != MOVE:
            return reasons.NOT_NOW
        base = argument * TILE_SIZE
        if state.numbers[base + OWNER] != state.turn():
            return reasons.NOT_OWN_TARGET
        return reasons.FORTIFIED if state.numbers[base + FORT] != NONE else reasons.ALLOWED

    def perform(self, state: State, block: i64, argument: i64) -> None:
        relocate(state, state.turn(), state.numbers[MOVING], argument)
        state.numbers[MOVING] = NONE
        state.numbers[PHASE] = phases.PLAY
