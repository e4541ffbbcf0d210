"""Blocks that pay coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit_count
from warren.games.small_world.block import Block
from warren.games.small_world.blocks.where import Where
from warren.games.small_world.effects.purse import gain_coins
from warren.games.small_world.layout import FRESH, NONEMPTY
from warren.games.small_world.state import State

WHILE_ACTIVE: Final = 1
IN_DECLINE: Final = 2
ALWAYS: Final = WHILE_ACTIVE | IN_DECLINE


class RegionCoins(Block):
    """So many coins for each of these regions."""

    def __init__(self, coins: int, where: Where, when: int = WHILE_ACTIVE) -> None:
        self.coins: Final[i64] = i64(coins)
        self.where: Final = where
        self.when: Final[i64] = i64(when)

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        if not self.where.holds(state, tribe, region):
            return 0
        return self.coins if self.when & _moment(state, tribe) else 0

    def pays_in_decline(self) -> bool:
        return self.when & IN_DECLINE != 0

    def stays_in_decline(self) -> bool:
        return self.when & IN_DECLINE != 0


class TurnCoins(Block):
    """So many coins every turn; in decline as long as a region is held."""

    def __init__(self, coins: int, when: int = WHILE_ACTIVE) -> None:
        self.coins: Final[i64] = i64(coins)
        self.when: Final[i64] = i64(when)

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return self.coins if self.when & WHILE_ACTIVE else 0

    def decline_coins(self, state: State, tribe: i64) -> i64:
        return self.coins if self.when & IN_DECLINE and state.held(tribe) else 0

    def pays_in_decline(self) -> bool:
        return self.when & IN_DECLINE != 0

    def stays_in_decline(self) -> bool:
        return self.when & IN_DECLINE != 0


class ConquestCoins(Block):
    """So many coins for every `every` non-empty regions taken this turn."""

    def __init__(self, coins: int, every: int = 1) -> None:
        self.coins: Final[i64] = i64(coins)
        self.every: Final[i64] = i64(every)

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return state.numbers[NONEMPTY] // self.every * self.coins


class SetCoins(Block):
    """So many coins for each complete set of `size` of these regions."""

    def __init__(self, coins: int, size: int, where: Where) -> None:
        self.coins: Final[i64] = i64(coins)
        self.size: Final[i64] = i64(size)
        self.where: Final = where

    def turn_coins(self, state: State, tribe: i64) -> i64:
        found = bit_count(self.where.regions(state, tribe, state.held(tribe)))
        return found // self.size * self.coins


class WelcomeCoins(Block):
    """So many coins once, with those of the turn in which the combo was taken."""

    def __init__(self, coins: int) -> None:
        self.coins: Final[i64] = i64(coins)

    def turn_coins(self, state: State, tribe: i64) -> i64:
        return self.coins if state.numbers[FRESH] else 0


class LossCoins(Block):
    """So many coins at once whenever an opponent takes a region from the active race."""

    def __init__(self, coins: int, rule: str) -> None:
        self.coins: Final[i64] = i64(coins)
        self.rule: Final = rule

    def lost(self, state: State, tribe: i64, region: i64) -> None:
        gain_coins(state, state.owner(tribe), self.coins, self.rule)


def _moment(state: State, tribe: i64) -> i64:
    return WHILE_ACTIVE if state.is_active(tribe) else IN_DECLINE
