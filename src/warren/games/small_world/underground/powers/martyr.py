"""Martyr."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.effects.purse import gain_coins
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Martyr(Power):
    """A coin at once for each region that an opponent takes.  [SU-P-MARTYR] [SU-P-MARTYR-1]"""

    id = "martyr"
    rule = "SU-P-MARTYR"
    tokens = 4

    def lost(self, state: State, tribe: i64, region: i64) -> None:
        gain_coins(state, state.owner(tribe), 1, self.rule)
