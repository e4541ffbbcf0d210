"""Orcs: a coin for each non-empty region conquered this turn."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import picked
from tests.tools.play import chance, conquer, decline, finish_turn, pass_to
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

MARCHES = board("""
    camp     forest edge | village stead ruin peak moor
    village  hill tribe  |
    stead    swamp       |
    ruin     swamp       |
    peak     mountain    |
    moor     hill        |
""")


@rules("SW-R-ORCS", "SW-R-ORCS-1")
def test_lost_tribes_and_foreign_tokens_pay() -> None:
    orcs = active("orcs", "stout", {"camp": 7})
    state = position(MARCHES, orcs, active("elves", "forest", {"stead": 1}))
    conquer(state, "village")
    conquer(state, "stead")
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-R-ORCS": 2}


@rules("SW-R-ORCS-1")
def test_races_in_decline_pay_the_own_one_too() -> None:
    tribes = [active("orcs", "stout", {"camp": 7}), fallen("humans", {"ruin": 1})]
    state = position(MARCHES, tribes, [fallen("elves", {"stead": 1})])
    conquer(state, "ruin")
    conquer(state, "stead")
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-R-ORCS": 2}


@rules("SW-R-ORCS-1", "SW-TRAP-18")
def test_empty_regions_and_bare_mountains_pay_nothing() -> None:
    state = position(MARCHES, active("orcs", "stout", {"camp": 6}), [])
    conquer(state, "peak")
    conquer(state, "moor")
    assert finish_turn(state) == {"SW-COI-1": 3}


@rules("SW-R-ORCS")
def test_the_last_attempt_counts_if_it_succeeds() -> None:
    state = position(MARCHES, active("orcs", "stout", {"camp": 3}), [])
    conquer(state, "village", by="die")
    chance(state, "die", value=1)
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-R-ORCS": 1}

    state = position(MARCHES, active("orcs", "stout", {"camp": 3}), [])
    conquer(state, "village", by="die")
    chance(state, "die", value=0)
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SW-R-ORCS")
def test_only_conquests_of_this_turn_pay() -> None:
    state = position(MARCHES, active("orcs", "stout", {"camp": 5}), [])
    conquer(state, "village")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-R-ORCS": 1}
    pass_to(state, 0)
    assert finish_turn(state) == {"SW-COI-1": 2}
    pass_to(state, 0)
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-R-ORCS", "SW-COI-5")
def test_pillaging_orcs_get_both_bonuses() -> None:
    state = position(MARCHES, active("orcs", "pillaging", {"camp": 4}), [])
    conquer(state, "village")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-R-ORCS": 1, "SW-P-PILLAGING": 1}


@rules("SW-CMB-4", "SW-SET-8")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked("orcs", "hill") == (9, 1)
