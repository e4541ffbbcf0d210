"""Cultists."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_ANCIENT
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Race
from warren.games.small_world.underground.armoury import is_armed
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import ANCIENT, DOORMAT


class Cultists(Race):
    """The Great Ancient guards a region; what is adjacent to it costs one token less.

    [SU-R-CULTISTS]
    """

    id = "cultists"
    rule = "SU-R-CULTISTS"
    tokens = 5
    supply = 10

    def offers(self) -> i64:
        return OFFER_ANCIENT

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        if state.figure_at(ANCIENT) == NONE:
            put_figure(state, ANCIENT, region)

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        """A region reached by the Doormat counts as adjacent.  [SU-R-CULTISTS-1]"""
        at = state.figure_at(ANCIENT)
        if at == NONE:
            return 0
        near = state.table.board.adjacent[at] | channels.joins(state, tribe, bit(at))
        return 1 if (near >> region) & 1 or is_armed(state, DOORMAT) else 0
