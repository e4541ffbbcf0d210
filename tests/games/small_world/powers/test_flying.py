"""Flying: any land may be attacked."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import on_board, picked, price_parts
from tests.tools.play import conquer, decline, do, pass_to, refused, targets
from tests.tools.position import active, position
from tests.tools.rules import rules

LANDS = row(
    sea="sea edge", beach="hill", dale="forest", bank="swamp", lake="lake", fen="swamp", top="hill"
)


@rules("SW-P-FLYING")
def test_any_land_may_be_conquered_adjacent_or_not() -> None:
    state = position(LANDS, active("ratmen", "flying", {"beach": 9}), [])
    assert targets(state) == {"dale", "bank", "fen", "top"}
    assert price_parts(state, "top") == {"SW-CON-3": 2}
    conquer(state, "top")
    assert on_board(state, "ratmen") == {"beach": 1, "top": 2}


@rules("SW-P-FLYING", "SW-CON-6")
def test_seas_and_lakes_stay_closed() -> None:
    state = position(LANDS, active("ratmen", "flying", {"beach": 9}), [])
    assert refused(state, "conquer", region="sea").rule == "SW-CON-6"
    assert refused(state, "conquer", region="lake").rule == "SW-CON-6"


@rules("SW-P-FLYING-1", "SW-TRAP-16")
def test_they_enter_anywhere() -> None:
    state = position(LANDS, active("ratmen", "flying", hand=9), [])
    assert targets(state) == {"beach", "dale", "bank", "fen", "top"}
    conquer(state, "fen")
    assert on_board(state, "ratmen") == {"fen": 2}


@rules("SW-P-FLYING", "SW-P-FLYING-1")
def test_without_the_badge_neither() -> None:
    state = position(LANDS, active("ratmen", "stout", {"beach": 9}), [])
    assert targets(state) == {"dale"}
    state = position(LANDS, active("ratmen", "stout", hand=9), [])
    assert targets(state) == {"beach"}


@rules("SW-P-FLYING", "SW-R-GHOULS-3")
def test_ghouls_in_decline_fly_no_more() -> None:
    state = position(LANDS, active("ghouls", "flying", {"dale": 5}), [])
    decline(state)
    pass_to(state, 0)
    do(state, "pick", combo=0)
    assert targets(state) == {"beach", "bank"}


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "flying") == (10, 0)
