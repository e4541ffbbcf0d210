"""Flying."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Flying(Power):
    """Any land may be attacked, adjacent or not, also by a race off the board.  [SW-P-FLYING]"""

    id = "flying"
    rule = "SW-P-FLYING"
    tokens = 5

    def entries(self, state: State, tribe: i64) -> i64:
        return state.table.board.land

    def links(self, state: State, tribe: i64) -> i64:
        return state.table.board.land
