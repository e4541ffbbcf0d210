"""Commando."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Commando(Power):
    """Any region costs one token less.  [SW-P-COMMANDO]"""

    id = "commando"
    rule = "SW-P-COMMANDO"
    tokens = 4

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        return 1
