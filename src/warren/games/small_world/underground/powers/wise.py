"""Wise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.state import State
from warren.games.small_world.trait import Power

BONUS: Final = 2


class Wise(Power):
    """Two coins a turn while the race is in decline and holds a region.  [SU-P-WISE]"""

    id = "wise"
    rule = "SU-P-WISE"
    tokens = 4

    def decline_coins(self, state: State, tribe: i64) -> i64:
        return BONUS if state.held(tribe) else 0

    def pays_in_decline(self) -> bool:
        return True

    def stays_in_decline(self) -> bool:
        return True
