"""Heroic: two heroes make two regions immune."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import picked, pieces, pieces_in_hand
from tests.tools.play import (
    can,
    conquer,
    decline,
    do,
    paid,
    refused,
    targets,
    verbs,
)
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

LANDS = row(hall="hill edge", keep="swamp", tower="forest", gate="hill edge")
HERO = {"hero": 1}


@rules("SW-P-HEROIC", "SW-TURN-9")
def test_two_heroes_in_two_different_regions() -> None:
    state = position(LANDS, active("elves", "heroic", {"hall": 1, "keep": 1, "tower": 1}), [])
    do(state, "stop")
    assert verbs(state) == {"place"}
    do(state, "place", piece="hero", region="keep")
    assert refused(state, "done").rule == "SW-P-HEROIC"
    do(state, "place", piece="hero", region="hall")
    assert [pieces(state, region) for region in ("hall", "keep", "tower")] == [HERO, HERO, {}]


@rules("SW-P-HEROIC")
def test_no_two_heroes_in_one_region() -> None:
    state = position(LANDS, active("elves", "heroic", {"hall": 1, "keep": 1}), [])
    do(state, "stop")
    do(state, "place", piece="hero", region="keep")
    assert refused(state, "place", piece="hero", region="keep").rule == "SW-P-HEROIC"


@rules("SW-P-HEROIC")
def test_only_in_own_regions() -> None:
    state = position(LANDS, active("elves", "heroic", {"hall": 1, "keep": 1}), [])
    do(state, "stop")
    assert refused(state, "place", piece="hero", region="gate").rule == "SW-RED-1"


@rules("SW-P-HEROIC", "SW-CON-8")
def test_a_hero_makes_immune() -> None:
    elves = active("elves", "heroic", {"keep": 1, "gate": 1}, pieces={"keep": HERO})
    state = position(LANDS, active("sorcerers", "hill", {"hall": 4, "tower": 5}), elves)
    assert refused(state, "conquer", region="keep").rule == "SW-CON-8"
    assert refused(state, "conquer", region="keep", by="sorcery").rule == "SW-CON-8"
    assert targets(state) == targets(state, by="sorcery") == {"gate"}


@rules("SW-P-HEROIC", "SW-TRAP-3", "SW-DEC-7")
def test_they_leave_at_decline() -> None:
    heroes = {"keep": HERO, "gate": HERO}
    elves = active("elves", "heroic", {"keep": 1, "gate": 1}, pieces=heroes)
    state = position(LANDS, elves, active("ratmen", "hill", {"hall": 9}))
    decline(state)
    assert pieces(state, "keep") == pieces(state, "gate") == {}
    assert can(state, "conquer", region="keep")


@rules("SW-P-HEROIC-1")
def test_they_may_stay_where_they_are() -> None:
    heroes = {"keep": HERO, "hall": HERO}
    state = position(LANDS, active("elves", "heroic", {"hall": 1, "keep": 1}, pieces=heroes), [])
    do(state, "stop")
    assert paid(do(state, "done"), 0) == {"SW-COI-1": 2}
    assert pieces(state, "keep") == pieces(state, "hall") == HERO


@rules("SW-P-HEROIC", "SW-P-HEROIC-1")
def test_they_may_move_and_take_the_immunity_along() -> None:
    heroes = {"keep": HERO, "hall": HERO}
    elves = active("elves", "heroic", {"hall": 1, "keep": 1, "tower": 1}, pieces=heroes)
    state = position(LANDS, elves, active("ratmen", "stout", {"gate": 9}))
    do(state, "stop")
    do(state, "lift", piece="hero", region="keep")
    assert refused(state, "done").rule == "SW-P-HEROIC"
    do(state, "place", piece="hero", region="tower")
    assert pieces(state, "keep") == {}
    assert state.turn() == 1
    assert refused(state, "conquer", region="tower").rule == "SW-CON-8"


@rules("SW-P-HEROIC-1")
def test_with_one_region_the_other_hero_waits_in_hand() -> None:
    state = position(LANDS, active("elves", "heroic", {"hall": 1}), [])
    do(state, "stop")
    do(state, "place", piece="hero", region="hall")
    assert state.turn() == 1
    assert (pieces(state, "hall"), pieces_in_hand(state, "elves")) == (HERO, HERO)


@rules("SW-TRN-6", "SW-P-HEROIC")
def test_an_abandoned_hero_returns_to_hand() -> None:
    heroes = {"keep": HERO, "hall": HERO}
    state = position(LANDS, active("elves", "heroic", {"hall": 1, "keep": 1}, pieces=heroes), [])
    do(state, "abandon", region="keep")
    assert (pieces(state, "keep"), pieces_in_hand(state, "elves")) == ({}, HERO)


@rules("SW-TURN-9", "SW-P-HEROIC")
def test_heroes_are_placed_when_the_amazons_have_left() -> None:
    state = position(LANDS, active("amazons", "heroic", {"hall": 6, "keep": 1}), [])
    do(state, "stop")
    for _ in range(5):
        do(state, "deploy", region="hall")
    assert verbs(state) == {"withdraw"}
    for _ in range(4):
        do(state, "withdraw", region="hall")
    assert verbs(state) == {"place"}


@rules("SW-CON-17", "SW-P-HEROIC")
def test_the_owners_ghouls_are_not_bound_by_a_hero() -> None:
    elves = active("elves", "heroic", {"keep": 1}, pieces={"keep": HERO})
    state = position(LANDS, [elves, fallen("ghouls", {"hall": 5})], [])
    conquer(state, "keep")
    assert pieces(state, "keep") == {}
    assert pieces_in_hand(state, "elves") == {"hero": 2}


@rules("SW-TRAP-12", "SW-CMB-4")
def test_the_badge_brings_five_tokens() -> None:
    assert picked("humans", "heroic") == (10, 0)
