"""Where in the turn a table is, and what the turn would bring."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.play import chance, conquer, do
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

from warren.core.breakdown import Part
from warren.core.state import State
from warren.games.registry import game

ROW = row(a="hill edge", b="forest", c="swamp", d="farmland edge")


def stage(state: State) -> str:
    found = state.progress()
    assert found is not None
    return found.stages[found.stage]


@rules("SW-TURN-1", "SW-LOS-2")
def test_a_turn_goes_through_its_stages() -> None:
    state = position(
        ROW, active("orcs", "berserk", {"a": 8}), active("humans", "hill", {"b": 2, "c": 1})
    )
    assert stage(state) == "people"
    do(state, "roll")
    chance(state, "die", value=0)
    conquer(state, "b")
    assert stage(state) == "conquest"
    do(state, "stop")
    found = state.progress()
    assert found is not None
    assert (found.seat, found.stages[found.stage]) == (0, "redeployment")
    assert found.stages[-1] == "retreat"
    assert (found.round, found.rounds) == (state.rounds(), int(state.table.board.rounds))
    while state.actors()[0] == 0:
        do(state, "deploy", region="a")
    assert stage(state) == "retreat"
    do(state, "deploy", region="c")
    found = state.progress()
    assert found is not None
    assert (found.seat, found.stages[found.stage]) == (1, "people")
    assert "retreat" not in found.stages


@rules("SW-COI-1")
def test_the_forecast_is_of_this_turn() -> None:
    state = position(
        ROW,
        [active("orcs", "hill", {"a": 8}), fallen("elves", {"d": 1})],
        active("humans", "merchant"),
    )
    before = state.forecast(0)
    assert before is not None
    assert before.total == 3
    assert Part("race-elves", 1, "SW-COI-1") in before.parts
    assert state.forecast(1) is None
    conquer(state, "b")
    after = state.view(0).state.forecast(0)
    assert after is not None
    assert after.total == 4
    coins = state.coins(0)
    do(state, "stop")
    while state.actors()[0] == 0:
        do(state, "deploy", region="a")
    assert state.coins(0) == coins + 4
    assert state.forecast(0) is None


@rules("SW-P-STOUT")
def test_nothing_is_forecast_once_the_coins_are_paid() -> None:
    state = position(ROW, active("orcs", "stout", {"a": 8}), active("humans", "merchant"))
    conquer(state, "b")
    do(state, "stop")
    while stage(state) == "redeployment":
        do(state, "deploy", region="a")
    assert (state.actors(), stage(state)) == ((0,), "coins")
    assert state.forecast(0) is None


def test_nothing_is_told_while_a_table_is_set_up() -> None:
    state = game("small_world").new_state(3, {})
    assert state.progress() is None
    assert state.forecast(0) is None
