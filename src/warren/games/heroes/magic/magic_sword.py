"""MagicSword."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.magic.magic import Boost


class MagicSword(Boost):
    """Four more attack for this capture.  [HDL-MAG-5]"""

    id = "magic-sword"
    rule = "HDL-MAG-5"

    def attack_bonus(self) -> i64:
        return 4
