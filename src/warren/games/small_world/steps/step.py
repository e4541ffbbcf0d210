"""The common face of steps."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit_index
from warren.core.space import ActionSpace
from warren.core.state import CHANCE
from warren.games.small_world import reasons
from warren.games.small_world.actions import ABANDON, COPY, PICK, ROLL, USE
from warren.games.small_world.means.catalogue import MEANS_OF
from warren.games.small_world.state import State
from warren.games.small_world.underground.endings import ending_of


class Step:
    """A moment of the game. It keeps no memory: its frame in the state does."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def resume(self, state: State) -> bool:
        """True when a decision is due here; otherwise move on: push, pop or change a frame."""
        raise NotImplementedError

    def actor(self, state: State) -> i64:
        return state.turn()

    def list_codes(self, state: State) -> vec[i64]:
        return vec[i64]()

    def weight(self, state: State, code: i64) -> i64:
        return 1

    def draw(self, state: State, rng: Random) -> i64:
        """One of the listed codes by weight."""
        codes = self.list_codes(state)
        count = i64(len(codes))
        sums = vec[i64](capacity=count)
        total = i64(0)
        for i in range(count):
            total += self.weight(state, codes[i])
            sums = append(sums, total)
        drawn = rng.randrange(total)
        place = i64(0)
        while drawn >= sums[place]:
            place += 1
        return codes[place]

    def perform(self, state: State, block: i64, argument: i64) -> None:
        raise NotImplementedError

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        """Why a code that is not listed here is not allowed."""
        return wrong_moment(block)


class ChanceStep(Step):
    """A moment at which chance decides."""

    def actor(self, state: State) -> i64:
        return CHANCE

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        return reasons.NOT_NOW


def listed(space: ActionSpace, block: i64, arguments: i64, codes: vec[i64]) -> vec[i64]:
    """These codes, and one of the block for each argument of the mask."""
    while arguments:
        codes = append(codes, space.code(block, bit_index(arguments)))
        arguments &= arguments - 1
    return codes


def wrong_moment(block: i64) -> i64:
    """Why a verb is out of place, whatever its argument."""
    if block == PICK:
        return reasons.HAS_RACE
    if ending_of(block) >= 0:
        return reasons.TOO_LATE_TO_DECLINE
    if block == ABANDON:
        return reasons.TOO_LATE_TO_ABANDON
    if MEANS_OF[block] is not None or block in (ROLL, USE, COPY):
        return reasons.CONQUESTS_OVER
    return reasons.NOT_NOW
