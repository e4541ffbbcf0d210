"""Dwarves: a coin for each mine, also in decline."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import in_play, picked
from tests.tools.play import decline, finish_turn
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

MINES = row(pit="hill edge mine", shaft="mountain mine", moor="hill", seam="forest edge mine")


@rules("SW-R-DWARVES")
def test_each_mine_pays_a_coin_more() -> None:
    state = position(MINES, active("dwarves", "stout", {"pit": 1, "shaft": 1, "moor": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-R-DWARVES": 2}


@rules("SW-R-DWARVES")
def test_mines_pay_in_decline_and_only_dwarven_ones() -> None:
    dwarves = fallen("dwarves", {"pit": 1, "moor": 1})
    state = position(MINES, [active("orcs", "stout", {"seam": 1}), dwarves], [])
    assert finish_turn(state) == {"SW-COI-1": 3, "SW-R-DWARVES": 1}


@rules("SW-R-DWARVES", "SW-COI-4")
def test_mines_of_the_own_race_in_decline_pay_active_dwarves_nothing() -> None:
    tribes = [active("dwarves", "stout", {"moor": 1}), fallen("orcs", {"seam": 1})]
    assert finish_turn(position(MINES, tribes, [])) == {"SW-COI-1": 2}


@rules("SW-R-DWARVES-1")
def test_mines_pay_in_the_turn_of_declining() -> None:
    state = position(MINES, active("dwarves", "hill", {"pit": 3, "moor": 1}), [])
    assert decline(state) == {"SW-COI-1": 2, "SW-R-DWARVES": 1}


@rules("SW-R-DWARVES", "SW-DEC-3")
def test_the_next_decline_ends_their_pay() -> None:
    dwarves = fallen("dwarves", {"pit": 1, "shaft": 1})
    state = position(MINES, [active("orcs", "hill", {"moor": 1}), dwarves], [])
    assert decline(state) == {"SW-COI-1": 1}
    assert not in_play(state, "dwarves")


@rules("SW-TRAP-12", "SW-CMB-4", "SW-SET-8")
def test_three_tokens_and_those_of_the_badge() -> None:
    assert picked("dwarves", "hill") == (7, 1)
