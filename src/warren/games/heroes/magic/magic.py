"""What a magic card does: the channels.

Magic "with a card" is attached to the capture or fortification it serves; the rest is cast alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.heroes import reasons

if TYPE_CHECKING:
    from warren.games.heroes.state import State

NO_TARGET: Final = 0
REGION: Final = 1
SEAT: Final = 2


class Magic:
    """The common face of all magic."""

    id: str = ""
    rule: str = ""

    def attached(self) -> bool:
        """Whether it is played together with another card."""
        return False

    def troops_only(self) -> bool:
        """Whether that card must be a troop."""
        return True

    def target(self) -> i64:
        """What is named when it is played: nothing, a region or a seat."""
        return NO_TARGET

    def attack_bonus(self) -> i64:
        return 0

    def warriors_saved(self) -> i64:
        return 0

    def craftsmen_saved(self) -> i64:
        return 0

    def income_factor(self) -> i64:
        return 1

    def least_level(self) -> i64:
        """The lowest level it serves against."""
        return 0

    def support(self) -> i64:
        """The support it gives when it stays on the board."""
        return 0

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        """Why it cannot be played on this target."""
        return reasons.ALLOWED

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        """What happens when it is cast alone, or opened together with a card."""


class Boost(Magic):
    """More attack for one capture."""

    def attached(self) -> bool:
        return True
