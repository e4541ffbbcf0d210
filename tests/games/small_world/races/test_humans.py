"""Humans: a coin for each farmland."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked
from tests.tools.play import conquer, decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

FIELDS = row(acre="farmland edge", croft="farmland", hill="hill", ranch="farmland edge")


@rules("SW-R-HUMANS")
def test_each_farmland_pays_a_coin_more() -> None:
    state = position(FIELDS, active("humans", "stout", {"acre": 1, "croft": 1, "hill": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-R-HUMANS": 2}


@rules("SW-R-HUMANS")
def test_a_farmland_taken_this_turn_pays_at_once() -> None:
    state = position(FIELDS, active("humans", "commando", {"hill": 3}), [])
    conquer(state, "ranch")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-R-HUMANS": 1}


@rules("SW-R-HUMANS", "SW-COI-4")
def test_farmland_of_the_own_race_in_decline_pays_no_bonus() -> None:
    tribes = [active("humans", "commando", {"hill": 1}), fallen("orcs", {"acre": 1})]
    assert finish_turn(position(FIELDS, tribes, [])) == {"SW-COI-1": 2}


@rules("SW-R-HUMANS", "SW-COI-2", "SW-DEC-5")
def test_no_bonus_in_decline() -> None:
    state = position(FIELDS, active("humans", "commando", {"acre": 2, "hill": 1}), [])
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-COI-5", "SW-R-HUMANS", "SW-P-MERCHANT")
def test_merchant_humans_get_three_coins_for_a_farmland() -> None:
    state = position(FIELDS, active("humans", "merchant", {"acre": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 1, "SW-R-HUMANS": 1, "SW-P-MERCHANT": 1}


@rules("SW-CMB-4", "SW-SET-8")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked("humans", "hill") == (9, 1)
