"""Swamp: a coin for each swamp region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked
from tests.tools.play import conquer, decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(first="swamp edge", second="swamp", other="mountain", third="swamp edge")


@rules("SW-P-SWAMP")
def test_each_swamp_pays_a_coin_more() -> None:
    state = position(LANDS, active("elves", "swamp", {"first": 1, "second": 1, "other": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-P-SWAMP": 2}


@rules("SW-P-SWAMP")
def test_a_swamp_taken_this_turn_pays_at_once() -> None:
    state = position(LANDS, active("elves", "swamp", {"other": 3}), [])
    conquer(state, "third")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-SWAMP": 1}


@rules("SW-P-SWAMP", "SW-COI-4")
def test_the_own_race_in_decline_brings_no_bonus() -> None:
    tribes = [active("elves", "swamp", {"other": 1}), fallen("orcs", {"first": 1, "second": 1})]
    assert finish_turn(position(LANDS, tribes, [])) == {"SW-COI-1": 3}


@rules("SW-P-SWAMP", "SW-COI-2", "SW-DEC-5")
def test_no_bonus_in_decline() -> None:
    state = position(LANDS, active("elves", "swamp", {"first": 2, "other": 1}), [])
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "swamp") == (9, 1)
