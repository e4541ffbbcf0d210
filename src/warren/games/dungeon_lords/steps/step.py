"""The common face of steps."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.core.future import Future
from warren.core.numbers import bit_index, roomy
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.core.state import CHANCE, alone
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.state import State


class Step:
    """A moment of the game. It keeps no memory: its frame and the state do.

    The subject of a frame is a seat unless its step says otherwise.
    """

    def __init__(self, space: ActionSpace) -> None:
        self.space: Final = space

    def resume(self, state: State) -> bool:
        """True when a decision is due here; otherwise move on: push, pop or change a frame."""
        raise NotImplementedError

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(frames.subject(state))

    def sealed(self, state: State) -> bool:
        """Whether the seats decide at the same time and in secret."""
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]()

    def weight(self, state: State, code: i64) -> i64:
        return 1

    def draw(self, state: State, rng: Random) -> i64:
        """One of the listed codes by weight."""
        codes = self.list_codes(state, CHANCE)
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

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        raise NotImplementedError

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        """Why a code that is not listed here is not allowed."""
        return reasons.NOT_NOW

    def explain(self, state: State, seat: i64, block: i64, argument: i64) -> Breakdown | None:
        """The number of a choice with its parts, if it has one."""
        return None

    def futures(self, state: State, seat: i64) -> list[Future]:
        """What may come of what a seat has prepared here."""
        return []

    def one(self, block: i64) -> vec[i64]:
        """The list of a single action without arguments."""
        return append(roomy(), self.space.code(block, 0))

    def listed(self, block: i64, arguments: i64, codes: vec[i64]) -> vec[i64]:
        """These codes, and one of the block for each argument of the mask."""
        while arguments:
            codes = append(codes, self.space.code(block, bit_index(arguments)))
            arguments &= arguments - 1
        return codes


class ChanceStep(Step):
    """A moment at which chance decides."""

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(CHANCE)
