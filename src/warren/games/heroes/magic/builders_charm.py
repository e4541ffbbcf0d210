"""BuildersCharm."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.magic.magic import Magic


class BuildersCharm(Magic):
    """The card takes up to two craftsmen less.  [HDL-MAG-12]"""

    id = "builders-charm"
    rule = "HDL-MAG-12"

    def attached(self) -> bool:
        return True

    def troops_only(self) -> bool:
        return False

    def craftsmen_saved(self) -> i64:
        return 2
