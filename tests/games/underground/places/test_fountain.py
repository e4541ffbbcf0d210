"""The Fountain of Youth gives a token a turn."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import args, hand, on_board, tray
from tests.tools.play import chance, conquer, do, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mine edge                | hall den
    hall    mine                     |
    den     mystic-crystal monsters  |
""")
FOUNTAIN = "fountain-of-youth"


@rules("SU-PLC-FOUNTAIN", "SU-PLC-FOUNTAIN-1", "SU-TURN-3")
def test_the_turn_starts_with_a_token_of_the_tray() -> None:
    state = underground(CAVE, active("ogres", "stone", {"gate": 1}), [], markers={FOUNTAIN: "gate"})
    assert (hand(state, "ogres"), tray(state, "ogres")) == (1, 8)
    conquer(state, "hall")
    assert on_board(state, "ogres") == {"gate": 1, "hall": 1}


@rules("SU-PLC-FOUNTAIN-1", "SU-CON-9")
def test_nothing_comes_from_an_empty_tray() -> None:
    state = underground(
        CAVE, active("ogres", "stone", {"gate": 10}), [], markers={FOUNTAIN: "gate"}
    )
    assert (hand(state, "ogres"), tray(state, "ogres")) == (0, 0)


@rules("SU-PLC-FOUNTAIN-1")
def test_it_must_be_held_before_the_turn() -> None:
    ogres = active("ogres", "stone", {"gate": 9})
    state = underground(CAVE, ogres, active("drow", "mining"))
    conquer(state, "den")
    effects = chance(state, "marker", marker=FOUNTAIN)
    assert args(effects, "tokens-gained") == []
    assert tray(state, "ogres") == 1
    settle_down(state)
    settle_down(state)
    assert (state.turn(), tray(state, "ogres")) == (0, 0)


@rules("SU-PLC-FOUNTAIN", "SU-RP-3", "SU-RP-12")
def test_not_for_a_race_in_decline() -> None:
    both = [active("ogres", "stone", {"hall": 1}), fallen("drow", {"gate": 1})]
    state = underground(CAVE, both, [], markers={FOUNTAIN: "gate"})
    do(state, "stop")
    assert (tray(state, "ogres"), tray(state, "drow")) == (9, 8)
