"""Phantom Warriors: the card takes up to two warriors less."""

from __future__ import annotations

from tests.tools.heroes.decks import deck, fortification, magic, troop
from tests.tools.heroes.look import count, ready, spent, targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import do, refused
from tests.tools.rules import rules

LEVELS = {"a1": 1, "a2": 2, "a3": 2, "a4": 3}


@rules("HDL-MAG-11", "HDL-MAG-1")
def test_two_warriors_less() -> None:
    state = position(seat("phantom-warriors men-at-arms", (0, 1, 1)), seat(), levels=LEVELS)
    assert refused(state, "capture", card="men-at-arms", region="a2").rule == "HDL-PLY-2"
    attach(state, "phantom-warriors")
    capture(state, "men-at-arms", "a2")
    assert (ready(state), spent(state)) == ((0, 0, 0), (0, 1, 1))
    assert count(state, "discard", "phantom-warriors") == 1


@rules("HDL-MAG-11")
def test_a_third_warrior_is_still_needed() -> None:
    without = position(seat("phantom-warriors halberdiers", (0, 0, 1)), seat(), levels=LEVELS)
    attach(without, "phantom-warriors")
    refusal = refused(without, "capture", card="halberdiers", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-no-warriors", "HDL-PLY-2")
    state = position(seat("phantom-warriors halberdiers", (2, 0, 1)), seat(), levels=LEVELS)
    attach(state, "phantom-warriors")
    capture(state, "halberdiers", "a1")
    assert (ready(state), spent(state)) == ((1, 0, 0), (1, 0, 1))


@rules("HDL-MAG-11")
def test_up_to_two_saves_one_where_only_one_is_needed() -> None:
    state = position(seat("phantom-warriors spearmen", (2, 0, 1)), seat(), levels=LEVELS)
    attach(state, "phantom-warriors")
    capture(state, "spearmen", "a1")
    assert (ready(state), spent(state)) == ((2, 0, 0), (0, 0, 1))


@rules("HDL-MAG-11", "HDL-MAG-2")
def test_a_card_without_warriors_gains_nothing() -> None:
    state = position(
        seat("phantom-warriors militia fortress spearmen", (1, 3, 1), on={"d4": "spearmen"}),
        seat(),
        levels=LEVELS,
    )
    attach(state, "phantom-warriors")
    assert refused(state, "capture", card="militia", region="a1").rule == "HDL-MAG-2"
    assert refused(state, "fortify", card="fortress", region="d4").rule == "HDL-MAG-2"
    assert targets(state, "militia") == set()


@rules("HDL-MAG-11", "HDL-MAG-2", "HDL-MAG-3")
def test_two_save_four_but_never_for_nothing() -> None:
    state = position(
        seat("phantom-warriors phantom-warriors cavalry swordsmen", (0, 0, 2)),
        seat(),
        levels=LEVELS,
    )
    attach(state, "phantom-warriors")
    attach(state, "phantom-warriors")
    assert refused(state, "capture", card="swordsmen", region="a4").rule == "HDL-MAG-2"
    capture(state, "cavalry", "a4")
    assert spent(state) == (0, 0, 2)


@rules("HDL-MAG-11")
def test_it_serves_a_fortification_that_takes_warriors() -> None:
    cards = deck(
        spearmen=troop(2, 1, warrior=1),
        guardhouse=fortification(2, warrior=2),
        phantom_warriors=magic("phantom-warriors", 1),
    )
    state = position(
        seat("guardhouse phantom-warriors", (0, 0, 1), on={"d4": "spearmen"}),
        seat(),
        options={"deck": cards},
    )
    attach(state, "phantom-warriors")
    do(state, "fortify", card="guardhouse", region="d4")
    assert spent(state) == (0, 0, 1)
    assert count(state, "discard", "phantom-warriors") == 1
