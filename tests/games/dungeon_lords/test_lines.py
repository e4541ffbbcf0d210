"""Parties in their order."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.layout import LINE_SIZE


@rules("DL-CON-7")
def test_a_line_closes_up_and_nothing_else_moves() -> None:
    """Every number of the seat is taken, so that one that is touched shows."""
    state = Scene().state
    for seat in range(2):
        for place in range(LINE_SIZE):
            state.set_line(i64(seat), i64(place), i64(10 * (seat + 1) + place))
    before = [*state.numbers]
    assert lines.remove(state, i64(0), i64(2)) == 12
    left = [int(state.line(i64(0), i64(place))) for place in range(LINE_SIZE)]
    assert left == [10, 11, 13, 14, 15, 16, 17, 0]
    changed = [at for at, value in enumerate(state.numbers) if value != before[at]]
    assert len(changed) == LINE_SIZE - 2
    assert [int(state.line(i64(1), i64(place))) for place in range(LINE_SIZE)] == [
        *range(20, 20 + LINE_SIZE)
    ]
