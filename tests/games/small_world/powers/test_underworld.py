"""Underworld: caverns cost one token less and are adjacent to each other."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import on_board, picked, price_parts
from tests.tools.play import conquer, do, refused, targets
from tests.tools.position import active, position
from tests.tools.rules import rules

LANDS = row(
    gate="hill edge",
    hole="hill cavern",
    dale="forest",
    peak="mountain cavern",
    moor="swamp",
    deep="swamp cavern tribe",
)


@rules("SW-P-UNDERWORLD")
def test_caverns_cost_one_less() -> None:
    state = position(LANDS, active("ratmen", "underworld", {"hole": 9}), [])
    assert price_parts(state, "peak") == {"SW-CON-3": 3, "SW-P-UNDERWORLD": -1}
    assert price_parts(state, "deep") == {"SW-CON-3": 2, "SW-SET-3": 1, "SW-P-UNDERWORLD": -1}
    assert price_parts(state, "dale") == {"SW-CON-3": 2}


@rules("SW-P-UNDERWORLD", "SW-CON-4", "SW-TRAP-11")
def test_at_least_one_token() -> None:
    shore = row(sea="sea edge", cave="hill cavern")
    state = position(shore, active("tritons", "underworld", hand=3), [])
    assert price_parts(state, "cave") == {
        "SW-CON-3": 2,
        "SW-R-TRITONS": -1,
        "SW-P-UNDERWORLD": -1,
        "SW-CON-4": 1,
    }


@rules("SW-P-UNDERWORLD")
def test_all_caverns_are_adjacent_to_a_cavern_held() -> None:
    state = position(LANDS, active("ratmen", "underworld", {"hole": 9}), [])
    assert targets(state) == {"gate", "dale", "peak", "deep"}
    conquer(state, "deep")
    assert on_board(state, "ratmen") == {"hole": 1, "deep": 2}
    assert "moor" in targets(state)


@rules("SW-P-UNDERWORLD")
def test_no_link_without_a_cavern_held() -> None:
    state = position(LANDS, active("ratmen", "underworld", {"gate": 5, "hole": 1}), [])
    do(state, "abandon", region="hole")
    assert targets(state) == {"hole"}
    assert refused(state, "conquer", region="peak").rule == "SW-CON-2"
    conquer(state, "hole")
    assert "peak" in targets(state)


@rules("SW-P-UNDERWORLD")
def test_other_powers_have_no_link() -> None:
    state = position(LANDS, active("ratmen", "stout", {"hole": 9}), [])
    assert targets(state) == {"gate", "dale"}


@rules("SW-P-UNDERWORLD-1", "SW-TRAP-16", "SW-CON-1")
def test_the_first_conquest_needs_a_border_region() -> None:
    state = position(LANDS, active("ratmen", "underworld", hand=9), [])
    assert targets(state) == {"gate"}
    assert refused(state, "conquer", region="hole").rule == "SW-CON-1"


@rules("SW-P-UNDERWORLD-1", "SW-R-GIANTS-1")
def test_the_link_gives_giants_no_discount() -> None:
    state = position(LANDS, active("giants", "underworld", {"peak": 4}), [])
    assert price_parts(state, "hole") == {"SW-CON-3": 2, "SW-P-UNDERWORLD": -1}
    assert price_parts(state, "dale") == {"SW-CON-3": 2, "SW-R-GIANTS": -1}


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "underworld") == (10, 0)
