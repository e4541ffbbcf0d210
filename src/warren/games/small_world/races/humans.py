"""Humans."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import FARMLAND
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Humans(Race):
    """A coin for each farmland held.  [SW-R-HUMANS]"""

    id = "humans"
    rule = "SW-R-HUMANS"
    tokens = 5
    supply = 10

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(FARMLAND, region) else 0
