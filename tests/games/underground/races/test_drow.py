"""Drow: a coin for each region without a neighbour of another race."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import income_parts, picked_below
from tests.tools.play import finish_turn
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
gate mud edge | hall
hall mine | pool
pool river | bank
bank mystic-crystal | nook
nook mud | den
den mud monsters |
rift chasm | gate nook
""")


@rules("SU-R-DROW")
def test_four_tokens_and_those_of_the_badge() -> None:
    assert picked_below("drow", "wise") == (8, 1)


@rules("SU-R-DROW")
def test_a_coin_for_each_lonely_region() -> None:
    state = underground(CAVE, active("drow", "wise", {"gate": 1, "hall": 1}), [])
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-R-DROW": 2}


@rules("SU-R-DROW")
def test_every_other_race_spoils_it() -> None:
    drow = active("drow", "wise", {"hall": 1})
    for other in (active("ogres", "mining", {"gate": 1}), fallen("ogres", {"gate": 1})):
        assert income_parts(underground(CAVE, drow, other), 0) == {"SW-COI-1": 1}
    own = [drow, fallen("ogres", {"gate": 1})]
    assert income_parts(underground(CAVE, own, []), 0) == {"SW-COI-1": 2}


@rules("SU-R-DROW")
def test_monsters_spoil_it() -> None:
    state = underground(CAVE, active("drow", "wise", {"bank": 1, "nook": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 2, "SU-R-DROW": 1}


@rules("SU-R-DROW-1")
def test_neither_chasm_nor_pipe_makes_neighbours() -> None:
    drow = active("drow", "wise", {"gate": 1})
    enemy = active("spiderines", "mining", {"nook": 1})
    markers = {"great-brass-pipe": "gate"}
    state = underground(CAVE, drow, enemy, markers=markers)
    assert income_parts(state, 0) == {"SW-COI-1": 1, "SU-R-DROW": 1}


@rules("SU-R-DROW-1")
def test_kraken_in_a_river_are_neighbours_the_balrog_is_not() -> None:
    drow = active("drow", "wise", {"hall": 1})
    kraken = active("kraken", "mining", {"pool": 1})
    assert income_parts(underground(CAVE, drow, kraken), 0) == {"SW-COI-1": 1}
    state = underground(CAVE, drow, [], figures={"balrog": "pool"})
    assert income_parts(state, 0) == {"SW-COI-1": 1, "SU-R-DROW": 1}


@rules("SU-R-DROW", "SU-DEC-2")
def test_nothing_more_in_decline() -> None:
    state = underground(CAVE, fallen("drow", {"gate": 1}), [])
    assert income_parts(state, 0) == {"SW-COI-1": 1}
