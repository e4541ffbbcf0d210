"""The Keep on the Motherland defends and pays."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import income_parts, price_parts
from tests.tools.play import decline, finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge         | hall
    hall    mine             | nook
    nook    mud edge         |
""")
KEEP = "keep-on-the-motherland"


@rules("SU-PLC-KEEP", "SU-RP-1")
def test_a_coin_and_a_defence_more() -> None:
    mummies = active("mummies", "stone", {"gate": 2})
    state = underground(
        CAVE, mummies, active("ogres", "mining", {"hall": 1}), markers={KEEP: "gate"}
    )
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-PLC-KEEP": 1}
    assert price_parts(state, "gate") == {"SW-CON-3": 4, "SU-PLC-KEEP": 1, "SU-R-OGRES": -1}


@rules("SU-PLC-KEEP", "SU-RP-12")
def test_in_decline_just_the_same() -> None:
    both = [active("mummies", "stone", {"nook": 1}), fallen("drow", {"gate": 1})]
    state = underground(CAVE, both, active("ogres", "mining", {"hall": 1}), markers={KEEP: "gate"})
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-PLC-KEEP": 1}
    finish_turn(state)
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SU-PLC-KEEP": 1, "SU-R-OGRES": -1}
    state = underground(CAVE, active("mummies", "stone", {"gate": 1}), [], markers={KEEP: "gate"})
    assert decline(state) == {"SW-COI-1": 1, "SU-PLC-KEEP": 1}
