"""Pillaging: a coin for each non-empty region conquered this turn."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import picked
from tests.tools.play import chance, conquer, finish_turn, pass_to
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


@rules("SW-P-PILLAGING", "SW-R-ORCS-1")
def test_natives_foreign_tokens_and_the_own_race_in_decline_pay() -> None:
    tribes = [active("ratmen", "pillaging", {"camp": 10}), fallen("humans", {"ruin": 1})]
    state = position(MARCHES, tribes, active("elves", "hill", {"stead": 1}))
    for region in ("village", "stead", "ruin"):
        conquer(state, region)
    assert finish_turn(state) == {"SW-COI-1": 4, "SW-P-PILLAGING": 3}


@rules("SW-P-PILLAGING", "SW-R-ORCS-1", "SW-TRAP-18")
def test_empty_regions_and_bare_mountains_pay_nothing() -> None:
    state = position(MARCHES, active("ratmen", "pillaging", {"camp": 6}), [])
    conquer(state, "peak")
    conquer(state, "moor")
    assert finish_turn(state) == {"SW-COI-1": 3}


@rules("SW-P-PILLAGING")
def test_only_conquests_of_this_turn_pay() -> None:
    state = position(MARCHES, active("ratmen", "pillaging", {"camp": 3}), [])
    conquer(state, "village", by="die")
    chance(state, "die", value=3)
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-PILLAGING": 1}
    pass_to(state, 0)
    assert finish_turn(state) == {"SW-COI-1": 2}


@rules("SW-P-PILLAGING", "SW-R-SORCERERS-4")
def test_a_conversion_pays() -> None:
    humans = active("humans", "hill", {"stead": 1})
    state = position(MARCHES, active("sorcerers", "pillaging", {"camp": 1}), humans)
    conquer(state, "stead", by="sorcery")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-PILLAGING": 1}


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "pillaging") == (10, 0)
