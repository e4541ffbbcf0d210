"""Alliance."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.layout import ALLY, NONE
from warren.games.heroes.magic.magic import SEAT, Magic
from warren.games.heroes.state import State


class Alliance(Magic):
    """The support that one other player has for the target counts too.  [HDL-MAG-14]"""

    id = "alliance"
    rule = "HDL-MAG-14"

    def attached(self) -> bool:
        return True

    def target(self) -> i64:
        return SEAT

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        if state.numbers[ALLY] != NONE:
            return reasons.ALLY_NAMED
        if target == seat:
            return reasons.ALLY_SELF
        return reasons.NO_EFFECT if state.strength_of(target) == 0 else reasons.ALLOWED

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[ALLY] = target
