"""Blocks that bring race tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit_count
from warren.games.small_world.block import OFFER_FAREWELL, Block
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.layout import NONEMPTY
from warren.games.small_world.state import State


class TurnTokens(Block):
    """So many new tokens every turn."""

    def __init__(self, tokens: int) -> None:
        self.tokens: Final[i64] = i64(tokens)

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        return self.tokens


class RegionTokens(Block):
    """So many new tokens every turn for every `every` of these regions held."""

    def __init__(self, tokens: int, every: int, where: Where) -> None:
        self.tokens: Final[i64] = i64(tokens)
        self.every: Final[i64] = i64(every)
        self.where: Final = where

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        found = bit_count(self.where.regions(state, tribe, state.held(tribe)))
        return found // self.every * self.tokens


class ConquestTokens(Block):
    """So many new tokens for every `every` non-empty regions taken this turn."""

    def __init__(self, tokens: int, every: int = 1) -> None:
        self.tokens: Final[i64] = i64(tokens)
        self.every: Final[i64] = i64(every)

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        return state.numbers[NONEMPTY] // self.every * self.tokens


class BattleTokens(Block):
    """So many further tokens fight in every turn of conquest and leave the board after it."""

    def __init__(self, tokens: int) -> None:
        self.tokens: Final[i64] = i64(tokens)

    def conquest_only_tokens(self) -> i64:
        return self.tokens

    def offers(self) -> i64:
        return OFFER_FAREWELL
