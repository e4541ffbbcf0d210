"""Whose turn it is.  [HDL-TRN-1]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes.layout import FIRST, PLACE, ROUND
from warren.games.heroes.state import State


def seat_at(state: State) -> i64:
    """Counter-clockwise in the first round, then clockwise from whoever was last in it."""
    players = state.table.players
    first = state.numbers[FIRST]
    place = state.numbers[PLACE]
    if state.numbers[ROUND] == 1:
        return (first - place) % players
    return (first + 1 + place) % players
