"""Blocks that change what a conquest costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import MEANS_ONSLAUGHT, Block
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.state import State


class Discount(Block):
    """So many tokens fewer for these regions; a negative number makes them dearer."""

    def __init__(self, tokens: int, where: Where) -> None:
        self.tokens: Final[i64] = i64(tokens)
        self.where: Final = where

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        return self.tokens if self.where.holds(state, tribe, region) else 0


class Onslaught(Block):
    """Race tokens and natives in these regions do not count in the price."""

    def __init__(self, where: Where) -> None:
        self.where: Final = where

    def means(self) -> i64:
        return MEANS_ONSLAUGHT

    def ignores_defenders(self, state: State, tribe: i64, region: i64) -> bool:
        return self.where.holds(state, tribe, region)
