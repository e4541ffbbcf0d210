"""Mounted: hills and farmland cost one token less."""

from __future__ import annotations

import pytest
from tests.tools.boards import row
from tests.tools.look import on_board, picked, price_parts
from tests.tools.play import conquer
from tests.tools.position import active, position
from tests.tools.rules import rules

LANDS = row(
    base="forest edge",
    down="hill",
    acre="farmland tribe",
    wood="forest",
    fen="swamp",
    tor="mountain",
)


@rules("SW-P-MOUNTED")
def test_hills_and_farmland_cost_one_less() -> None:
    state = position(LANDS, active("ratmen", "mounted", {"base": 4}), [])
    assert price_parts(state, "down") == {"SW-CON-3": 2, "SW-P-MOUNTED": -1}
    assert price_parts(state, "acre") == {"SW-CON-3": 2, "SW-SET-3": 1, "SW-P-MOUNTED": -1}
    conquer(state, "down")
    conquer(state, "acre")
    assert on_board(state, "ratmen") == {"base": 1, "down": 1, "acre": 2}


@rules("SW-P-MOUNTED")
@pytest.mark.parametrize(("region", "cost"), [("wood", 2), ("fen", 2), ("tor", 3)])
def test_other_regions_cost_the_full_price(region: str, cost: int) -> None:
    state = position(LANDS, active("ratmen", "mounted", {"base": 4}), [])
    assert price_parts(state, region) == {"SW-CON-3": cost}


@rules("SW-P-MOUNTED", "SW-CON-4", "SW-TRAP-11")
def test_at_least_one_token() -> None:
    shore = row(sea="sea edge", down="hill")
    state = position(shore, active("tritons", "mounted", hand=3), [])
    assert price_parts(state, "down") == {
        "SW-CON-3": 2,
        "SW-R-TRITONS": -1,
        "SW-P-MOUNTED": -1,
        "SW-CON-4": 1,
    }


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "mounted") == (10, 0)
