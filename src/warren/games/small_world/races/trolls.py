"""Trolls."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.effects.markers import put_piece
from warren.games.small_world.pieces import LAIR
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Trolls(Race):
    """A lair in each region they hold defends it, also in decline.  [SW-R-TROLLS]"""

    id = "trolls"
    rule = "SW-R-TROLLS"
    tokens = 5
    supply = 10

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        put_piece(state, region, LAIR)
