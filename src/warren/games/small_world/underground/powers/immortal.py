"""Immortal."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Immortal(Power):
    """While active the race loses no token with a region.  [SU-P-IMMORTAL]"""

    id = "immortal"
    rule = "SU-P-IMMORTAL"
    tokens = 4

    def casualties(self, state: State, tribe: i64) -> i64:
        return 0 if state.is_active(tribe) else 1
