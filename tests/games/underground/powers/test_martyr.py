"""Martyr: a coin for each region that an opponent takes."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, coins, picked_below
from tests.tools.play import conquer, decline, do
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud")


@rules("SU-P-MARTYR", "SU-TRAP-18")
def test_four_tokens() -> None:
    assert picked_below("ogres", "martyr") == (9, 1)


@rules("SU-P-MARTYR", "SU-P-MARTYR-1", "SU-TRAP-12")
def test_a_coin_of_the_bank_at_once_for_each_region() -> None:
    victim = active("ogres", "martyr", {"hall": 1, "crag": 1})
    state = underground(CAVE, active("drow", "wise", {"gate": 9}), victim)
    effects = conquer(state, "hall")
    assert args(effects, "coins-gained") == [{"seat": 1, "coins": 1, "rule": "SU-P-MARTYR"}]
    conquer(state, "crag")
    assert (coins(state, 0), coins(state, 1)) == (5, 7)


@rules("SU-P-MARTYR-1", "SU-TRAP-9")
def test_not_in_decline() -> None:
    state = underground(
        CAVE, active("ogres", "martyr", {"hall": 1}), active("drow", "wise", {"gate": 9})
    )
    decline(state)
    effects = conquer(state, "hall")
    assert args(effects, "coins-gained") == []


@rules("SU-P-MARTYR")
def test_nothing_for_a_region_given_up() -> None:
    state = underground(CAVE, active("ogres", "martyr", {"hall": 1, "gate": 1}), [])
    effects = do(state, "abandon", region="hall")
    assert args(effects, "coins-gained") == []


@rules("SU-P-MARTYR", "SU-PLC-PENTACLE-4")
def test_the_balrog_makes_martyrs_too() -> None:
    state = underground(
        CAVE,
        active("drow", "wise", {"gate": 1}),
        active("ogres", "martyr", {"hall": 1}),
        markers={"wickedest-pentacle": "gate"},
    )
    do(state, "place", piece="balrog", region="hall")
    assert coins(state, 1) == 6


@rules("SU-P-MARTYR", "SW-R-GHOULS-7")
def test_the_owners_own_ghouls_are_no_opponent() -> None:
    seat = [active("ogres", "martyr", {"hall": 1}), fallen("ghouls", {"gate": 5})]
    state = mixed(CAVE, seat, [])
    effects = conquer(state, "hall")
    assert args(effects, "coins-gained") == []
