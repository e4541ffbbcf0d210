"""Pairs of properties that meet in a way of their own."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import on_board, pieces
from tests.tools.play import do
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed

LAND = board("""
    gate  hill edge      | hall
    hall  forest         | nook
    nook  mountain edge  |
""")


@rules("SU-P-REBORN-1", "SW-R-TROLLS")
def test_trolls_that_take_the_place_of_the_reborn_have_a_lair() -> None:
    trolls = active("trolls", "stout", {"gate": 2})
    reborn = fallen("ogres", {"hall": 1, "nook": 1}, power="reborn")
    state = mixed(LAND, [trolls, reborn], [])
    do(state, "exchange", region="hall")
    assert on_board(state, "trolls") == {"gate": 2, "hall": 1}
    assert pieces(state, "hall") == {"lair": 1}
