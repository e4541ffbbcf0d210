"""After the coins: a late decline, or peace.  [SW-TURN-11]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames, reasons
from warren.games.small_world.actions import ALLY, DONE
from warren.games.small_world.block import OFFER_DECLINE, OFFER_PEACE
from warren.games.small_world.effects.twilight import decline
from warren.games.small_world.layout import ALLY as ALLY_FIELD
from warren.games.small_world.layout import ATTACKED, SEAT_SIZE
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, wrong_moment
from warren.games.small_world.underground.endings import (
    ending_of,
    ending_reason,
    list_endings,
)


class Aftermath(Step):
    """The frame's subject is the tribe, its stage what the traits offer."""

    def resume(self, state: State) -> bool:
        if frames.stage(state) & OFFER_DECLINE or len(self.list_codes(state)) > 1:
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        if frames.stage(state) & OFFER_DECLINE:
            codes = list_endings(state, frames.subject(state), self.space, codes)
        for seat in range(state.table.players):
            if self.ally_reason(state, seat) == reasons.ALLOWED:
                codes = append(codes, self.space.code(ALLY, seat))
        return append(codes, self.space.code(DONE, 0))

    def ally_reason(self, state: State, seat: i64) -> i64:
        """An opponent whose active race was not attacked this turn.  [SW-P-DIPLOMAT]"""
        if not frames.stage(state) & OFFER_PEACE:
            return reasons.NO_PEACE
        if seat == state.turn():
            return reasons.ALLY_SELF
        if (state.numbers[ATTACKED] >> seat) & 1:
            return reasons.ALLY_ATTACKED
        return reasons.ALLOWED

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        if block == ALLY:
            return self.ally_reason(state, argument)
        ending = ending_of(block)
        if ending >= 0 and frames.stage(state) & OFFER_DECLINE:
            return ending_reason(state, frames.subject(state), ending)
        return wrong_moment(block)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        frames.pop(state)
        if ending_of(block) >= 0:
            decline(state, tribe, ending_of(block), True)
        elif block == ALLY:
            state.numbers[state.turn() * SEAT_SIZE + ALLY_FIELD] = argument
            if state.effects is not None:
                state.emit("peace-made", {"seat": int(state.turn()), "ally": int(argument)})
