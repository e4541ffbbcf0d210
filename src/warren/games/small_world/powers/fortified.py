"""Fortified."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.pieces import FORTRESS, piece
from warren.games.small_world.state import State
from warren.games.small_world.trait import OFFER_FORTRESS, Power


class Fortified(Power):
    """A new fortress each turn; fortresses defend, and pay a coin each while active.

    [SW-P-FORTIFIED]
    """

    id = "fortified"
    rule = "SW-P-FORTIFIED"
    tokens = 3

    def pieces(self) -> i64:
        return piece(FORTRESS, 6)

    def offers(self) -> i64:
        return OFFER_FORTRESS

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return state.count(region, FORTRESS)

    def stays_in_decline(self) -> bool:
        return True
