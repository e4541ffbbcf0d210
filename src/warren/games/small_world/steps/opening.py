"""Before the first turn: who begins.  [SW-SET-6]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import frames
from warren.games.small_world.actions import CHANCE_FIRST, CHANCE_MONSTERS
from warren.games.small_world.layout import FIRST, TURN
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import ChanceStep, listed
from warren.games.small_world.underground.scatter import candidates, settle_monsters


class Opening(ChanceStep):
    """The first player is random unless the table names one.

    The frame's stage counts the Monster regions still to be drawn.  [SU-MIX-9]
    """

    def resume(self, state: State) -> bool:
        if state.table.first < 0 or frames.stage(state):
            return True
        self.begin(state, i64(state.table.first))
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        if frames.stage(state):
            places = candidates(state, frames.stage(state))
            return listed(self.space, CHANCE_MONSTERS, places, codes)
        for seat in range(state.table.players):
            codes = append(codes, self.space.code(CHANCE_FIRST, seat))
        return codes

    def perform(self, state: State, block: i64, argument: i64) -> None:
        if block == CHANCE_MONSTERS:
            settle_monsters(state, argument)
            frames.set_stage(state, frames.stage(state) - 1)
        else:
            self.begin(state, argument)

    def begin(self, state: State, seat: i64) -> None:
        state.numbers[FIRST] = seat
        state.numbers[TURN] = seat
        frames.pop(state)
        frames.push(state, frames.TURN, 0, 0)
        if state.effects is not None:
            state.emit("first-player-chosen", {"seat": int(seat)})
