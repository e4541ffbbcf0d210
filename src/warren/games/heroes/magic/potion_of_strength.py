"""PotionOfStrength."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.magic.magic import Boost


class PotionOfStrength(Boost):
    """Two more attack for this capture.  [HDL-MAG-4]"""

    id = "potion-of-strength"
    rule = "HDL-MAG-4"

    def attack_bonus(self) -> i64:
        return 2
