"""Liches."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.trait import Race


class Liches(Race):
    """In decline they take a coin from each conqueror.  [SU-R-LICHES]"""

    id = "liches"
    rule = "SU-R-LICHES"
    tokens = 5
    supply = 10

    def toll(self) -> i64:
        return 1
