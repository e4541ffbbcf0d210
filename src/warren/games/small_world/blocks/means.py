"""Blocks that lend special ways to conquer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import MEANS_DIE, MEANS_ROLL, MEANS_WISPS, Block
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.layout import ROLLED
from warren.games.small_world.state import State


class Frenzy(Block):
    """The die may be rolled before every conquest and counts as tokens for it.

    These rolls replace the last attempt.
    """

    def means(self) -> i64:
        return MEANS_ROLL

    def withheld_means(self) -> i64:
        return MEANS_DIE

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        rolled = state.numbers[ROLLED]
        return rolled - 1 if rolled else 0


class Dare(Block):
    """The die may be rolled for each of these regions once it is named."""

    def __init__(self, where: Where) -> None:
        self.where: Final = where

    def means(self) -> i64:
        return MEANS_WISPS

    def rolls_for(self, state: State, tribe: i64, region: i64) -> bool:
        return self.where.holds(state, tribe, region)
