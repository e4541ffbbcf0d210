"""Clairvoyance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.heroes.layout import FORESIGHT
from warren.games.heroes.magic.magic import Magic
from warren.games.heroes.state import State

CARDS: Final = 3


class Clairvoyance(Magic):
    """Three cards more in this turn's draw.  [HDL-MAG-9]"""

    id = "clairvoyance"
    rule = "HDL-MAG-9"

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[FORESIGHT] += CARDS
