"""Conquest-only tokens leave the board.  [SW-R-AMAZONS] [SW-R-AMAZONS-2] [SW-R-AMAZONS-3]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import WITHDRAW
from warren.games.small_world.effects.army import set_aside
from warren.games.small_world.effects.ground import surrender
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, wrong_moment


class Farewell(Step):
    """The frame's stage counts the tokens still to leave: spare ones first, then regions.

    The largest stacks are offered first.  [SW-R-AMAZONS-3]
    """

    def resume(self, state: State) -> bool:
        if frames.stage(state) == 0 or state.held(frames.subject(state)) == 0:
            frames.pop(state)
            return False
        return True

    def list_codes(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        held = state.held(tribe)
        size = state.table.board.size
        fewest = i64(2) if state.spare_tokens(tribe) > 0 else i64(1)
        largest = fewest
        for region in range(size):
            if (held >> region) & 1:
                largest = max(largest, state.tokens_on(region))
        codes = roomy()
        while largest >= fewest:
            for region in range(size):
                if (held >> region) & 1 and state.tokens_on(region) == largest:
                    codes = append(codes, self.space.code(WITHDRAW, region))
            largest -= 1
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        if block != WITHDRAW:
            return wrong_moment(block)
        if not (state.held(frames.subject(state)) >> argument) & 1:
            return reasons.NOT_HELD
        return reasons.SPARE_FIRST

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        set_aside(state, tribe, argument)
        if state.tokens_on(argument) == 0:
            surrender(state, tribe, argument)
        frames.set_stage(state, frames.stage(state) - 1)
