"""Sorcerers: once a turn against each opponent a lone active token becomes theirs."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import hand, holder, names, on_board, picked, pieces, pieces_in_hand, tray
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    pass_to,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import Tribe, active, fallen, position
from tests.tools.rules import rules

REALM = board("""
    tower  hill edge cavern | hut cot peak
    hut    swamp            | far
    cot    forest tribe     |
    peak   mountain         |
    far    farmland cavern  | sea
    sea    sea edge         |
""")
TOWER = active("sorcerers", "forest", {"tower": 3})


def conversion(victim: Tribe) -> str:
    """The rule by which Sorcerers in the tower may not convert the hut."""
    state = position(REALM, TOWER, victim)
    return refused(state, "conquer", region="hut", by="sorcery").rule


@rules("SW-R-SORCERERS")
def test_a_sorcerer_from_the_tray_replaces_the_lone_token() -> None:
    state = position(REALM, TOWER, active("humans", "hill", {"hut": 1, "far": 2}))
    conquer(state, "hut", by="sorcery")
    assert on_board(state, "sorcerers") == {"tower": 1, "hut": 1}
    assert (hand(state, "sorcerers"), tray(state, "sorcerers")) == (2, 14)
    assert (hand(state, "humans"), tray(state, "humans")) == (0, 8)


@rules("SW-R-SORCERERS", "SW-TRAP-4")
def test_only_a_single_active_token_of_an_opponent() -> None:
    assert conversion(active("humans", "hill", {"hut": 2})) == "SW-R-SORCERERS"
    assert conversion(fallen("humans", {"hut": 1})) == "SW-R-SORCERERS"
    state = position(REALM, [TOWER, fallen("elves", {"peak": 1})], [])
    for region in ("hut", "cot", "peak"):
        assert refused(state, "conquer", region=region, by="sorcery").rule == "SW-R-SORCERERS"


@rules("SW-R-SORCERERS", "SW-R-SORCERERS-1", "SW-TRAP-4")
def test_once_per_opponent_and_turn() -> None:
    humans = active("humans", "hill", {"hut": 1, "peak": 1})
    state = position(REALM, TOWER, humans, active("elves", "stout", {"far": 1, "cot": 1}))
    conquer(state, "hut", by="sorcery")
    assert refused(state, "conquer", region="peak", by="sorcery").rule == "SW-R-SORCERERS-1"
    assert targets(state, by="sorcery") == {"cot", "far"}
    conquer(state, "far", by="sorcery")
    assert targets(state, by="sorcery") == set()
    finish_turn(state)
    pass_to(state, 0)
    assert can(state, "conquer", region="peak", by="sorcery")


@rules("SW-R-SORCERERS", "SW-EX-10", "SW-TRAP-4")
def test_mountain_fortress_and_lair_do_not_protect() -> None:
    state = position(REALM, TOWER, active("trolls", "hill", {"peak": 1}))
    conquer(state, "peak", by="sorcery")
    assert (holder(state, "peak"), pieces(state, "peak")) == ("sorcerers", {})
    humans = active("humans", "fortified", {"hut": 1}, pieces={"hut": {"fortress": 1}})
    state = position(REALM, TOWER, humans)
    conquer(state, "hut", by="sorcery")
    assert holder(state, "hut") == "sorcerers"


@rules("SW-R-SORCERERS", "SW-EX-10", "SW-P-BIVOUACKING", "SW-TRAP-4")
def test_an_encampment_protects() -> None:
    camp = {"hut": {"encampment": 1}}
    humans = active("humans", "bivouacking", {"hut": 1}, pieces=camp)
    assert conversion(humans) == "SW-P-BIVOUACKING"


@rules("SW-R-SORCERERS", "SW-CON-8")
@pytest.mark.parametrize(
    ("race", "power", "piece"),
    [
        ("halflings", "hill", "hole"),
        ("humans", "heroic", "hero"),
        ("humans", "dragon-master", "dragon"),
    ],
)
def test_immune_regions_cannot_be_converted(race: str, power: str, piece: str) -> None:
    victim = active(race, power, {"hut": 1}, pieces={"hut": {piece: 1}})
    assert conversion(victim) == "SW-CON-8"


@rules("SW-R-SORCERERS", "SW-EX-8", "SW-CMB-8")
def test_with_an_empty_tray_they_wait_for_a_token_to_come_back() -> None:
    humans = active("humans", "stout", {"far": 8, "peak": 1})
    state = position(REALM, active("sorcerers", "forest", {"tower": 17, "hut": 1}), humans)
    assert refused(state, "conquer", region="peak", by="sorcery").rule == "SW-R-SORCERERS"
    finish_turn(state)
    conquer(state, "hut")
    finish_turn(state)
    assert tray(state, "sorcerers") == 1
    conquer(state, "peak", by="sorcery")
    assert tray(state, "sorcerers") == 0


@rules("SW-R-SORCERERS-2", "SW-CON-2")
def test_the_reach_is_that_of_a_conquest_from_a_held_region() -> None:
    humans = active("humans", "hill", {"far": 1})
    state = position(REALM, TOWER, humans)
    assert refused(state, "conquer", region="far", by="sorcery").rule == "SW-CON-2"
    sailors = active("humans", "seafaring", {"sea": 1})
    state = position(REALM, active("sorcerers", "forest", {"far": 1}), sailors)
    assert refused(state, "conquer", region="sea", by="sorcery").rule == "SW-CON-6"


@rules("SW-R-SORCERERS-2")
def test_they_must_hold_a_region() -> None:
    humans = active("humans", "hill", {"tower": 1})
    state = position(REALM, active("sorcerers", "forest", hand=9), humans)
    assert refused(state, "conquer", region="tower", by="sorcery").rule == "SW-R-SORCERERS-2"
    flying = position(REALM, active("sorcerers", "flying", hand=9), humans)
    assert refused(flying, "conquer", region="tower", by="sorcery").rule == "SW-R-SORCERERS-2"


@rules("SW-R-SORCERERS-2", "SW-P-FLYING")
def test_flying_sorcerers_convert_on_any_land() -> None:
    humans = active("humans", "seafaring", {"far": 1, "sea": 1})
    state = position(REALM, active("sorcerers", "flying", {"cot": 1}), humans)
    assert refused(state, "conquer", region="sea", by="sorcery").rule == "SW-CON-6"
    conquer(state, "far", by="sorcery")
    assert holder(state, "far") == "sorcerers"


@rules("SW-R-SORCERERS-2", "SW-P-UNDERWORLD")
def test_underworld_sorcerers_convert_from_cavern_to_cavern() -> None:
    humans = active("humans", "hill", {"far": 1})
    state = position(REALM, active("sorcerers", "underworld", {"cot": 1}), humans)
    assert refused(state, "conquer", region="far", by="sorcery").rule == "SW-CON-2"
    state = position(REALM, active("sorcerers", "underworld", {"tower": 1}), humans)
    conquer(state, "far", by="sorcery")
    assert holder(state, "far") == "sorcerers"


@rules("SW-R-SORCERERS-3")
def test_no_token_in_hand_is_needed() -> None:
    humans = active("humans", "hill", {"hut": 1})
    state = position(REALM, active("sorcerers", "forest", {"tower": 1}), humans)
    assert refused(state, "conquer", region="hut").rule == "SW-CON-4"
    conquer(state, "hut", by="sorcery")
    assert on_board(state, "sorcerers") == {"tower": 1, "hut": 1}


@rules("SW-OPT-5")
def test_a_table_may_ask_for_a_token_in_hand() -> None:
    humans = active("humans", "hill", {"hut": 1})
    letter = {"sorcery_needs_token": True}
    state = position(REALM, active("sorcerers", "forest", {"tower": 1}), humans, options=letter)
    assert refused(state, "conquer", region="hut", by="sorcery").rule == "SW-CON-4"
    assert not can(state, "conquer", region="hut", by="sorcery")
    state = position(REALM, active("sorcerers", "forest", {"tower": 2}), humans, options=letter)
    conquer(state, "hut", by="sorcery")
    assert on_board(state, "sorcerers") == {"tower": 1, "hut": 1}
    assert hand(state, "sorcerers") == 1


@rules("SW-R-SORCERERS-4", "SW-LOS-10")
def test_pieces_of_the_loser_go() -> None:
    humans = active("humans", "fortified", {"hut": 1, "far": 1}, pieces={"hut": {"fortress": 1}})
    state = position(REALM, TOWER, humans)
    conquer(state, "hut", by="sorcery")
    assert pieces(state, "hut") == {}
    assert pieces_in_hand(state, "humans") == {"fortress": 6}


@rules("SW-R-SORCERERS-4", "SW-P-PILLAGING")
def test_a_conversion_pays_pillagers() -> None:
    humans = active("humans", "hill", {"hut": 1})
    state = position(REALM, active("sorcerers", "pillaging", {"tower": 1}), humans)
    conquer(state, "hut", by="sorcery")
    assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-PILLAGING": 1}


@rules("SW-R-SORCERERS-4", "SW-CON-16", "SW-P-DIPLOMAT")
def test_a_conversion_is_an_attack() -> None:
    humans = active("humans", "hill", {"hut": 1, "far": 1})
    sorcerers = active("sorcerers", "diplomat", {"tower": 1})
    state = position(REALM, sorcerers, humans, active("elves", "stout", {"peak": 2}))
    conquer(state, "hut", by="sorcery")
    settle_down(state, until="ally")
    assert refused(state, "ally", seat=1).rule == "SW-P-DIPLOMAT"
    assert can(state, "ally", seat=2)


@rules("SW-R-SORCERERS-4", "SW-P-DIPLOMAT-2")
def test_peace_forbids_conversion() -> None:
    humans = active("humans", "diplomat", {"hut": 1})
    state = position(REALM, TOWER, humans, peace={1: 0})
    assert refused(state, "conquer", region="hut", by="sorcery").rule == "SW-P-DIPLOMAT"


@rules("SW-R-SORCERERS-4", "SW-DIE-4")
def test_no_conversion_after_the_last_attempt() -> None:
    humans = active("humans", "hill", {"hut": 1})
    state = position(REALM, active("sorcerers", "forest", {"tower": 2}), humans)
    conquer(state, "cot", by="die")
    chance(state, "die", value=0)
    assert refused(state, "conquer", region="hut", by="sorcery").rule == "SW-DIE-4"


@rules("SW-P-BERSERK-2", "SW-TURN-6")
def test_berserk_sorcerers_do_not_convert_between_roll_and_conquest() -> None:
    humans = active("humans", "hill", {"hut": 1})
    state = position(REALM, active("sorcerers", "berserk", {"tower": 5}), humans)
    do(state, "roll")
    chance(state, "die", value=1)
    assert refused(state, "conquer", region="hut", by="sorcery").rule == "SW-P-BERSERK-2"
    conquer(state, "cot")
    assert names(conquer(state, "hut", by="sorcery"))[-1] == "region-conquered"


@rules("SW-R-SORCERERS")
def test_other_races_cannot_convert() -> None:
    humans = active("humans", "hill", {"hut": 1})
    state = position(REALM, active("ratmen", "forest", {"tower": 3}), humans)
    assert targets(state, by="sorcery") == set()


@rules("SW-CMB-4", "SW-SET-8")
def test_five_tokens_and_those_of_the_badge() -> None:
    assert picked("sorcerers", "hill") == (9, 9)
