"""Panic."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.layout import PANIC
from warren.games.heroes.magic.magic import Magic
from warren.games.heroes.state import State


class Panic(Magic):
    """This turn regions in which the player has support count as one level lower.

    [HDL-MAG-13]
    """

    id = "panic"
    rule = "HDL-MAG-13"

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        if state.numbers[PANIC]:
            return reasons.PANIC_ON
        return reasons.NO_EFFECT if state.strength_of(seat) == 0 else reasons.ALLOWED

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[PANIC] = 1
