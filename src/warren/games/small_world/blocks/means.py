"""Blocks that lend special ways to conquer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import (
    MEANS_DIE,
    MEANS_DRAGON,
    MEANS_ROLL,
    MEANS_SORCERY,
    MEANS_VAMPIRE,
    MEANS_WISPS,
    Block,
)
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.layout import ROLLED
from warren.games.small_world.pieces import DRAGON, piece
from warren.games.small_world.state import State


class Dragon(Block):
    """Once a turn the dragon takes a region with one token and makes it immune."""

    def means(self) -> i64:
        return MEANS_DRAGON

    def pieces(self) -> i64:
        return piece(DRAGON, 1)


class Sorcery(Block):
    """Once a turn against each opponent a lone active token is replaced from the tray."""

    def means(self) -> i64:
        return MEANS_SORCERY


class Bite(Block):
    """The same by a token of the tray, or of the hand when the tray is empty."""

    def means(self) -> i64:
        return MEANS_VAMPIRE


class Frenzy(Block):
    """The die may be rolled before every conquest and counts as tokens for it.

    These rolls replace the last attempt.
    """

    def means(self) -> i64:
        return MEANS_ROLL

    def withheld_means(self) -> i64:
        return MEANS_DIE

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        rolled = state.world[ROLLED]
        return rolled - 1 if rolled else 0


class Dare(Block):
    """The die may be rolled for each of these regions once it is named."""

    def __init__(self, where: Where) -> None:
        self.where: Final = where

    def means(self) -> i64:
        return MEANS_WISPS

    def rolls_for(self, state: State, tribe: i64, region: i64) -> bool:
        return self.where.holds(state, tribe, region)
