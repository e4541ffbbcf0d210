"""Shrooms: a coin for each mushroom forest."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import income_parts, picked_below
from tests.tools.play import finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", grove="mushroom-forest", wood="mushroom-forest", hall="mine")


@rules("SU-R-SHROOMS", "SU-TRAP-18")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked_below("shrooms", "wise") == (9, 1)


@rules("SU-R-SHROOMS")
def test_a_coin_for_each_mushroom_forest() -> None:
    shrooms = active("shrooms", "wise", {"gate": 1, "grove": 1, "wood": 2})
    state = underground(CAVE, shrooms, [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SU-R-SHROOMS": 2}


@rules("SU-R-SHROOMS", "SU-DEC-2")
def test_not_in_decline() -> None:
    state = underground(CAVE, fallen("shrooms", {"grove": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 1}
