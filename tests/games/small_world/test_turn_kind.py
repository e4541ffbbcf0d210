"""Whether a seat is asked in its own turn or in that of another."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.play import chance, conquer, do, verbs
from tests.tools.position import active, position
from tests.tools.rules import rules

from warren.core.state import ANSWER, CHANCE, TURN

ROW = row(a="hill edge", b="forest", c="swamp", d="farmland edge")


@rules("SW-LOS-2", "SW-P-BIVOUACKING")
def test_a_retreat_is_an_answer() -> None:
    state = position(
        ROW,
        active("orcs", "berserk", {"a": 8}),
        active("humans", "bivouacking", {"b": 2, "c": 1, "d": 1}),
    )
    assert (state.actors(), state.turn_kind()) == ((0,), TURN)
    do(state, "roll")
    assert (state.actors(), state.turn_kind()) == ((CHANCE,), TURN)
    chance(state, "die", value=0)
    conquer(state, "b")
    do(state, "stop")
    while state.actors()[0] == 0:
        assert state.turn_kind() == TURN
        do(state, "deploy", region="a")
    assert (state.actors(), int(state.turn()), state.turn_kind()) == ((1,), 0, ANSWER)
    assert [state.view(seat).state.turn_kind() for seat in (None, 0, 1)] == [ANSWER] * 3
    do(state, "deploy", region="c")
    assert (verbs(state), state.turn_kind()) == ({"place", "done"}, ANSWER)
    do(state, "done")
    assert (state.actors(), int(state.turn()), state.turn_kind()) == ((1,), 1, TURN)
