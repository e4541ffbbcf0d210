"""Underworld."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import CAVERN
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Underworld(Power):
    """Caverns cost one token less and are all adjacent to each other.  [SW-P-UNDERWORLD]"""

    id = "underworld"
    rule = "SW-P-UNDERWORLD"
    tokens = 5

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(CAVERN, region) else 0

    def links(self, state: State, tribe: i64) -> i64:
        caverns = state.table.board.features[CAVERN]
        return caverns if caverns & state.held(tribe) else 0
