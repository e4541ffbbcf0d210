"""Teleportation."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.layout import DOOR, NONE, OWNER
from warren.games.heroes.magic.magic import REGION, Magic
from warren.games.heroes.state import State


class Teleportation(Magic):
    """The support of one own region that is not adjacent counts too.  [HDL-MAG-10]"""

    id = "teleportation"
    rule = "HDL-MAG-10"

    def attached(self) -> bool:
        return True

    def target(self) -> i64:
        return REGION

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        if state.numbers[DOOR] != NONE:
            return reasons.DOOR_OPEN
        if state.tile(target, OWNER) != seat:
            return reasons.NOT_OWN_TARGET
        return reasons.NO_EFFECT if state.support_of(target) == 0 else reasons.ALLOWED

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[DOOR] = target
