"""Halflings: they enter anywhere, and dig two holes."""

from __future__ import annotations

import pytest
from tests.tools.boards import row
from tests.tools.look import hand, holder, in_play, on_board, picked, pieces, pieces_in_hand
from tests.tools.play import (
    chance,
    conquer,
    decline,
    do,
    finish_turn,
    pass_to,
    refused,
    settle_down,
    targets,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

SHIRE = row(gate="hill edge", burrow="farmland", nook="forest", lea="hill", lake="lake")
HOLE = {"hole": 1}


@rules("SW-R-HALFLINGS")
def test_they_enter_through_any_land() -> None:
    state = position(SHIRE, active("halflings", "stout", hand=6), [])
    assert targets(state) == {"gate", "burrow", "nook", "lea"}
    assert refused(state, "conquer", region="lake").rule == "SW-CON-6"
    conquer(state, "nook")
    assert on_board(state, "halflings") == {"nook": 2}


@rules("SW-R-HALFLINGS", "SW-CON-1", "SW-CON-2")
def test_other_races_need_the_border_and_halflings_then_adjacency() -> None:
    state = position(SHIRE, active("ratmen", "stout", hand=6), [])
    assert targets(state) == {"gate"}
    assert refused(state, "conquer", region="nook").rule == "SW-CON-1"
    state = position(SHIRE, active("halflings", "stout", {"lea": 6}), [])
    assert targets(state) == {"nook"}
    assert refused(state, "conquer", region="gate").rule == "SW-CON-2"


@rules("SW-R-HALFLINGS")
def test_a_hole_in_each_of_the_first_two_regions() -> None:
    state = position(SHIRE, active("halflings", "stout", hand=6), [])
    for region in ("nook", "burrow", "lea"):
        conquer(state, region)
    assert [pieces(state, region) for region in ("nook", "burrow", "lea")] == [HOLE, HOLE, {}]
    assert pieces_in_hand(state, "halflings") == {}


@rules("SW-R-HALFLINGS")
def test_the_second_hole_may_wait_for_a_later_turn() -> None:
    state = position(SHIRE, active("halflings", "stout", hand=6), [])
    conquer(state, "nook")
    finish_turn(state)
    pass_to(state, 0)
    conquer(state, "lea")
    assert pieces(state, "lea") == HOLE


@rules("SW-R-HALFLINGS", "SW-CON-8")
@pytest.mark.parametrize("by", ["", "sorcery", "die", "dragon"])
def test_a_hole_makes_immune(by: str) -> None:
    race, power, tokens = {
        "": ("ratmen", "stout", 9),
        "sorcery": ("sorcerers", "stout", 1),
        "die": ("ratmen", "stout", 2),
        "dragon": ("ratmen", "dragon-master", 3),
    }[by]
    halflings = active("halflings", "hill", {"burrow": 1, "lea": 1}, pieces={"burrow": HOLE})
    state = position(SHIRE, active(race, power, {"gate": tokens, "nook": 1}), halflings)
    args = {"by": by} if by else {}
    assert refused(state, "conquer", region="burrow", **args).rule == "SW-CON-8"
    if by not in ("die", ""):
        conquer(state, "lea", by)
        assert holder(state, "lea") == race


@rules("SW-CON-17", "SW-R-HALFLINGS")
def test_a_hole_does_not_bind_the_owners_ghouls() -> None:
    halflings = active("halflings", "hill", {"burrow": 1}, pieces={"burrow": HOLE})
    state = position(SHIRE, [halflings, fallen("ghouls", {"gate": 5})], [])
    conquer(state, "burrow")
    assert (holder(state, "burrow"), pieces(state, "burrow")) == ("ghouls", {})


@rules("SW-R-HALFLINGS", "SW-TRAP-3", "SW-DEC-7")
def test_holes_go_at_decline() -> None:
    halflings = active("halflings", "hill", {"burrow": 2}, pieces={"burrow": HOLE})
    state = position(SHIRE, halflings, active("ratmen", "stout", {"gate": 9}))
    decline(state)
    assert pieces(state, "burrow") == {}
    assert "burrow" in targets(state)


@rules("SW-R-HALFLINGS", "SW-R-HALFLINGS-1", "SW-TRN-6")
def test_an_abandoned_hole_is_not_dug_again() -> None:
    halflings = active("halflings", "hill", {"burrow": 3, "nook": 1}, pieces={"burrow": HOLE})
    state = position(SHIRE, halflings, [])
    do(state, "abandon", region="burrow")
    assert pieces(state, "burrow") == pieces_in_hand(state, "halflings") == {}
    conquer(state, "burrow")
    assert pieces(state, "burrow") == {}


@rules("SW-R-HALFLINGS-1")
def test_thrown_off_they_enter_anywhere_without_new_holes() -> None:
    halflings = active("halflings", "hill", {"burrow": 3})
    state = position(SHIRE, active("ratmen", "stout", {"gate": 9}), halflings)
    conquer(state, "burrow")
    assert hand(state, "halflings") == 2
    finish_turn(state)
    assert targets(state) == {"nook", "lea"}
    conquer(state, "lea")
    assert pieces(state, "lea") == {}


@rules("SW-R-HALFLINGS-2")
def test_a_region_won_by_the_die_or_the_dragon_gets_a_hole() -> None:
    state = position(SHIRE, active("halflings", "dragon-master", hand=2), [])
    conquer(state, "nook", by="dragon")
    assert pieces(state, "nook") == {"hole": 1, "dragon": 1}
    conquer(state, "lea", by="die")
    chance(state, "die", value=1)
    assert pieces(state, "lea") == HOLE


@rules("SW-R-HALFLINGS-2")
def test_a_failed_attempt_digs_no_hole() -> None:
    state = position(SHIRE, active("halflings", "hill", hand=1), [])
    conquer(state, "nook", by="die")
    chance(state, "die", value=0)
    assert on_board(state, "halflings") == {}
    assert pieces_in_hand(state, "halflings") == {"hole": 2}


@rules("SW-R-HALFLINGS-2", "SW-P-SEAFARING-2")
def test_seafaring_halflings_enter_and_dig_on_the_lake() -> None:
    state = position(SHIRE, active("halflings", "seafaring", hand=6), [])
    assert targets(state) == {"gate", "burrow", "nook", "lea", "lake"}
    conquer(state, "lake")
    assert pieces(state, "lake") == HOLE
    assert on_board(state, "halflings") == {"lake": 2}


@rules("SW-R-HALFLINGS-1")
def test_holes_never_move() -> None:
    state = position(SHIRE, active("halflings", "hill", hand=6), [])
    conquer(state, "nook")
    conquer(state, "lea")
    settle_down(state, until="deploy")
    do(state, "deploy", region="lea")
    assert in_play(state, "halflings")
    pass_to(state, 1)
    assert (pieces(state, "nook"), pieces(state, "lea")) == (HOLE, HOLE)


@rules("SW-CMB-4", "SW-SET-8")
def test_six_tokens_and_those_of_the_badge() -> None:
    assert picked("halflings", "hill") == (10, 1)
