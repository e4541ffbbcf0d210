"""Liches: in decline each conquest from them costs a coin."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, coins, holder, on_board, picked_below
from tests.tools.play import can, chance, conquer, do, refused
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud")
ATTACKER = active("drow", "mining", {"gate": 7})


@rules("SU-R-LICHES")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked_below("liches", "wise") == (9, 1)


@rules("SU-R-LICHES", "SU-DEC-2", "SU-TRAP-12")
def test_a_conquest_from_them_in_decline_costs_a_coin() -> None:
    state = underground(CAVE, ATTACKER, fallen("liches", {"hall": 1}), coins=[1, 5])
    effects = conquer(state, "hall")
    assert (coins(state, 0), coins(state, 1)) == (0, 6)
    assert args(effects, "coins-paid") == [{"seat": 0, "coins": 1, "rule": "SU-R-LICHES"}]
    assert args(effects, "coins-gained") == [{"seat": 1, "coins": 1, "rule": "SU-R-LICHES"}]


@rules("SU-R-LICHES", "SU-HID-4")
def test_without_a_coin_no_attack() -> None:
    state = underground(CAVE, ATTACKER, fallen("liches", {"hall": 1}), coins=[0, 5])
    refusal = refused(state, "conquer", region="hall")
    assert (refusal.message, refusal.rule) == ("refusal-no-toll", "SU-R-LICHES")
    assert not can(state, "conquer", region="hall")


@rules("SU-R-LICHES-1", "SU-TRAP-4")
def test_active_liches_neither_collect_nor_exclude() -> None:
    state = underground(CAVE, ATTACKER, active("liches", "wise", {"hall": 1}), coins=[0, 5])
    conquer(state, "hall")
    assert (coins(state, 0), coins(state, 1)) == (0, 5)


@rules("SU-R-LICHES-1")
def test_their_owner_attacks_them_for_free() -> None:
    state = underground(CAVE, [ATTACKER, fallen("liches", {"hall": 1})], [], coins=[0, 5])
    conquer(state, "hall")
    assert holder(state, "hall") == "drow"
    assert coins(state, 0) == 0


@rules("SU-R-LICHES-1")
def test_a_failed_attempt_is_free_but_a_coin_must_be_there() -> None:
    attacker = active("drow", "mining", {"gate": 2})
    liches = fallen("liches", {"hall": 1})
    state = underground(CAVE, attacker, liches, coins=[1, 5])
    conquer(state, "hall", by="die")
    chance(state, "die", value=0)
    assert coins(state, 1) == 5
    state = underground(CAVE, attacker, liches, coins=[0, 5])
    assert refused(state, "conquer", region="hall", by="die").rule == "SU-R-LICHES"


@rules("SU-R-LICHES")
def test_a_coin_for_each_region() -> None:
    liches = fallen("liches", {"hall": 1, "crag": 1})
    state = underground(CAVE, ATTACKER, liches, coins=[1, 5])
    conquer(state, "hall")
    assert refused(state, "conquer", region="crag").rule == "SU-R-LICHES"


@rules("SU-R-LICHES", "SU-PLC-PENTACLE-4")
def test_the_balrog_pays_too() -> None:
    liches = fallen("liches", {"hall": 1, "bank": 1})
    figures = {"balrog": "crag"}
    markers = {"wickedest-pentacle": "gate"}
    state = underground(CAVE, ATTACKER, liches, coins=[1, 5], figures=figures, markers=markers)
    do(state, "place", piece="balrog", region="bank")
    assert (coins(state, 0), coins(state, 1)) == (0, 6)
    assert on_board(state, "liches") == {"hall": 1}
    state = underground(CAVE, ATTACKER, liches, coins=[0, 5], figures=figures, markers=markers)
    assert refused(state, "place", piece="balrog", region="bank").rule == "SU-R-LICHES"
