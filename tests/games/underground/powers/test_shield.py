"""Shield: Mushroom Armours from mushroom forests."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import (
    args,
    badge,
    holder,
    picked_below,
    pieces,
    pieces_in_hand,
    price_parts,
)
from tests.tools.play import can, conquer, decline, do, pass_to, refused
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

CAVE = row(
    gate="mud edge",
    grove="mushroom-forest",
    wood="mushroom-forest",
    hall="mine",
    crag="black-mountain",
)
ARMOUR = "mushroom-armour"


@rules("SU-P-SHIELD")
def test_three_tokens() -> None:
    assert picked_below("ogres", "shield") == (8, 2)


@rules("SU-P-SHIELD", "SU-TURN-8")
def test_one_for_each_mushroom_forest_into_any_regions() -> None:
    state = underground(CAVE, active("ogres", "shield", {"gate": 1, "grove": 1, "wood": 1}), [])
    effects = do(state, "stop")
    assert args(effects, "pieces-gained") == [
        {"race": "ogres", "piece": ARMOUR, "count": 2, "rule": "SU-P-SHIELD"}
    ]
    assert refused(state, "place", piece=ARMOUR, region="hall").rule == "SW-RED-1"
    do(state, "place", piece=ARMOUR, region="gate")
    do(state, "place", piece=ARMOUR, region="gate")
    assert pieces(state, "gate") == {ARMOUR: 2}


@rules("SU-P-SHIELD", "SU-CON-2", "SU-P-SHIELD-1")
def test_each_defends_in_decline_too() -> None:
    shield = active("ogres", "shield", {"gate": 1, "grove": 2}, pieces={"gate": {ARMOUR: 3}})
    state = underground(CAVE, shield, active("drow", "wise", {"hall": 9}))
    assert price_parts(state, "gate", seat=1) == {"SW-CON-3": 3, "SU-P-SHIELD": 3}
    do(state, "decline")
    assert badge(state, "ogres") == "shield"
    assert pieces(state, "gate") == {ARMOUR: 3}
    assert price_parts(state, "gate") == {"SW-CON-3": 3, "SU-P-SHIELD": 3}
    pass_to(state, 0)
    assert pieces_in_hand(state, "ogres") == {}


@rules("SU-P-SHIELD", "SU-P-SHIELD-1")
def test_more_each_turn_until_all_eight_are_out() -> None:
    shield = active(
        "ogres", "shield", {"gate": 1, "grove": 1, "wood": 1}, pieces={"gate": {ARMOUR: 7}}
    )
    state = underground(CAVE, shield, active("drow", "wise", {"crag": 1}))
    effects = do(state, "stop")
    assert [gain["count"] for gain in args(effects, "pieces-gained")] == [1]
    do(state, "place", piece=ARMOUR, region="wood")
    assert (pieces(state, "gate"), pieces(state, "wood")) == ({ARMOUR: 7}, {ARMOUR: 1})
    pass_to(state, 0)
    effects = do(state, "stop")
    assert args(effects, "pieces-gained") == []


@rules("SU-P-SHIELD-1")
def test_those_on_the_board_stay_in_place() -> None:
    shield = active("ogres", "shield", {"gate": 1, "grove": 1}, pieces={"gate": {ARMOUR: 1}})
    state = underground(CAVE, shield, [])
    do(state, "stop")
    assert refused(state, "lift", piece="encampment", region="gate").rule == "CORE-TURN"
    do(state, "done")
    assert pieces(state, "gate") == {ARMOUR: 1}


@rules("SU-P-SHIELD")
def test_back_to_the_box_with_the_region() -> None:
    shield = active("ogres", "shield", {"gate": 1, "grove": 1}, pieces={"gate": {ARMOUR: 2}})
    state = underground(CAVE, shield, [])
    do(state, "abandon", region="gate")
    assert pieces(state, "gate") == {}
    assert pieces_in_hand(state, "ogres") == {}
    shield = active("ogres", "shield", {"wood": 1, "grove": 1}, pieces={"wood": {ARMOUR: 2}})
    state = underground(CAVE, active("drow", "wise", {"hall": 9}), shield)
    effects = conquer(state, "wood")
    assert args(effects, "piece-removed") == [{"piece": ARMOUR, "count": 2, "region": "wood"}]


@rules("SU-P-SHIELD")
def test_returned_ones_come_again() -> None:
    shield = active("ogres", "shield", {"gate": 1, "grove": 1}, pieces={"gate": {ARMOUR: 8}})
    state = underground(CAVE, shield, [])
    do(state, "abandon", region="gate")
    effects = do(state, "stop")
    assert [gain["count"] for gain in args(effects, "pieces-gained")] == [1]


@rules("SU-P-SHIELD-1", "SU-TRAP-13")
def test_a_lone_token_beside_it_is_prey_for_vampires() -> None:
    shield = active("ogres", "shield", {"wood": 1}, pieces={"wood": {ARMOUR: 4}})
    state = underground(CAVE, active("drow", "vampire", {"hall": 1}), shield)
    conquer(state, "wood", by="vampire")
    assert (holder(state, "wood"), pieces(state, "wood")) == ("drow", {})


@rules("SU-P-SHIELD-1")
def test_decline_brings_no_further_ones() -> None:
    state = underground(CAVE, active("ogres", "shield", {"grove": 1, "wood": 1}), [])
    decline(state)
    pass_to(state, 0)
    assert pieces_in_hand(state, "ogres") == {}
    assert (pieces(state, "grove"), pieces(state, "wood")) == ({}, {})


@rules("SU-P-SHIELD")
def test_nobody_is_forced_to_place_them_at_once() -> None:
    state = underground(CAVE, active("ogres", "shield", {"grove": 1}), [])
    do(state, "stop")
    do(state, "done")
    assert pieces_in_hand(state, "ogres") == {ARMOUR: 1}
    pass_to(state, 0)
    do(state, "stop")
    assert pieces_in_hand(state, "ogres") == {ARMOUR: 2}
    assert can(state, "place", piece=ARMOUR, region="grove")
