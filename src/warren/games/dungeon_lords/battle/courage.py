"""Courage comes with songs and goes before the conquering.  [DF-CRG-8]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import shifted
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle.telling import tell_figure
from warren.games.dungeon_lords.position import Position


def encourage(state: Position, owner: i64, place: i64) -> None:
    figure = lines.more(state.line(owner, place), lines.COURAGE, 1)
    state.set_line(owner, place, figure)
    tell_figure(state, "courage-given", owner, figure, place, 1)


def dishearten(state: Position, owner: i64) -> None:
    """All courage is gone."""
    for place in range(state.line_length(owner)):
        figure = state.line(owner, place) & ~shifted(lines.LARGE, lines.COURAGE)
        state.set_line(owner, place, figure)
