"""Immortal: a lost region costs no token."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import args, hand, in_play, on_board, picked_below, tray
from tests.tools.play import conquer, decline, do
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(gate="mud edge", hall="mine", crag="black-mountain", bank="mud")


@rules("SU-P-IMMORTAL", "SU-TRAP-18")
def test_four_tokens() -> None:
    assert picked_below("ogres", "immortal") == (9, 1)


@rules("SU-P-IMMORTAL")
def test_all_tokens_come_to_hand() -> None:
    victim = active("ogres", "immortal", {"hall": 3, "bank": 1})
    state = underground(CAVE, active("drow", "wise", {"gate": 9}), victim)
    effects = conquer(state, "hall")
    assert args(effects, "region-lost") == [
        {"seat": 1, "race": "ogres", "region": "hall", "lost": 0, "kept": 3}
    ]
    assert (hand(state, "ogres"), tray(state, "ogres")) == (3, 6)
    do(state, "stop")
    for _ in range(3):
        do(state, "deploy", region="gate")
    for _ in range(3):
        do(state, "deploy", region="bank")
    assert on_board(state, "ogres") == {"bank": 4}


@rules("SU-P-IMMORTAL-1")
def test_a_lone_token_is_saved() -> None:
    victim = active("ogres", "immortal", {"hall": 1})
    state = underground(CAVE, active("drow", "wise", {"gate": 9}), victim)
    conquer(state, "hall")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (1, 9)


@rules("SU-P-IMMORTAL-1", "SU-REL-ORB-1", "SU-P-VAMPIRE")
def test_but_not_a_replaced_one() -> None:
    victim = active("ogres", "immortal", {"hall": 1})
    state = underground(CAVE, active("drow", "vampire", {"gate": 1}), victim)
    conquer(state, "hall", by="vampire")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (0, 10)
    state = underground(
        CAVE, active("drow", "wise", {"gate": 1}), victim, markers={"shiny-orb": "gate"}
    )
    do(state, "use", relic="shiny-orb")
    conquer(state, "hall", by="orb")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (0, 10)


@rules("SU-P-IMMORTAL-1", "SU-TRAP-9", "SU-DEC-1")
def test_it_ends_with_decline() -> None:
    state = underground(
        CAVE, active("ogres", "immortal", {"hall": 2}), active("drow", "wise", {"gate": 9})
    )
    decline(state)
    conquer(state, "hall")
    assert not in_play(state, "ogres")
    state = underground(CAVE, active("drow", "wise", {"gate": 9}), fallen("ogres", {"hall": 1}))
    conquer(state, "hall")
    assert tray(state, "ogres") == 10


@rules("SU-PLC-PENTACLE-5", "SU-P-IMMORTAL")
def test_the_balrog_kills_none_of_them() -> None:
    victim = active("ogres", "immortal", {"hall": 3})
    state = underground(
        CAVE,
        active("drow", "wise", {"gate": 9}),
        victim,
        markers={"wickedest-pentacle": "gate"},
    )
    do(state, "place", piece="balrog", region="hall")
    assert (hand(state, "ogres"), tray(state, "ogres")) == (3, 7)
