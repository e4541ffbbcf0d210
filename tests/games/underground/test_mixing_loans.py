"""Badges of the first game on Stonehedge."""

from __future__ import annotations

import pytest
from tests.games.underground.grounds import CAVE
from tests.tools.look import (
    args,
    on_board,
    pieces,
    pieces_in_hand,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    decline,
    do,
    finish_turn,
    paid,
    settle_down,
)
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed


@rules("SU-MIX-21", "SU-PLC-STONEHEDGE")
def test_wealthy_on_stonehedge_pays_the_finder_once() -> None:
    state = mixed(CAVE, active("drow", "wise", {"nook": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="stonehedge")
    chance(state, "badge", power="wealthy")
    assert finish_turn(state) == {"SW-COI-1": 2, "SU-R-DROW": 2, "SW-P-WEALTHY": 7}
    state = mixed(
        CAVE,
        active("drow", "wise", {"nook": 9}),
        [],
        markers={"stonehedge": "nook"},
        lent="wealthy",
        monsters=(),
    )
    assert finish_turn(state) == {"SW-COI-1": 1, "SU-R-DROW": 1}


@rules("SU-MIX-21")
def test_wealthy_is_not_paid_to_a_later_holder() -> None:
    state = mixed(
        CAVE,
        [],
        active("drow", "wise", {"nook": 1}),
        column=[("mining", "ogres")],
        markers={"stonehedge": "gate"},
        lent="wealthy",
    )
    do(state, "pick", combo=0)
    conquer(state, "gate")
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-MIX-21")
def test_stout_on_stonehedge_must_be_held_at_the_decline() -> None:
    holder_ = active("drow", "mining", {"gate": 1, "hall": 1})
    markers = {"stonehedge": "gate"}
    state = mixed(CAVE, holder_, [], markers=markers, lent="stout")
    do(state, "stop")
    assert can(state, "decline")
    state = mixed(CAVE, holder_, [], markers=markers, lent="stout")
    do(state, "abandon", region="gate")
    settle_down(state, until="decline")
    assert state.turn() == 1


@rules("SU-MIX-21", "SU-CLASH-10")
def test_spirit_on_stonehedge_lets_two_races_decline() -> None:
    seat = [active("drow", "mining", {"gate": 1, "hall": 1}), fallen("ogres", {"nook": 1})]
    state = mixed(CAVE, seat, [], markers={"stonehedge": "gate"}, lent="spirit")
    decline(state)
    assert on_board(state, "ogres") == {"nook": 1}
    assert on_board(state, "drow") == {"gate": 1, "hall": 1}
    state = mixed(CAVE, seat, [], markers={"stonehedge": "bank"}, lent="spirit")
    decline(state)
    assert on_board(state, "ogres") == {}


@rules("SU-MIX-21", "SU-PLC-STONEHEDGE-3")
@pytest.mark.parametrize(
    ("power", "piece"),
    [
        ("fortified", "fortress"),
        ("bivouacking", "encampment"),
        ("heroic", "hero"),
        ("dragon-master", "dragon"),
    ],
)
def test_pieces_of_a_lent_badge_leave_with_stonehedge(power: str, piece: str) -> None:
    borrower = active(
        "drow",
        "mining",
        {"gate": 1, "hall": 1},
        pieces={"hall": {piece: 1}},
        spare={piece: 1} if piece != "dragon" else {},
    )
    state = mixed(CAVE, borrower, [], markers={"stonehedge": "gate"}, lent=power)
    assert pieces(state, "hall") == {piece: 1}
    effects = do(state, "abandon", region="gate")
    assert args(effects, "loan-ended") == [{"race": "drow", "power": power}]
    assert pieces(state, "hall") == {}
    assert pieces_in_hand(state, "drow") == {}


@rules("SU-MIX-21")
def test_the_finder_gets_the_pieces() -> None:
    state = mixed(CAVE, active("drow", "wise", {"nook": 9}), [])
    conquer(state, "den")
    chance(state, "marker", marker="stonehedge")
    effects = chance(state, "badge", power="heroic")
    assert args(effects, "badge-lent") == [{"power": "heroic"}]
    assert pieces_in_hand(state, "drow") == {"hero": 2}


@rules("SU-MIX-21", "SU-PLC-STONEHEDGE-3")
def test_peace_of_a_lent_diplomat_ends_with_stonehedge() -> None:
    state = mixed(
        CAVE,
        active("orcs", "wise", {"hall": 9}),
        active("drow", "mining", {"gate": 1, "bank": 1}),
        active("elves", "muddy", {"nook": 1}),
        markers={"stonehedge": "gate"},
        lent="diplomat",
        peace={1: 2},
    )
    conquer(state, "gate")
    seats = state.to_json()["seats"]
    assert isinstance(seats, list)
    assert seats[1]["ally"] is None


@rules("SU-MIX-21", "SU-REL-SCEPTER-2")
def test_the_scepter_doubles_what_a_lent_badge_pays_for_its_region() -> None:
    state = mixed(
        CAVE,
        active("ogres", "wise", {"gate": 1}),
        [],
        markers={"stonehedge": "gate", "scepter-of-avarice": "gate"},
        lent="swamp",
    )
    do(state, "stop")
    effects = do(state, "lay", relic="scepter-of-avarice", region="gate")
    assert paid(effects, 0) == {"SW-COI-1": 1, "SW-P-SWAMP": 1, "SU-REL-SCEPTER": 2}
