"""Flames place the Volcano.  [SU-R-FLAMES]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import PLACE_VOLCANO
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import VOLCANO


class Eruption(Step):
    """On any chasm with the volcano symbol; there it stays.  [SU-R-FLAMES-5]"""

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for chasm in state.table.board.volcanoes:
            codes = append(codes, self.space.code(PLACE_VOLCANO, i64(chasm)))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        return reasons.NO_VOLCANO if block == PLACE_VOLCANO else reasons.VOLCANO_FIRST

    def perform(self, state: State, block: i64, argument: i64) -> None:
        frames.pop(state)
        put_figure(state, VOLCANO, argument)
