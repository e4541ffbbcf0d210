"""Merchant."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Merchant(Power):
    """A coin for each region held.  [SW-P-MERCHANT]"""

    id = "merchant"
    rule = "SW-P-MERCHANT"
    tokens = 2

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1
