"""Dwarves."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import MINE
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Dwarves(Race):
    """A coin for each mine held, also in decline.  [SW-R-DWARVES]"""

    id = "dwarves"
    rule = "SW-R-DWARVES"
    tokens = 3
    supply = 8

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(MINE, region) else 0

    def pays_in_decline(self) -> bool:
        return True
