"""A Relic or Place is opened where Monsters were.  [SU-CON-5]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.games.small_world import frames
from warren.games.small_world.actions import CHANCE_MARKER
from warren.games.small_world.layout import FINDS, MARKER, UNSEEN
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import ChanceStep, listed
from warren.games.small_world.underground.loan import hand_over
from warren.games.small_world.underground.markers import LIST, PENTACLE, STONEHEDGE
from warren.games.small_world.underground.offers.balrog import BALROG_MOVE, rest


class Find(ChanceStep):
    """The frame's subject is the finder, its stage the region.

    The order of the stack is not fixed before someone opens it: any marker that nobody has
    seen may be the next, those left in the box too.  [SU-HID-2]
    """

    def resume(self, state: State) -> bool:
        if state.numbers[FINDS] == 0:
            frames.pop(state)
            return False
        return True

    def list_codes(self, state: State) -> vec[i64]:
        return listed(self.space, CHANCE_MARKER, state.numbers[UNSEEN], roomy())

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        region = frames.stage(state)
        frames.pop(state)
        numbers = state.numbers
        numbers[FINDS] -= 1
        numbers[UNSEEN] &= ~bit(argument)
        numbers[MARKER + argument] = region
        if state.effects is not None:
            state.emit(
                "marker-opened",
                {"marker": LIST[argument].id, "region": state.table.board.names[region]},
            )
        if argument == STONEHEDGE:
            hand_over(state, state.holder_of(region))
            frames.push(state, frames.LOAN, tribe, region)
        elif argument == PENTACLE:
            if not BALROG_MOVE.lacks(state, tribe) and BALROG_MOVE.regions(state, tribe):
                frames.push(state, frames.SUMMONS, tribe, region)
            rest(state)
