"""The finder of the Pentacle places the Balrog beside it.  [SU-PLC-PENTACLE]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import PLACE_BALROG
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, listed
from warren.games.small_world.underground.offers.balrog import BALROG_MOVE


class Summons(Step):
    """The frame's subject is the finder."""

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        open_to_it = BALROG_MOVE.regions(state, frames.subject(state))
        return listed(self.space, PLACE_BALROG, open_to_it, roomy())

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        if block != PLACE_BALROG:
            return reasons.BALROG_FIRST
        return BALROG_MOVE.reason(state, frames.subject(state), argument)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        frames.pop(state)
        BALROG_MOVE.take(state, tribe, argument)
