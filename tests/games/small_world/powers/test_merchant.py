"""Merchant: a coin for each region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import income_parts, picked
from tests.tools.play import decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(mart="hill edge", fair="swamp", quay="mountain", ford="farmland edge")


@rules("SW-P-MERCHANT", "SW-EX-5")
def test_every_region_pays_a_coin_more() -> None:
    skeletons = active("skeletons", "merchant", {"mart": 1, "fair": 1, "quay": 1})
    assert finish_turn(position(LANDS, skeletons, [])) == {"SW-COI-1": 3, "SW-P-MERCHANT": 3}


@rules("SW-P-MERCHANT", "SW-COI-5")
def test_merchant_humans_get_three_coins_for_a_farmland() -> None:
    state = position(LANDS, active("humans", "merchant", {"ford": 1}), [])
    coins = {"SW-COI-1": 1, "SW-R-HUMANS": 1, "SW-P-MERCHANT": 1}
    assert income_parts(state, 0) == coins
    assert finish_turn(state) == coins


@rules("SW-P-MERCHANT", "SW-COI-4")
def test_regions_of_the_own_race_in_decline_pay_no_bonus() -> None:
    tribes = [active("elves", "merchant", {"mart": 1}), fallen("orcs", {"fair": 1, "quay": 1})]
    assert finish_turn(position(LANDS, tribes, [])) == {"SW-COI-1": 3, "SW-P-MERCHANT": 1}


@rules("SW-P-MERCHANT", "SW-COI-2")
def test_no_bonus_in_decline() -> None:
    state = position(LANDS, active("elves", "merchant", {"mart": 1, "fair": 2}), [])
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-CMB-4")
def test_the_badge_brings_two_tokens() -> None:
    assert picked("humans", "merchant") == (7, 3)
