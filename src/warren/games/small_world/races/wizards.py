"""Wizards."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.features import MAGIC
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race


class Wizards(Race):
    """A coin for each source of magic held.  [SW-R-WIZARDS]"""

    id = "wizards"
    rule = "SW-R-WIZARDS"
    tokens = 5
    supply = 10

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        return 1 if state.table.board.has(MAGIC, region) else 0
