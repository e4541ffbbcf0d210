"""Tomb: all tokens stay in decline."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, badge, hand, in_play, on_board, picked_below, tray
from tests.tools.play import can, conquer, decline, do, finish_turn, legal, refused, targets
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud", nook="mud")


@rules("SU-P-TOMB")
def test_five_tokens() -> None:
    assert picked_below("ogres", "tomb") == (10, 0)


@rules("SU-P-TOMB", "SU-DEC-1", "SU-DEC-5")
def test_all_stay_and_are_redeployed_ahead_of_the_coins() -> None:
    state = underground(CAVE, active("ogres", "tomb", {"gate": 4, "hall": 2}), [])
    effects = do(state, "decline", by="tomb")
    assert args(effects, "income-paid") == []
    assert on_board(state, "ogres") == {"gate": 4, "hall": 2}
    assert state.turn() == 0
    do(state, "withdraw", region="gate")
    effects = do(state, "deploy", region="hall")
    assert [income["coins"] for income in args(effects, "income-paid")] == [2]
    assert on_board(state, "ogres") == {"gate": 3, "hall": 3}
    assert badge(state, "ogres") == "tomb"


@rules("SU-P-TOMB", "SU-TRAP-9")
def test_losses_are_those_of_an_active_race() -> None:
    buried = fallen("ogres", {"hall": 3, "bank": 1}, power="tomb")
    state = underground(CAVE, active("drow", "wise", {"gate": 9}), buried)
    conquer(state, "hall")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (2, 7)
    do(state, "stop")
    for _ in range(3):
        do(state, "deploy", region="gate")
    assert [choice.args for choice in legal(state)] == [{"region": "bank"}]
    do(state, "deploy", region="bank")
    do(state, "deploy", region="bank")
    assert on_board(state, "ogres") == {"bank": 3}


@rules("SU-P-TOMB-1")
def test_the_retreat_leads_to_the_same_race() -> None:
    seat = [
        active("liches", "mining", {"nook": 1}),
        fallen("ogres", {"hall": 3, "bank": 1}, power="tomb"),
    ]
    state = underground(CAVE, active("drow", "wise", {"gate": 6}), seat)
    conquer(state, "hall")
    do(state, "stop")
    do(state, "done")
    assert state.actors()[0] == 1
    assert refused(state, "deploy", region="nook").rule == "SW-RED-1"


@rules("SU-P-TOMB")
def test_a_race_without_a_region_is_gone() -> None:
    buried = fallen("ogres", {"hall": 3}, power="tomb")
    state = underground(CAVE, active("drow", "wise", {"gate": 9}), buried)
    effects = conquer(state, "hall")
    assert not in_play(state, "ogres")
    assert tray(state, "ogres") == 10
    assert args(effects, "tokens-lost") == [{"race": "ogres", "tokens": 2}]
    assert args(effects, "badge-discarded") == [{"power": "tomb"}]


@rules("SU-P-TOMB-1")
def test_nobody_is_obliged_to_use_it() -> None:
    state = underground(CAVE, active("ogres", "tomb", {"gate": 4, "hall": 2}), [])
    decline(state)
    assert on_board(state, "ogres") == {"gate": 1, "hall": 1}
    assert tray(state, "ogres") == 8


@rules("SU-P-TOMB-1")
def test_what_is_in_hand_goes_to_the_tray() -> None:
    state = underground(CAVE, active("ogres", "tomb", {"gate": 2}, hand=3), [])
    decline(state, by="tomb")
    assert (on_board(state, "ogres"), tray(state, "ogres")) == ({"gate": 2}, 8)


@rules("SU-P-TOMB-1")
def test_they_attack_nobody() -> None:
    seat = [active("liches", "mining", {"nook": 3}), fallen("ogres", {"gate": 5}, power="tomb")]
    state = underground(CAVE, seat, [])
    assert targets(state) == {"bank"}


@rules("SU-P-TOMB")
def test_each_token_adds_to_the_price() -> None:
    buried = fallen("ogres", {"hall": 3}, power="tomb")
    state = underground(CAVE, active("drow", "wise", {"gate": 5}), buried)
    assert refused(state, "conquer", region="hall").rule == "SW-CON-3"
    assert can(state, "conquer", region="hall", by="die")


@rules("SU-P-TOMB", "SU-DEC-1")
def test_no_tomb_without_the_badge() -> None:
    state = underground(CAVE, active("ogres", "wise", {"gate": 2}), [])
    refusal = refused(state, "decline", by="tomb")
    assert (refusal.message, refusal.rule) == ("refusal-no-such-decline", "SU-DEC-1")


@rules("SU-P-TOMB")
def test_a_race_without_a_region_leaves_at_once() -> None:
    state = underground(CAVE, active("ogres", "tomb", hand=4), [])
    decline(state, by="tomb")
    assert not in_play(state, "ogres")


@rules("SU-P-TOMB", "SU-PLC-PENTACLE")
def test_the_balrog_takes_two_of_them() -> None:
    buried = fallen("ogres", {"hall": 4, "nook": 1}, power="tomb")
    state = underground(
        CAVE,
        active("drow", "wise", {"gate": 1}),
        buried,
        markers={"wickedest-pentacle": "gate"},
    )
    do(state, "place", piece="balrog", region="hall")
    assert hand(state, "ogres") == 2
    finish_turn(state)
    assert tray(state, "ogres") == 10 - 3
