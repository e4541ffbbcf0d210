"""Adventurous."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import MARKER
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power
from warren.games.small_world.underground.markers import MARKERS, RELICS


class Adventurous(Power):
    """A coin more for each region with a Place.  [SU-P-ADVENTUROUS]"""

    id = "adventurous"
    rule = "SU-P-ADVENTUROUS"
    tokens = 5

    def needs_markers(self) -> bool:
        return True

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        for place in range(i64(RELICS), i64(MARKERS)):
            if state.numbers[MARKER + place] == region:
                return 1
        return 0
