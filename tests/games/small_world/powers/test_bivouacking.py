"""Bivouacking: five encampments defend the regions they are placed in."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import hand, on_board, picked, pieces, pieces_in_hand, price_parts, tray
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    finish_turn,
    pass_to,
    refused,
    verbs,
)
from tests.tools.position import active, position
from tests.tools.rules import rules

FIELDS = row(tent="hill edge", camp="swamp", dale="forest", yard="hill edge")


@rules("SW-P-BIVOUACKING", "SW-TURN-8")
def test_five_encampments_any_number_in_a_region() -> None:
    state = position(FIELDS, active("elves", "bivouacking", {"tent": 1, "camp": 1}), [])
    do(state, "stop")
    for _ in range(4):
        do(state, "place", piece="encampment", region="camp")
    do(state, "place", piece="encampment", region="tent")
    assert (pieces(state, "camp"), pieces(state, "tent")) == ({"encampment": 4}, {"encampment": 1})
    assert pieces_in_hand(state, "elves") == {}


@rules("SW-P-BIVOUACKING")
def test_each_adds_one_to_the_defence() -> None:
    camps = {"camp": {"encampment": 3}}
    elves = active("elves", "bivouacking", {"camp": 1}, pieces=camps)
    state = position(FIELDS, active("ratmen", "hill", {"tent": 9}), elves)
    assert price_parts(state, "camp") == {"SW-CON-3": 3, "SW-P-BIVOUACKING": 3}


@rules("SW-P-BIVOUACKING", "SW-EX-10")
def test_one_protects_a_lone_token_from_sorcerers() -> None:
    sorcerers = active("sorcerers", "hill", {"tent": 3})
    bare = active("elves", "bivouacking", {"camp": 1})
    assert can(position(FIELDS, sorcerers, bare), "conquer", region="camp", by="sorcery")
    camps = {"camp": {"encampment": 1}}
    state = position(FIELDS, sorcerers, active("elves", "bivouacking", {"camp": 1}, pieces=camps))
    assert refused(state, "conquer", region="camp", by="sorcery").rule == "SW-P-BIVOUACKING"


@rules("SW-P-BIVOUACKING")
def test_they_may_be_moved_every_turn() -> None:
    camps = {"camp": {"encampment": 3}}
    elves = active("elves", "bivouacking", {"tent": 1, "camp": 1}, pieces=camps)
    state = position(FIELDS, elves, [])
    do(state, "stop")
    do(state, "lift", piece="encampment", region="camp")
    do(state, "lift", piece="encampment", region="camp")
    do(state, "place", piece="encampment", region="tent")
    assert (pieces(state, "camp"), pieces(state, "tent")) == ({"encampment": 1}, {"encampment": 1})
    do(state, "done")
    assert pieces_in_hand(state, "elves") == {"encampment": 3}


@rules("SW-P-BIVOUACKING", "SW-LOS-10")
def test_they_retreat_with_the_tokens() -> None:
    camps = {"camp": {"encampment": 2}, "yard": {"encampment": 1}}
    humans = active("humans", "bivouacking", {"camp": 3, "yard": 1}, pieces=camps)
    state = position(FIELDS, active("ratmen", "hill", {"tent": 10}), humans)
    conquer(state, "camp")
    assert pieces(state, "camp") == {}
    assert (hand(state, "humans"), tray(state, "humans")) == (2, 7)
    assert pieces_in_hand(state, "humans") == {"encampment": 4}
    do(state, "stop")
    do(state, "deploy", region="tent")
    do(state, "deploy", region="tent")
    do(state, "deploy", region="yard")
    do(state, "deploy", region="yard")
    assert verbs(state) == {"place", "done"}
    assert refused(state, "lift", piece="encampment", region="yard").rule == "SW-TURN-8"
    do(state, "place", piece="encampment", region="yard")
    do(state, "done")
    assert on_board(state, "humans") == {"yard": 3}
    assert pieces(state, "yard") == {"encampment": 2}
    assert state.turn() == 1


@rules("SW-P-BIVOUACKING", "SW-TRAP-3", "SW-DEC-7")
def test_they_go_at_decline() -> None:
    camps = {"camp": {"encampment": 3}}
    state = position(FIELDS, active("elves", "bivouacking", {"camp": 2}, pieces=camps), [])
    decline(state)
    assert pieces(state, "camp") == pieces_in_hand(state, "elves") == {}


@rules("SW-TRN-6", "SW-P-BIVOUACKING")
def test_on_abandoning_they_return_to_hand() -> None:
    camps = {"camp": {"encampment": 3}}
    elves = active("elves", "bivouacking", {"tent": 1, "camp": 2}, pieces=camps)
    state = position(FIELDS, elves, [])
    do(state, "abandon", region="camp")
    assert pieces(state, "camp") == {}
    assert pieces_in_hand(state, "elves") == {"encampment": 5}


@rules("SW-P-BIVOUACKING-1")
def test_each_needs_a_race_token_in_its_region() -> None:
    state = position(FIELDS, active("elves", "bivouacking", {"tent": 1}), [])
    do(state, "stop")
    assert refused(state, "place", piece="encampment", region="camp").rule == "SW-RED-1"


@rules("SW-P-BIVOUACKING-1")
def test_with_no_region_left_they_wait_in_hand() -> None:
    camps = {"camp": {"encampment": 2}}
    humans = active("humans", "bivouacking", {"camp": 2}, pieces=camps)
    state = position(FIELDS, active("ratmen", "hill", {"tent": 9}), humans)
    conquer(state, "camp")
    finish_turn(state)
    assert state.turn() == 1
    assert pieces_in_hand(state, "humans") == {"encampment": 5}
    assert hand(state, "humans") == 1


@rules("SW-P-BIVOUACKING-1", "SW-CON-4")
def test_they_cannot_attack() -> None:
    state = position(FIELDS, active("elves", "bivouacking", {"tent": 1}), [])
    assert pieces_in_hand(state, "elves") == {"encampment": 5}
    assert refused(state, "conquer", region="camp").rule == "SW-CON-4"


@rules("SW-P-BIVOUACKING-1")
def test_not_all_need_be_placed() -> None:
    state = position(FIELDS, active("elves", "bivouacking", {"tent": 1}), [])
    do(state, "stop")
    do(state, "done")
    assert pieces_in_hand(state, "elves") == {"encampment": 5}
    pass_to(state, 0)
    assert state.turn() == 0


@rules("SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "bivouacking") == (10, 0)
