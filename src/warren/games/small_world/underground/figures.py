"""Facts about figures: each exists once and stands in one region or off the board."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import FIGURE
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import FIGURE_NAMES


def put_figure(state: State, figure: i64, region: i64) -> None:
    """A figure comes into the region, from wherever it was."""
    state.deep[FIGURE + figure] = region
    if state.effects is not None:
        name = FIGURE_NAMES[figure]
        state.emit("figure-placed", {"piece": name, "region": state.table.board.names[region]})


def lift_figure(state: State, figure: i64) -> None:
    """A figure leaves the board."""
    if state.deep[FIGURE + figure] == NONE:
        return
    state.deep[FIGURE + figure] = NONE
    if state.effects is not None:
        state.emit("figure-lifted", {"piece": FIGURE_NAMES[figure]})
