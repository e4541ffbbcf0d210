"""Facts about figures: each exists once and stands in one region or off the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_ANCIENT, OFFER_BAG, OFFER_QUEEN, OFFER_VOLCANO
from warren.games.small_world.layout import FIGURE
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import ANCIENT, BAG, FIGURE_NAMES, QUEEN, VOLCANO

OFFERED: Final[list[tuple[int, int]]] = [
    (OFFER_ANCIENT, ANCIENT),
    (OFFER_VOLCANO, VOLCANO),
    (OFFER_QUEEN, QUEEN),
    (OFFER_BAG, BAG),
]


def put_figure(state: State, figure: i64, region: i64) -> None:
    """A figure comes into the region, from wherever it was."""
    state.numbers[FIGURE + figure] = region
    if state.effects is not None:
        name = FIGURE_NAMES[figure]
        state.emit("figure-placed", {"piece": name, "region": state.table.board.names[region]})


def lift_figures(state: State, offers: i64) -> None:
    """The figures that come with these offers leave the board."""
    for flag, figure in OFFERED:
        if offers & flag:
            lift_figure(state, figure)


def lift_figure(state: State, figure: i64) -> None:
    """A figure leaves the board."""
    if state.numbers[FIGURE + figure] == NONE:
        return
    state.numbers[FIGURE + figure] = NONE
    if state.effects is not None:
        state.emit("figure-lifted", {"piece": FIGURE_NAMES[figure]})
