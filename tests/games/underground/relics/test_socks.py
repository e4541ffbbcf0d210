"""Stinky Troll's Socks clear one region a turn."""

from __future__ import annotations

from tests.tools.boards import board
from tests.tools.look import (
    args,
    finds,
    hand,
    holder,
    in_play,
    marker_at,
    on_board,
    pieces,
    price,
    price_parts,
    tray,
)
from tests.tools.play import chance, conquer, do, finish_turn, refused, settle_down
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = board("""
    gate    mud edge                 | hall peak den
    hall    mine                     | nook
    peak    black-mountain           | nook
    den     mystic-crystal monsters  | nook
    nook    mud                      |
""")
SOCKS = "stinky-trolls-socks"
HOLDER = active("mudmen", "stone", {"gate": 7})


@rules("SU-REL-SOCKS", "SU-CON-21", "SU-RP-8")
def test_the_region_is_taken_as_if_empty_and_all_its_tokens_come_back() -> None:
    drow = active("drow", "mystic", {"hall": 5, "nook": 1})
    state = underground(CAVE, HOLDER, drow, markers={SOCKS: "gate"})
    assert price(state, "hall") == 7
    do(state, "use", relic=SOCKS)
    assert price_parts(state, "hall") == {"SW-CON-3": 2}
    before = tray(state, "drow")
    effects = conquer(state, "hall")
    assert args(effects, "region-lost")[0]["lost"] == 0
    assert (hand(state, "drow"), tray(state, "drow")) == (5, before)
    assert (holder(state, "hall"), marker_at(state, SOCKS)) == ("mudmen", "hall")
    finish_turn(state)
    assert on_board(state, "drow") == {"nook": 6}


@rules("SU-REL-SOCKS", "SU-RP-9")
def test_one_region_a_turn() -> None:
    state = underground(CAVE, HOLDER, [], markers={SOCKS: "gate"})
    do(state, "use", relic=SOCKS)
    conquer(state, "peak")
    assert price(state, "den") == 4
    assert refused(state, "use", relic=SOCKS).rule == "SU-RP-9"


@rules("SU-REL-SOCKS-1", "SU-CON-5")
def test_monsters_go_and_a_marker_is_turned_up() -> None:
    state = underground(CAVE, HOLDER, [], markers={SOCKS: "gate"})
    do(state, "use", relic=SOCKS)
    assert price(state, "den") == 2
    conquer(state, "den")
    chance(state, "marker", marker="diamond-fields")
    assert (pieces(state, "den"), finds(state)) == ({}, 0)
    assert marker_at(state, "diamond-fields") == "den"


@rules("SU-REL-SOCKS-1")
def test_active_tokens_without_a_region_wait_in_hand() -> None:
    drow = active("drow", "mystic", {"hall": 1})
    state = underground(CAVE, HOLDER, drow, markers={SOCKS: "gate"})
    do(state, "use", relic=SOCKS)
    conquer(state, "hall")
    finish_turn(state)
    assert (hand(state, "drow"), on_board(state, "drow")) == (1, {})


@rules("SU-REL-SOCKS-1")
def test_tokens_in_decline_move_to_other_regions_of_their_race() -> None:
    drow = fallen("drow", {"hall": 1, "nook": 1, "peak": 1})
    ogres = active("ogres", "mining")
    state = underground(CAVE, HOLDER, [ogres, drow], markers={SOCKS: "gate"})
    do(state, "use", relic=SOCKS)
    conquer(state, "hall")
    do(state, "stop")
    settle_down(state, until="")
    assert sum(on_board(state, "drow").values()) == 3
    assert set(on_board(state, "drow")) == {"nook", "peak"}


@rules("SU-REL-SOCKS-1")
def test_tokens_in_decline_without_a_region_are_lost() -> None:
    state = underground(CAVE, HOLDER, fallen("drow", {"hall": 1}), markers={SOCKS: "gate"})
    do(state, "use", relic=SOCKS)
    effects = conquer(state, "hall")
    assert args(effects, "tokens-lost") == [{"race": "drow", "tokens": 1}]
    assert tray(state, "drow") == 9
    assert not in_play(state, "drow")


@rules("SU-REL-SOCKS", "SU-RP-10")
def test_a_failed_attempt_uses_them_up_where_they_are() -> None:
    drow = active("drow", "mystic", {"peak": 4})
    attacker = active("mudmen", "stone", {"gate": 3})
    state = underground(CAVE, attacker, drow, markers={SOCKS: "gate"})
    do(state, "use", relic=SOCKS)
    conquer(state, "peak", by="die")
    chance(state, "die", value=0)
    assert (holder(state, "peak"), marker_at(state, SOCKS)) == ("drow", "gate")
    assert on_board(state, "drow") == {"peak": 4}
