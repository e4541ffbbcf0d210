"""Shadow Mimes may swap their badge for another open one.  [SU-R-SHADOW-MIMES]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import DONE, SWAP
from warren.games.small_world.effects.column import swap_badges
from warren.games.small_world.state import State
from warren.games.small_world.steps.pick import take
from warren.games.small_world.steps.step import Step


class Swap(Step):
    """The frame's stage is the place of the combo that was picked.  [SU-R-SHADOW-MIMES-1]"""

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for place in range(state.open_combos()):
            if place != frames.stage(state):
                codes = append(codes, self.space.code(SWAP, place))
        return append(codes, self.space.code(DONE, 0))

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        return reasons.NO_SWAP if block == SWAP else reasons.SWAP_FIRST

    def perform(self, state: State, block: i64, argument: i64) -> None:
        place = frames.stage(state)
        frames.pop(state)
        if block == SWAP:
            swap_badges(state, place, argument)
        take(state, place)
