"""Forest: a coin for each forest region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked
from tests.tools.play import conquer, decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(first="forest edge", second="forest", other="mountain", third="forest edge")


@rules("SW-P-FOREST")
def test_each_forest_pays_a_coin_more() -> None:
    state = position(LANDS, active("elves", "forest", {"first": 1, "second": 1, "other": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-P-FOREST": 2}


@rules("SW-P-FOREST")
def test_a_forest_taken_this_turn_pays_at_once() -> None:
    state = position(LANDS, active("elves", "forest", {"other": 3}), [])
    conquer(state, "third")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-FOREST": 1}


@rules("SW-P-FOREST", "SW-COI-4")
def test_the_own_race_in_decline_brings_no_bonus() -> None:
    tribes = [active("elves", "forest", {"other": 1}), fallen("orcs", {"first": 1, "second": 1})]
    assert finish_turn(position(LANDS, tribes, [])) == {"SW-COI-1": 3}


@rules("SW-P-FOREST", "SW-COI-2", "SW-DEC-5")
def test_no_bonus_in_decline() -> None:
    state = position(LANDS, active("elves", "forest", {"first": 2, "other": 1}), [])
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "forest") == (9, 1)
