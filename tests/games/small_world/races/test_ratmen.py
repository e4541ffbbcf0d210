"""Ratmen: nothing but their number."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import picked, pieces, pieces_in_hand, price_parts, tray
from tests.tools.play import conquer, decline, finish_turn, pass_to, verbs
from tests.tools.position import active, position
from tests.tools.rules import rules

LANDS = board("""
    sewer  farmland edge mine magic | peak sea village field
    peak   mountain edge cavern     | village
    sea    sea edge                 | village
    village  hill tribe             |
    field  farmland                 |
""")


@rules("SW-R-RATMEN", "SW-CMB-4", "SW-SET-8")
def test_eight_tokens_and_those_of_the_badge() -> None:
    assert picked("ratmen", "hill") == (12, 1)


@rules("SW-R-RATMEN")
def test_they_pay_the_plain_price_everywhere() -> None:
    state = position(LANDS, active("ratmen", "stout", {"sewer": 2, "peak": 6}), [])
    assert price_parts(state, "village") == {"SW-CON-3": 2, "SW-SET-3": 1}
    assert price_parts(state, "field") == {"SW-CON-3": 2}


@rules("SW-R-RATMEN")
def test_they_earn_and_grow_by_nothing_else() -> None:
    state = position(LANDS, active("ratmen", "stout", {"sewer": 2, "peak": 6}), [])
    conquer(state, "village")
    conquer(state, "field")
    assert verbs(state) == {"stop"}
    assert finish_turn(state) == {"SW-COI-1": 4}
    assert tray(state, "ratmen") == 5
    assert pieces(state, "village") == pieces_in_hand(state, "ratmen") == {}
    pass_to(state, 0)
    assert decline(state) == {"SW-COI-1": 4}


@rules("SW-R-RATMEN", "SW-LOS-1")
def test_they_lose_a_token_with_a_region() -> None:
    elves = active("elves", "forest", {"village": 6})
    state = position(LANDS, active("ratmen", "stout", {"sewer": 1, "field": 2}), elves, turn=1)
    conquer(state, "sewer")
    assert tray(state, "ratmen") == 11
