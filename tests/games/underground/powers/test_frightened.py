"""Frightened: a coin for each region with three tokens or more."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import income_parts, picked_below
from tests.tools.play import do, paid
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain")


@rules("SU-P-FRIGHTENED")
def test_four_tokens() -> None:
    assert picked_below("ogres", "frightened") == (9, 1)


@rules("SU-P-FRIGHTENED")
def test_three_tokens_are_a_crowd() -> None:
    tribe = active("ogres", "frightened", {"gate": 3, "hall": 2, "crag": 4})
    state = underground(CAVE, tribe, [])
    assert income_parts(state, 0) == {"SW-COI-1": 3, "SU-P-FRIGHTENED": 2}


@rules("SU-P-FRIGHTENED")
def test_what_counts_is_the_end_of_the_turn() -> None:
    state = underground(CAVE, active("ogres", "frightened", {"gate": 3, "hall": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-FRIGHTENED": 1}
    do(state, "stop")
    do(state, "deploy", region="gate")
    effects = do(state, "deploy", region="hall")
    assert paid(effects, 0) == {"SW-COI-1": 2}


@rules("SU-P-FRIGHTENED", "SU-P-TOMB", "SU-DEC-1")
def test_not_in_decline() -> None:
    state = underground(CAVE, fallen("ogres", {"gate": 4}, power="tomb"), [])
    assert income_parts(state, 0) == {"SW-COI-1": 1}
