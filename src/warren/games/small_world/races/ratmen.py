"""Ratmen."""

from __future__ import annotations

from warren.games.small_world.trait import Race


class Ratmen(Race):
    """Nothing but their number.  [SW-R-RATMEN]"""

    id = "ratmen"
    rule = "SW-R-RATMEN"
    tokens = 8
    supply = 13
