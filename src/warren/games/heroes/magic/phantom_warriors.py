"""PhantomWarriors."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.magic.magic import Magic


class PhantomWarriors(Magic):
    """The card takes up to two warriors less.  [HDL-MAG-11]"""

    id = "phantom-warriors"
    rule = "HDL-MAG-11"

    def attached(self) -> bool:
        return True

    def troops_only(self) -> bool:
        return False

    def warriors_saved(self) -> i64:
        return 2
