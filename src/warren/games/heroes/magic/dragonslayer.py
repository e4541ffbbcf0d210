"""Dragonslayer."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.magic.magic import Boost


class Dragonslayer(Boost):
    """Six more attack for this capture.  [HDL-MAG-6]"""

    id = "dragonslayer"
    rule = "HDL-MAG-6"

    def attack_bonus(self) -> i64:
        return 6
