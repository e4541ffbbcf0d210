"""Fortified: a fortress each turn, which defends and pays."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import (
    badge,
    holder,
    in_play,
    on_board,
    picked,
    pieces,
    pieces_in_hand,
    price_parts,
)
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    finish_turn,
    paid,
    pass_to,
    refused,
    verbs,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

HILLS = row(**{f"r{i}": "hill edge" for i in range(9)})
FORT = {"fortress": 1}


@rules("SW-P-FORTIFIED", "SW-P-FORTIFIED-1", "SW-TURN-8")
def test_one_fortress_a_turn_that_pays_at_once() -> None:
    state = position(HILLS, active("elves", "fortified", {"r0": 1, "r1": 1}), [])
    do(state, "stop")
    assert verbs(state) == {"place", "done"}
    effects = do(state, "place", piece="fortress", region="r1")
    assert paid(effects, 0) == {"SW-COI-1": 2, "SW-P-FORTIFIED": 1}
    assert pieces(state, "r1") == FORT
    assert state.turn() == 1


@rules("SW-P-FORTIFIED-1")
def test_building_is_optional() -> None:
    state = position(HILLS, active("elves", "fortified", {"r0": 1}), [])
    do(state, "stop")
    assert paid(do(state, "done"), 0) == {"SW-COI-1": 1}
    assert pieces_in_hand(state, "elves") == {"fortress": 6}


@rules("SW-P-FORTIFIED-1", "SW-TRAP-1")
def test_all_standing_fortresses_pay_every_turn() -> None:
    forts = {"r0": FORT, "r1": FORT}
    state = position(HILLS, active("elves", "fortified", {"r0": 1, "r1": 1}, pieces=forts), [])
    for _ in range(2):
        assert finish_turn(state) == {"SW-COI-1": 2, "SW-P-FORTIFIED": 2}
        pass_to(state, 0)


@rules("SW-P-FORTIFIED")
def test_at_most_one_in_a_region_and_only_in_own_ones() -> None:
    elves = active("elves", "fortified", {"r0": 1, "r1": 1}, pieces={"r0": FORT})
    state = position(HILLS, elves, [])
    do(state, "stop")
    assert refused(state, "place", piece="fortress", region="r0").rule == "SW-P-FORTIFIED"
    assert refused(state, "place", piece="fortress", region="r5").rule == "SW-RED-1"
    assert can(state, "place", piece="fortress", region="r1")


@rules("SW-P-FORTIFIED", "SW-SET-7")
def test_six_on_the_board_at_most() -> None:
    regions = [f"r{i}" for i in range(7)]
    forts = dict.fromkeys(regions[:6], FORT)
    elves = active("elves", "fortified", dict.fromkeys(regions, 1), pieces=forts)
    state = position(HILLS, elves, [])
    do(state, "stop")
    assert state.turn() == 1
    assert pieces(state, "r6") == {}


@rules("SW-P-FORTIFIED", "SW-TRAP-1", "SW-TRAP-3", "SW-DEC-7", "SW-DEC-8")
def test_in_decline_they_defend_but_do_not_pay() -> None:
    elves = active("elves", "fortified", {"r0": 2, "r1": 2}, pieces={"r1": FORT})
    state = position(HILLS, elves, active("ratmen", "stout", {"r2": 9}))
    assert price_parts(state, "r1", seat=1) == {"SW-CON-3": 4, "SW-P-FORTIFIED": 1}
    assert decline(state) == {"SW-COI-1": 2}
    assert badge(state, "elves") == "fortified"
    assert price_parts(state, "r1") == {"SW-CON-3": 3, "SW-P-FORTIFIED": 1}


@rules("SW-P-FORTIFIED", "SW-DEC-8")
def test_no_fortress_is_built_in_decline() -> None:
    elves = fallen("elves", {"r0": 1, "r1": 1}, power="fortified", pieces={"r1": FORT})
    state = position(HILLS, [active("orcs", "spirit", {"r5": 1}), elves], [])
    effects = do(state, "stop")
    assert paid(effects, 0) == {"SW-COI-1": 3}
    assert state.turn() == 1


@rules("SW-P-FORTIFIED", "SW-LOS-5", "SW-LOS-10")
def test_a_conquered_fortress_goes_back_to_the_supply() -> None:
    elves = active("elves", "fortified", {"r0": 1, "r1": 1}, pieces={"r1": FORT})
    state = position(HILLS, active("ratmen", "hill", {"r2": 9}), elves)
    conquer(state, "r1")
    assert (holder(state, "r1"), pieces(state, "r1")) == ("ratmen", {})
    assert pieces_in_hand(state, "elves") == {"fortress": 6}


@rules("SW-P-FORTIFIED", "SW-TRN-6")
def test_an_abandoned_fortress_is_removed() -> None:
    elves = active("elves", "fortified", {"r0": 1, "r1": 1}, pieces={"r1": FORT})
    state = position(HILLS, elves, [])
    do(state, "abandon", region="r1")
    assert pieces(state, "r1") == {}
    assert pieces_in_hand(state, "elves") == {"fortress": 6}


@rules("SW-P-FORTIFIED", "SW-DEC-8")
def test_with_the_last_token_in_decline_fortress_and_badge_go() -> None:
    elves = fallen("elves", {"r1": 1}, power="fortified", pieces={"r1": FORT})
    state = position(HILLS, active("ratmen", "stout", {"r2": 9}), [elves])
    conquer(state, "r1")
    assert pieces(state, "r1") == {}
    assert not in_play(state, "elves")
    badges = state.to_json()["badges"]
    assert isinstance(badges, dict)
    assert badges["discarded"] == ["fortified"]


@rules("SW-P-FORTIFIED", "SW-R-AMAZONS-2")
def test_a_region_that_amazons_give_up_loses_its_fortress() -> None:
    amazons = active("amazons", "fortified", {"r0": 1, "r1": 2}, pieces={"r0": FORT}, aside=2)
    state = position(HILLS, amazons, [])
    do(state, "stop")
    for _ in range(3):
        do(state, "deploy", region="r1")
    do(state, "done")
    for _ in range(3):
        do(state, "withdraw", region="r1")
    assert paid(do(state, "withdraw", region="r0"), 0) == {"SW-COI-1": 1}
    assert (on_board(state, "amazons"), pieces(state, "r0")) == ({"r1": 1}, {})


@rules("SW-CMB-4")
def test_the_badge_brings_three_tokens() -> None:
    assert picked("humans", "fortified") == (8, 2)
