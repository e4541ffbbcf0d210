"""Diamond Fields pay for their terrain."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import income_parts
from tests.tools.play import decline, finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge         | hall peak
    hall    mine             | nook
    peak    black-mountain   | nook
    nook    mud              | pit
    pit     mud              | shaft
    shaft   mine             |
""")
DIAMONDS = "diamond-fields"


@rules("SU-PLC-DIAMONDS", "SU-RP-1")
def test_a_coin_for_each_region_of_the_terrain() -> None:
    mummies = active("mummies", "stone", {"gate": 1, "nook": 1, "hall": 1})
    state = underground(CAVE, mummies, [], markers={DIAMONDS: "gate"})
    assert finish_turn(state) == {"SW-COI-1": 3, "SU-PLC-DIAMONDS": 2}
    state = underground(CAVE, mummies, [], markers={DIAMONDS: "hall"})
    assert finish_turn(state) == {"SW-COI-1": 3, "SU-PLC-DIAMONDS": 1}


@rules("SU-PLC-DIAMONDS", "SU-RP-12")
def test_in_decline_as_well_but_only_for_the_race_that_holds_them() -> None:
    both = [
        active("mummies", "stone", {"pit": 1}),
        fallen("drow", {"gate": 1, "nook": 1, "shaft": 1}),
    ]
    state = underground(CAVE, both, [], markers={DIAMONDS: "nook"})
    assert income_parts(state, 0) == {"SW-COI-1": 4, "SU-PLC-DIAMONDS": 2}
    mummies = active("mummies", "stone", {"gate": 1, "nook": 1})
    state = underground(CAVE, mummies, [], markers={DIAMONDS: "gate"})
    assert decline(state) == {"SW-COI-1": 2, "SU-PLC-DIAMONDS": 2}


@rules("SU-PLC-DIAMONDS")
def test_they_pay_nobody_who_does_not_hold_them() -> None:
    mummies = active("mummies", "stone", {"nook": 1, "pit": 1})
    state = underground(
        CAVE, mummies, active("drow", "mining", {"gate": 1}), markers={DIAMONDS: "gate"}
    )
    assert finish_turn(state) == {"SW-COI-1": 2}
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-R-DROW": 1, "SU-PLC-DIAMONDS": 1}
