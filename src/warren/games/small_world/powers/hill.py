"""Hill."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import HILL
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Hill(Power):
    """A coin for each hill held.  [SW-P-HILL]"""

    id = "hill"
    rule = "SW-P-HILL"
    tokens = 4

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(HILL, region) else 0
