"""The Altar of Souls: three coins for a token in decline."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import coins, hand, in_play, names, on_board, tray
from tests.tools.play import can, conquer, do, moved_coins, paid, refused, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge         | hall peak
    hall    mine             | nook
    peak    black-mountain   | nook
    nook    mud              |
""")
ALTAR = "altar-of-souls"
MUMMIES = active("mummies", "stone", {"gate": 1})


@rules("SU-PLC-ALTAR", "SU-PLC-ALTAR-1", "SU-TURN-11", "SU-TRAP-8")
def test_a_token_in_decline_for_three_coins_when_the_turn_is_paid() -> None:
    drow = fallen("drow", {"peak": 1, "nook": 1})
    state = underground(CAVE, [MUMMIES, drow], [], markers={ALTAR: "gate"})
    assert not can(state, "sacrifice", region="peak")
    effects = do(state, "stop")
    assert paid(effects, 0) == {"SW-COI-1": 3}
    before = tray(state, "drow")
    effects = do(state, "sacrifice", region="nook")
    assert names(effects)[0] == "token-sacrificed"
    assert moved_coins(effects, 0) == {"SU-PLC-ALTAR": 3}
    assert (coins(state, 0), tray(state, "drow")) == (11, before + 1)
    assert on_board(state, "drow") == {"peak": 1}


@rules("SU-PLC-ALTAR", "SU-RP-12")
def test_a_race_in_decline_that_holds_it_can_do_so_too() -> None:
    drow = fallen("drow", {"peak": 1, "nook": 1})
    state = underground(CAVE, [MUMMIES, drow], [], markers={ALTAR: "nook"})
    do(state, "stop")
    do(state, "sacrifice", region="nook")
    assert coins(state, 0) == 5 + 3 + 3


@rules("SU-PLC-ALTAR-1")
def test_one_each_turn_and_at_will() -> None:
    drow = fallen("drow", {"peak": 1, "nook": 1})
    state = underground(CAVE, [MUMMIES, drow], [], markers={ALTAR: "gate"})
    do(state, "stop")
    do(state, "sacrifice", region="nook")
    assert state.turn() == 1
    state = underground(CAVE, [MUMMIES, drow], [], markers={ALTAR: "gate"})
    do(state, "stop")
    do(state, "done")
    assert (state.turn(), coins(state, 0)) == (1, 8)


@rules("SU-PLC-ALTAR-1", "SU-DEC-5")
def test_the_turn_of_decline_is_good_enough() -> None:
    ogres = active("ogres", "stone", {"gate": 2, "hall": 1})
    state = underground(CAVE, ogres, [], markers={ALTAR: "gate"})
    effects = do(state, "decline")
    assert paid(effects, 0) == {"SW-COI-1": 2}
    do(state, "sacrifice", region="hall")
    assert coins(state, 0) == 5 + 2 + 3
    assert on_board(state, "ogres") == {"gate": 1}


@rules("SU-PLC-ALTAR-1")
def test_with_the_last_token_the_banner_returns() -> None:
    state = underground(CAVE, [MUMMIES, fallen("drow", {"peak": 1})], [], markers={ALTAR: "gate"})
    do(state, "stop")
    effects = do(state, "sacrifice", region="peak")
    assert "tribe-gone" in names(effects)
    assert "banner-returned" in names(effects)
    assert not in_play(state, "drow")


@rules("SU-PLC-ALTAR")
def test_only_own_tokens_in_decline_and_only_the_holder() -> None:
    drow = fallen("drow", {"peak": 1})
    state = underground(
        CAVE, [MUMMIES, drow], fallen("ogres", {"hall": 1}), markers={ALTAR: "gate"}
    )
    do(state, "stop")
    for region in ("gate", "hall", "nook"):
        assert refused(state, "sacrifice", region=region).rule == "SU-PLC-ALTAR"
    state = underground(CAVE, [MUMMIES, drow], [], markers={ALTAR: "nook"})
    do(state, "stop")
    assert state.turn() == 1


@rules("SU-PLC-ALTAR-1", "SU-P-TOMB")
def test_retreated_tokens_have_no_home_when_the_last_region_is_sacrificed() -> None:
    drow = fallen("drow", {"hall": 2, "peak": 1}, power="tomb")
    ogres = active("ogres", "stone", {"gate": 6})
    state = underground(CAVE, [ogres, drow], [], markers={ALTAR: "gate"})
    before = tray(state, "drow")
    conquer(state, "hall")
    assert (hand(state, "drow"), tray(state, "drow")) == (1, before + 1)
    do(state, "stop")
    settle_down(state, until="sacrifice")
    effects = do(state, "sacrifice", region="peak")
    assert "tokens-lost" in names(effects)
    assert tray(state, "drow") == before + 3
    assert not in_play(state, "drow")
