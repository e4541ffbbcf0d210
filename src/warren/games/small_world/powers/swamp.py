"""Swamp."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import SWAMP
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Swamp(Power):
    """A coin for each swamp held.  [SW-P-SWAMP]"""

    id = "swamp"
    rule = "SW-P-SWAMP"
    tokens = 4

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(SWAMP, region) else 0
