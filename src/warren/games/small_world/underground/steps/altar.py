"""After the coins: the Altar of Souls.  [SU-PLC-ALTAR] [SU-TURN-11]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import DONE, SACRIFICE
from warren.games.small_world.effects.ground import dissolve_if_gone, scatter_if_homeless, surrender
from warren.games.small_world.effects.purse import gain_coins
from warren.games.small_world.layout import REGION_SIZE, TOKENS
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, wrong_moment
from warren.games.small_world.terms import DECLINED, NONE

REWARD: Final = 3


class Altar(Step):
    """One token in decline for three coins, from any region, at will.  [SU-PLC-ALTAR-1]"""

    def resume(self, state: State) -> bool:
        if len(self.list_codes(state)) > 1:
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for region in range(state.table.board.size):
            if self.is_victim(state, region):
                codes = append(codes, self.space.code(SACRIFICE, region))
        return append(codes, self.space.code(DONE, 0))

    def is_victim(self, state: State, region: i64) -> bool:
        holder = state.holder_of(region)
        return (
            holder != NONE
            and state.owner(holder) == state.turn()
            and state.status(holder) == DECLINED
        )

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        return reasons.NO_SACRIFICE if block == SACRIFICE else wrong_moment(block)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        frames.pop(state)
        if block == DONE:
            return
        tribe = state.holder_of(argument)
        state.numbers[argument * REGION_SIZE + TOKENS] -= 1
        state.numbers[state.table.trays + state.race_id(tribe)] += 1
        if state.effects is not None:
            region = state.table.board.names[argument]
            state.emit("token-sacrificed", {"race": state.race(tribe).id, "region": region})
        gain_coins(state, state.turn(), REWARD, "SU-PLC-ALTAR")
        if state.tokens_on(argument) == 0:
            surrender(state, tribe, argument)
        scatter_if_homeless(state, tribe)
        dissolve_if_gone(state, tribe)
