"""Alchemy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.heroes.effects import gain_coins
from warren.games.heroes.magic.magic import Magic
from warren.games.heroes.state import State

GAIN: Final = 3


class Alchemy(Magic):
    """Three coins from the treasury.  [HDL-MAG-8]"""

    id = "alchemy"
    rule = "HDL-MAG-8"

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        gain_coins(state, seat, GAIN, self.rule)
