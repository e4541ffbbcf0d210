"""Wise: two coins a turn in decline."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import badge, in_play, income_parts, picked_below
from tests.tools.play import conquer, decline, finish_turn, pass_to
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain")


@rules("SU-P-WISE")
def test_four_tokens() -> None:
    assert picked_below("ogres", "wise") == (9, 1)


@rules("SU-P-WISE", "SU-DEC-1", "SU-TRAP-9")
def test_two_coins_from_the_turn_of_decline_on() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 2, "hall": 1}), [])
    assert decline(state) == {"SW-COI-1": 2, "SU-P-WISE": 2}
    assert badge(state, "ogres") == "wise"
    pass_to(state, 0)
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-P-WISE": 2}


@rules("SU-P-WISE")
def test_nothing_while_active() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 2}), [])
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-P-WISE")
def test_only_while_it_holds_a_region() -> None:
    state = underground(
        CAVE, active("drow", "mining", {"gate": 5}), fallen("ogres", {"hall": 1}, power="wise")
    )
    conquer(state, "hall")
    assert not in_play(state, "ogres")
    assert income_parts(state, 1) == {}


@rules("SU-P-WISE")
def test_a_race_without_a_region_declines_to_nothing() -> None:
    state = underground(CAVE, active("ogres", "wise", hand=3), [])
    assert decline(state) == {}
