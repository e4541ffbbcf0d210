"""Treasure Map."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.magic.magic import Magic
from warren.games.heroes.state import State
from warren.games.heroes.strength import Prepared


class TreasureMap(Magic):
    """The capture of a region of level 6 or more pays double.  [HDL-MAG-16]"""

    id = "treasure-map"
    rule = "HDL-MAG-16"

    def attached(self) -> bool:
        return True

    def income_factor(self) -> i64:
        return 2

    def least_level(self) -> i64:
        return 6

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        """A second one would add nothing.  [HDL-MAG-2]"""
        return reasons.NO_EFFECT if Prepared(state).factor > 1 else reasons.ALLOWED
