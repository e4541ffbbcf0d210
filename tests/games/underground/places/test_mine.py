"""The Mine of the Lost Dwarf pays two coins and is no mine terrain."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import args, income_parts, pieces_in_hand
from tests.tools.play import decline, do, finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge         | hall
    hall    mine             | nook
    nook    mud edge         |
""")
MINE = "mine-of-the-lost-dwarf"


@rules("SU-PLC-MINE", "SU-RP-1")
def test_two_coins_in_decline_too() -> None:
    mummies = active("mummies", "stone", {"gate": 1})
    state = underground(CAVE, mummies, [], markers={MINE: "gate"})
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-PLC-MINE": 2}
    state = underground(CAVE, mummies, [], markers={MINE: "gate"})
    assert decline(state) == {"SW-COI-1": 1, "SU-PLC-MINE": 2}
    both = [active("mummies", "stone", {"nook": 1}), fallen("drow", {"gate": 1})]
    state = underground(CAVE, both, [], markers={MINE: "gate"})
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-PLC-MINE": 2}


@rules("SU-PLC-MINE-1", "SU-TRAP-20")
def test_mining_gains_nothing_by_it() -> None:
    state = underground(CAVE, active("mummies", "mining", {"gate": 1}), [], markers={MINE: "gate"})
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-PLC-MINE": 2}
    state = underground(CAVE, active("mummies", "mining", {"hall": 1}), [], markers={MINE: "hall"})
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-PLC-MINE": 2, "SU-P-MINING": 1}


@rules("SU-PLC-MINE-1", "SU-TRAP-20")
def test_iron_dwarves_get_no_hammer_from_it() -> None:
    dwarves = active("iron-dwarves", "stone", {"gate": 1})
    state = underground(CAVE, dwarves, [], markers={MINE: "gate"})
    assert args(do(state, "stop"), "pieces-gained") == []
    assert pieces_in_hand(state, "iron-dwarves") == {}
