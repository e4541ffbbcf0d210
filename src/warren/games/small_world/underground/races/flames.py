"""Flames."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import MEANS_ONSLAUGHT, OFFER_VOLCANO
from warren.games.small_world.features import VOLCANO as VOLCANO_SYMBOL
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Race
from warren.games.small_world.underground.markers import VOLCANO


class Flames(Race):
    """Around the Volcano, and where their own regions lead from it, nobody stops them.

    [SU-R-FLAMES]
    """

    id = "flames"
    rule = "SU-R-FLAMES"
    tokens = 4
    supply = 9

    def needs(self) -> list[int]:
        return [VOLCANO_SYMBOL]

    def offers(self) -> i64:
        return OFFER_VOLCANO

    def shuns_rim(self) -> bool:
        return True

    def entries(self, state: State, tribe: i64) -> i64:
        """The first conquest borders the Volcano.  [SU-R-FLAMES-1]"""
        return around_volcano(state)

    def means(self) -> i64:
        return MEANS_ONSLAUGHT

    def ignores_defenders(self, state: State, tribe: i64, region: i64) -> bool:
        """[SU-R-FLAMES-2] [SU-R-FLAMES-3]"""
        board = state.table.board
        lit = around_volcano(state)
        held = state.held(tribe)
        joined = i64(0)
        while lit & held & ~joined:
            joined = lit & held
            lit |= board.around(joined)
        return (lit >> region) & 1 == 1


def around_volcano(state: State) -> i64:
    at = state.figure_at(VOLCANO)
    return i64(0) if at == NONE else state.table.board.adjacent[at]
