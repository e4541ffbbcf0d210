"""Adventurous: a coin for each region with a Place."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import income_parts, picked_below
from tests.tools.play import finish_turn
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain")


@rules("SU-P-ADVENTUROUS", "SU-TRAP-18")
def test_five_tokens() -> None:
    assert picked_below("ogres", "adventurous") == (10, 0)


@rules("SU-P-ADVENTUROUS")
def test_places_pay_relics_do_not() -> None:
    markers = {
        "great-brass-pipe": "gate",
        "fountain-of-youth": "gate",
        "shiny-orb": "hall",
        "stonehedge": "crag",
    }
    tribe = active("ogres", "adventurous", {"gate": 1, "hall": 1})
    state = underground(CAVE, tribe, [], markers=markers)
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-ADVENTUROUS": 1}
    tribe = active("ogres", "adventurous", {"gate": 1, "crag": 1})
    state = underground(CAVE, tribe, [], markers=markers)
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-P-ADVENTUROUS": 2}
