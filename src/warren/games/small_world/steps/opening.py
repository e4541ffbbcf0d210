"""Before the first turn: who begins.  [SW-SET-6]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.small_world import frames
from warren.games.small_world.actions import CHANCE_FIRST
from warren.games.small_world.layout import FIRST, TURN
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import ChanceStep


class Opening(ChanceStep):
    """The first player is random unless the table names one."""

    def resume(self, state: State) -> bool:
        if state.table.first < 0:
            return True
        self.begin(state, i64(state.table.first))
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = vec[i64]()
        for seat in range(state.table.players):
            codes = append(codes, self.space.code(CHANCE_FIRST, seat))
        return codes

    def perform(self, state: State, block: i64, argument: i64) -> None:
        self.begin(state, argument)

    def begin(self, state: State, seat: i64) -> None:
        state.world[FIRST] = seat
        state.world[TURN] = seat
        frames.pop(state)
        frames.push(state, frames.TURN, 0, 0)
        if state.effects is not None:
            state.emit("first-player-chosen", {"seat": int(seat)})
