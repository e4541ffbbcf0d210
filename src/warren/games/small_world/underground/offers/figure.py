"""Figures that a race moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, reasons
from warren.games.small_world.layout import MOVED
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.offers.offer import Offer


class Figure(Offer):
    """Once a turn to any region held.  [SU-R-CULTISTS] [SU-R-CULTISTS-2] [SU-P-ROYAL]"""

    def __init__(self, block: i64, figure: i64, flag: i64 = 0, marker: i64 = NONE) -> None:
        super().__init__(block, flag, marker)
        self.figure: Final[i64] = figure

    def lacks(self, state: State, tribe: i64) -> i64:
        if self.flag:
            commanded = channels.offers(state, tribe) & self.flag != 0
        else:
            commanded = state.keeper(self.marker) == tribe
        if not commanded:
            return reasons.NO_FIGURE
        moved = (state.numbers[MOVED] >> self.figure) & 1
        return reasons.FIGURE_PLACED if moved else reasons.ALLOWED

    def reason(self, state: State, tribe: i64, region: i64) -> i64:
        if not (state.held(tribe) >> region) & 1:
            return reasons.NOT_HELD
        here = state.figure_at(self.figure) == region
        return reasons.FIGURE_PLACED if here else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        state.numbers[MOVED] |= bit(self.figure)
        put_figure(state, self.figure, region)


class Ghost(Figure):
    """From whoever holds the Crypt to any region but the Crypt's.  [SU-PLC-CRYPT]"""

    def reason(self, state: State, tribe: i64, region: i64) -> i64:
        if state.marker_at(self.marker) == region:
            return reasons.GHOST_CRYPT
        here = state.figure_at(self.figure) == region
        return reasons.FIGURE_PLACED if here else reasons.ALLOWED
