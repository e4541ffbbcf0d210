"""Where in the turn a table is."""

from __future__ import annotations

from librt.random import Random
from tests.tools.heroes.position import GAME, position, seat
from tests.tools.heroes.turn import capture, end_turn
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.state import CHANCE, State


def stage(state: State) -> str:
    found = state.progress()
    assert found is not None
    assert found.rounds == 0
    return found.stages[found.stage]


@rules("HDL-TRN-3")
def test_a_turn_goes_through_its_stages() -> None:
    state = position(seat("spearmen", (1, 0, 0), coins=5, on={"a1": "militia"}), seat("tower"))
    assert stage(state) == "hire"
    state.apply(0, state.code(Action("hire", {"kind": "warrior"})))
    assert stage(state) == "play"
    state.apply(0, state.code(Action("stop", {})))
    assert stage(state) == "draw"


@rules("HDL-CMP-1")
def test_who_cannot_pay_is_past_hiring() -> None:
    assert stage(position(seat("spearmen", (1, 0, 0), coins=4), seat("tower"))) == "play"


def rounds(state: State) -> int:
    found = state.progress()
    assert found is not None
    return found.round


@rules("HDL-SET-8")
def test_companions_are_chosen_in_the_first_round() -> None:
    state = GAME.new_state(2)
    luck = Random(1)
    while state.is_chance():
        assert state.progress() is None
        state.apply(CHANCE, state.draw(luck))
    found = state.progress()
    assert found is not None
    assert (found.round, found.stages, found.seat) == (1, ["recruit"], state.actors()[0])


@rules("HDL-TRN-1")
def test_the_round_is_the_one_that_goes_on() -> None:
    """Whether or not anything has been captured in it."""
    state = position(seat("spearmen", (1, 0, 0)), seat(), round=3, turn=1, levels={"a1": 1})
    assert rounds(state) == 3
    assert state.rounds() == 2
    end_turn(state)
    assert rounds(state) == 3
    assert state.to_json()["round"] == 3
    capture(state, "spearmen", "a1")
    assert (rounds(state), state.rounds()) == (3, 3)
    end_turn(state)
    assert rounds(state) == 4
