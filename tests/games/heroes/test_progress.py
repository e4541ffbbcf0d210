"""Where in the turn a table is."""

from __future__ import annotations

from tests.tools.heroes.position import position, seat
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.state import State


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
