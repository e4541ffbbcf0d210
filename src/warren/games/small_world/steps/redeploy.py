"""Moving tokens among the regions of one race.  [SW-RED-1] to [SW-RED-6] [SW-LOS-2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import DEPLOY, DONE, WITHDRAW
from warren.games.small_world.effects.army import deploy, withdraw
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, wrong_moment

GATHERING: Final = 0
DEPLOYING: Final = 1
RETREATING: Final = 2


class Redeploy(Step):
    """First tokens are gathered into hand, then the hand is deployed, one token at a time.

    A race without a region keeps its tokens in hand.  [SW-LOS-3]
    """

    def actor(self, state: State) -> i64:
        return state.owner(frames.subject(state))

    def resume(self, state: State) -> bool:
        tribe = frames.subject(state)
        stage = frames.stage(state)
        hand = state.hand(tribe)
        if state.held(tribe) == 0 or (
            hand == 0 and (stage != GATHERING or state.spare_tokens(tribe) == 0)
        ):
            frames.pop(state)
            return False
        if stage == RETREATING and state.table.auto_retreat:
            self.spread(state, tribe)
            return False
        return True

    def spread(self, state: State, tribe: i64) -> None:
        """As evenly as possible: each token joins the smallest stack.  [SW-OPT-4]"""
        held = state.held(tribe)
        smallest = i64(-1)
        for region in range(state.table.board.size):
            if (held >> region) & 1 and (
                smallest < 0 or state.tokens_on(region) < state.tokens_on(smallest)
            ):
                smallest = region
        deploy(state, tribe, smallest)

    def list_codes(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        held = state.held(tribe)
        hand = state.hand(tribe)
        gathering = frames.stage(state) == GATHERING
        take_back = self.space.code(WITHDRAW, 0)
        put_down = self.space.code(DEPLOY, 0)
        codes = roomy()
        for region in range(state.table.board.size):
            if (held >> region) & 1:
                if gathering and state.tokens_on(region) > 1:
                    codes = append(codes, take_back + region)
                if hand > 0:
                    codes = append(codes, put_down + region)
        if hand == 0:
            codes = append(codes, self.space.code(DONE, 0))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        tribe = frames.subject(state)
        if block == DONE:
            retreating = frames.stage(state) == RETREATING
            return reasons.RETREAT_NOT_EMPTY if retreating else reasons.HAND_NOT_EMPTY
        if block != WITHDRAW and block != DEPLOY:
            return wrong_moment(block)
        if not (state.held(tribe) >> argument) & 1:
            return reasons.NOT_HELD
        if block == DEPLOY:
            return reasons.HAND_EMPTY
        if frames.stage(state) != GATHERING:
            return reasons.DEPLOYING
        return reasons.LAST_TOKEN

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        if block == WITHDRAW:
            withdraw(state, tribe, argument)
        elif block == DEPLOY:
            deploy(state, tribe, argument)
            if frames.stage(state) == GATHERING:
                frames.set_stage(state, DEPLOYING)
        else:
            frames.pop(state)
