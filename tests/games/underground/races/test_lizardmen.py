"""Lizardmen: a river they touch leads them to all its shores."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import hand, on_board, picked_below, price_parts
from tests.tools.play import conquer, finish_turn, refused, targets
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
gate mud edge | ford
ford river | lock hall
lock river edge | bank
bank mine | den
hall mystic-crystal | den
den black-mountain | nook
nook mud | pond
pond river | islet
islet mine |
""")


@rules("SU-R-LIZARDMEN")
def test_seven_tokens_and_those_of_the_badge() -> None:
    assert picked_below("lizardmen", "wise") == (11, 1)


@rules("SU-R-LIZARDMEN", "SU-R-LIZARDMEN-1")
def test_all_that_borders_the_river_is_adjacent() -> None:
    state = underground(CAVE, active("lizardmen", "wise", {"gate": 9}), [])
    assert targets(state) == {"ford", "lock", "bank", "hall"}
    conquer(state, "bank")
    assert on_board(state, "lizardmen") == {"gate": 1, "bank": 2}


@rules("SU-R-LIZARDMEN-1")
def test_another_river_is_not_joined() -> None:
    state = underground(CAVE, active("lizardmen", "wise", {"nook": 9}), [])
    assert targets(state) == {"den", "pond", "islet"}


@rules("SU-R-LIZARDMEN-1", "SU-TRAP-3")
def test_kraken_do_not_stop_them() -> None:
    kraken = active("kraken", "wise", {"ford": 5, "lock": 3})
    state = underground(CAVE, active("lizardmen", "mining", {"gate": 4}), kraken)
    assert targets(state) == {"bank", "hall"}
    conquer(state, "hall")
    assert on_board(state, "kraken") == {"ford": 5, "lock": 3}


@rules("SU-R-LIZARDMEN")
def test_a_river_costs_the_usual_and_is_left() -> None:
    state = underground(CAVE, active("lizardmen", "wise", {"gate": 3}), [])
    assert price_parts(state, "lock") == {"SU-CON-3": 1}
    conquer(state, "lock")
    assert hand(state, "lizardmen") == 1
    assert finish_turn(state) == {"SW-COI-1": 1}
    assert on_board(state, "lizardmen") == {"gate": 3}


@rules("SU-R-LIZARDMEN-1")
def test_the_river_regions_themselves_lead_on() -> None:
    state = underground(CAVE, active("lizardmen", "wise", {"den": 9}), [])
    assert targets(state) == {"hall", "bank", "nook"}
    conquer(state, "bank")
    assert "gate" in targets(state)


@rules("SU-R-LIZARDMEN-2")
def test_they_enter_at_the_rim() -> None:
    state = underground(CAVE, active("lizardmen", "wise", hand=9), [])
    assert targets(state) == {"gate", "lock"}
    assert refused(state, "conquer", region="hall").rule == "SW-CON-1"


@rules("SU-R-LIZARDMEN")
def test_others_do_not_cross() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 9}), [])
    assert targets(state) == {"ford"}
