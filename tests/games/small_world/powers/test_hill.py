"""Hill: a coin for each hill region."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import badge, is_active, on_board, picked, tray
from tests.tools.play import conquer, decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(first="hill edge", second="hill", other="mountain", third="hill edge")


@rules("SW-P-HILL")
def test_each_hill_pays_a_coin_more() -> None:
    state = position(LANDS, active("elves", "hill", {"first": 1, "second": 1, "other": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-P-HILL": 2}


@rules("SW-P-HILL")
def test_a_hill_taken_this_turn_pays_at_once() -> None:
    state = position(LANDS, active("elves", "hill", {"other": 3}), [])
    conquer(state, "third")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-HILL": 1}


@rules("SW-P-HILL", "SW-COI-4")
def test_the_own_race_in_decline_brings_no_bonus() -> None:
    tribes = [active("elves", "hill", {"other": 1}), fallen("orcs", {"first": 1, "second": 1})]
    assert finish_turn(position(LANDS, tribes, [])) == {"SW-COI-1": 3}


@rules("SW-P-HILL", "SW-COI-2", "SW-DEC-5")
def test_no_bonus_in_decline() -> None:
    state = position(LANDS, active("elves", "hill", {"first": 2, "other": 1}), [])
    assert decline(state) == {"SW-COI-1": 2}


@rules("SW-EX-6", "SW-COI-2", "SW-COI-4")
def test_hill_tritons_beside_skeletons_in_decline() -> None:
    skeletons = fallen("skeletons", {"first": 1, "second": 1})
    tritons = active("tritons", "hill", {"third": 1, "other": 1})
    state = position(LANDS, [tritons, skeletons], [])
    assert finish_turn(state) == {"SW-COI-1": 4, "SW-P-HILL": 1}


@rules("SW-EX-7", "SW-DEC-2")
def test_hill_tritons_decline() -> None:
    state = position(LANDS, active("tritons", "hill", {"third": 4, "other": 3}), [])
    decline(state)
    assert on_board(state, "tritons") == {"other": 1, "third": 1}
    assert tray(state, "tritons") == 9
    assert (is_active(state, "tritons"), badge(state, "tritons")) == (False, None)


@rules("SW-CMB-4")
def test_the_badge_brings_four_tokens() -> None:
    assert picked("humans", "hill") == (9, 1)
