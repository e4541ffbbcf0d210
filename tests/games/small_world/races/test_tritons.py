"""Tritons: coastal regions cost one token less."""

from __future__ import annotations

from tests.tools.boards import board, row
from tests.tools.look import hand, on_board, picked, price, price_parts
from tests.tools.play import conquer
from tests.tools.position import active, position
from tests.tools.rules import rules

COAST = row(
    sea="sea edge", beach="hill", dale="forest", bank="swamp tribe", lake="lake", fen="swamp"
)


@rules("SW-R-TRITONS")
def test_shores_of_sea_and_lake_cost_one_less() -> None:
    state = position(COAST, active("tritons", "forest", {"dale": 3}), [])
    assert price_parts(state, "beach") == {"SW-CON-3": 2, "SW-R-TRITONS": -1}
    assert price_parts(state, "bank") == {"SW-CON-3": 2, "SW-SET-3": 1, "SW-R-TRITONS": -1}
    conquer(state, "beach")
    assert on_board(state, "tritons") == {"beach": 1, "dale": 1}
    assert hand(state, "tritons") == 1


@rules("SW-R-TRITONS")
def test_inland_costs_the_full_price() -> None:
    state = position(COAST, active("tritons", "forest", {"beach": 3}), [])
    assert price_parts(state, "dale") == {"SW-CON-3": 2}


@rules("SW-R-TRITONS")
def test_other_races_pay_full_on_the_shore() -> None:
    state = position(COAST, active("ratmen", "forest", {"dale": 3}), [])
    assert price_parts(state, "beach") == {"SW-CON-3": 2}


@rules("SW-R-TRITONS", "SW-CON-4", "SW-CON-10", "SW-TRAP-11")
def test_one_token_is_always_needed() -> None:
    state = position(COAST, active("tritons", "commando", {"dale": 3}), [])
    assert price(state, "beach") == 1
    assert price_parts(state, "beach") == {
        "SW-CON-3": 2,
        "SW-R-TRITONS": -1,
        "SW-P-COMMANDO": -1,
        "SW-CON-4": 1,
    }
    assert price(state, "bank") == 1


@rules("SW-R-TRITONS-1")
def test_two_shores_give_one_reduction() -> None:
    spit = row(sea="sea edge", spit="hill edge", lake="lake", dale="forest")
    state = position(spit, active("tritons", "forest", hand=6), [])
    assert price_parts(state, "spit") == {"SW-CON-3": 2, "SW-R-TRITONS": -1}


@rules("SW-R-TRITONS-1")
def test_water_beside_water_is_not_coastal() -> None:
    waters = board("""
        sea   sea edge  | lake dale
        lake  lake      | dale
        dale  forest    |
    """)
    state = position(waters, active("tritons", "seafaring", {"dale": 5}), [])
    assert price_parts(state, "sea") == {"SW-CON-3": 2}
    assert price_parts(state, "lake") == {"SW-CON-3": 2}


@rules("SW-CMB-4", "SW-SET-8")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked("tritons", "hill") == (10, 1)
