"""Blocks that defend, protect and spare."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_FORTRESS, USUAL_LOSS, Block
from warren.games.small_world.blocks.lends import Lends
from warren.games.small_world.effects.markers import place_piece, put_piece
from warren.games.small_world.pieces import FORTRESS, HOLE, LAIR, piece
from warren.games.small_world.state import State


class Holes(Block):
    """The first so many regions taken become immune."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = i64(count)

    def pieces(self) -> i64:
        return piece(HOLE, self.count)

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        if state.in_hand(tribe, HOLE):
            place_piece(state, tribe, region, HOLE)


class Lairs(Block):
    """A lair in each region held defends it, also in decline."""

    def settled(self, state: State, tribe: i64, region: i64) -> None:
        put_piece(state, region, LAIR)


class Fortresses(Lends):
    """A new fortress each turn, of so many; they defend, and pay coins while active."""

    def __init__(self, count: int, coins: int) -> None:
        super().__init__(offers=OFFER_FORTRESS, pieces=piece(FORTRESS, i64(count)))
        self.coins: Final[i64] = i64(coins)

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return state.count(region, FORTRESS) * self.coins

    def stays_in_decline(self) -> bool:
        return True


class NoLosses(Block):
    """While active no token is lost with a region."""

    def casualties(self, state: State, tribe: i64) -> i64:
        return 0 if state.is_active(tribe) else USUAL_LOSS


class Ward(Block):
    """Other players may use no property to conquer the race's regions."""

    def wards_off_properties(self) -> bool:
        return True


class Toll(Block):
    """Another player pays so many coins to conquer a region of the race in decline."""

    def __init__(self, coins: int) -> None:
        self.coins: Final[i64] = i64(coins)

    def toll(self) -> i64:
        return self.coins

    def stays_in_decline(self) -> bool:
        return True
