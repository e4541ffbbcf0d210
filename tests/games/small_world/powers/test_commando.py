"""Commando: any region costs one token less."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import hand, on_board, picked, price_parts
from tests.tools.play import conquer, refused, targets
from tests.tools.position import active, position
from tests.tools.rules import rules

LANDS = row(
    base="forest edge", moor="hill", peak="mountain tribe", fen="swamp", rock="mountain edge"
)


@rules("SW-P-COMMANDO")
def test_any_region_costs_one_less() -> None:
    humans = active("humans", "forest", {"rock": 3})
    state = position(LANDS, active("ratmen", "commando", {"base": 3, "fen": 4}), humans)
    assert price_parts(state, "moor") == {"SW-CON-3": 2, "SW-P-COMMANDO": -1}
    assert price_parts(state, "peak") == {"SW-CON-3": 3, "SW-SET-3": 1, "SW-P-COMMANDO": -1}
    assert price_parts(state, "rock") == {"SW-CON-3": 6, "SW-P-COMMANDO": -1}
    conquer(state, "moor")
    assert on_board(state, "ratmen") == {"base": 1, "moor": 1, "fen": 1}
    assert hand(state, "ratmen") == 4


@rules("SW-P-COMMANDO", "SW-CON-4", "SW-CON-10", "SW-TRAP-11")
def test_at_least_one_token() -> None:
    cliff = row(peak="mountain edge", moor="hill")
    state = position(cliff, active("giants", "commando", {"peak": 2}), [])
    assert price_parts(state, "moor") == {
        "SW-CON-3": 2,
        "SW-R-GIANTS": -1,
        "SW-P-COMMANDO": -1,
        "SW-CON-4": 1,
    }


@rules("SW-P-COMMANDO-1", "SW-CON-2", "SW-CON-1")
def test_adjacency_is_still_needed() -> None:
    state = position(LANDS, active("ratmen", "commando", {"base": 9}), [])
    assert refused(state, "conquer", region="fen").rule == "SW-CON-2"
    assert targets(state) == {"moor"}
    state = position(LANDS, active("ratmen", "commando", hand=9), [])
    assert refused(state, "conquer", region="fen").rule == "SW-CON-1"


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "commando") == (9, 1)
