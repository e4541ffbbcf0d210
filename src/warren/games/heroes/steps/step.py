"""The common face of steps."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.space import ActionSpace
from warren.core.state import CHANCE
from warren.games.heroes import reasons
from warren.games.heroes.state import State


class Step:
    """A moment of the game. It keeps no memory: the state does."""

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def resume(self, state: State) -> bool:
        """True when a decision is due here; otherwise move on to another phase."""
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
        return reasons.NOT_NOW


class ChanceStep(Step):
    """A moment at which chance decides."""

    def actor(self, state: State) -> i64:
        return CHANCE
