"""Stone: a coin for each Black Mountain."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked_below
from tests.tools.play import decline, finish_turn
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", crag="black-mountain", peak="black-mountain")


@rules("SU-P-STONE")
def test_four_tokens() -> None:
    assert picked_below("ogres", "stone") == (9, 1)


@rules("SU-P-STONE")
def test_a_coin_for_each_black_mountain() -> None:
    tribe = active("ogres", "stone", {"gate": 1, "crag": 1, "peak": 1})
    assert finish_turn(underground(CAVE, tribe, [])) == {"SW-COI-1": 3, "SU-P-STONE": 2}


@rules("SU-P-STONE", "SU-DEC-1")
def test_not_in_decline() -> None:
    state = underground(CAVE, active("ogres", "stone", {"crag": 1}), [])
    assert decline(state) == {"SW-COI-1": 1}
