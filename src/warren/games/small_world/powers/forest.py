"""Forest."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import FOREST
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Forest(Power):
    """A coin for each forest held.  [SW-P-FOREST]"""

    id = "forest"
    rule = "SW-P-FOREST"
    tokens = 4

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(FOREST, region) else 0
