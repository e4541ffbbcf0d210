"""Teleportation: the support of one own region that is not adjacent counts too."""

from __future__ import annotations

from tests.tools.heroes.decks import deck, magic, troop
from tests.tools.heroes.look import coins, count, data, spent, strength, targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import do, refused
from tests.tools.rules import rules

LEVELS = {"a1": 9, "a2": 10, "d4": 2}


@rules("HDL-MAG-10", "HDL-MAG-1")
def test_support_from_afar() -> None:
    state = position(
        seat("spearmen teleportation", (1, 0, 2), on={"g4": "catapult fortress"}),
        seat(),
        levels=LEVELS,
    )
    assert "a1" not in targets(state, "spearmen")
    attach(state, "teleportation", region="g4")
    parts = strength(state, "spearmen", "a1").parts
    assert [(part.label, part.amount, part.rule) for part in parts] == [
        ("card-spearmen", 2, "HDL-CAP-2"),
        ("card-catapult", 3, "HDL-MAG-10"),
        ("card-fortress", 4, "HDL-MAG-10"),
    ]
    assert refused(state, "capture", card="spearmen", region="a2").rule == "HDL-CAP-2"
    capture(state, "spearmen", "a1")
    assert (coins(state), spent(state)) == (34, (1, 0, 2))
    assert count(state, "discard", "teleportation") == 1
    assert data(state)["facts"]["door"] is None


@rules("HDL-MAG-10")
def test_the_region_must_not_be_adjacent_to_the_target() -> None:
    state = position(
        seat("spearmen teleportation", (1, 0, 2), on={"c3": "catapult"}), seat(), levels=LEVELS
    )
    attach(state, "teleportation", region="c3")
    refusal = refused(state, "capture", card="spearmen", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-neighbour", "HDL-MAG-10")


@rules("HDL-MAG-10", "HDL-MAG-2", "HDL-FOR-1")
def test_it_names_an_own_region_that_has_support() -> None:
    state = position(
        seat("spearmen teleportation", (1, 0, 2), on={"g4": "spearmen", "g3": "spearmen garrison"}),
        seat(on={"g1": "catapult"}),
        levels=LEVELS,
    )
    assert refused(state, "attach", card="teleportation", region="g1").message == "refusal-not-own"
    assert refused(state, "attach", card="teleportation", region="a1").message == "refusal-not-own"
    assert refused(state, "attach", card="teleportation", region="g4").rule == "HDL-MAG-2"
    assert targets(state, "teleportation", "attach") == {"g3"}


@rules("HDL-MAG-10")
def test_one_region_for_one_capture() -> None:
    cards = deck(spearmen=troop(2, 1, warrior=1), teleportation=magic("teleportation", 1))
    state = position(
        seat(
            "spearmen teleportation teleportation",
            (1, 0, 4),
            on={"g4": "spearmen", "g1": "spearmen"},
        ),
        seat(),
        levels=LEVELS,
        options={"deck": cards},
    )
    attach(state, "teleportation", region="g4")
    refusal = refused(state, "attach", card="teleportation", region="g1")
    assert (refusal.message, refusal.rule) == ("refusal-door-open", "HDL-MAG-10")


@rules("HDL-MAG-10")
def test_taken_back_it_counts_no_more() -> None:
    state = position(
        seat("spearmen teleportation", (1, 0, 2), on={"g4": "catapult fortress"}),
        seat(),
        levels=LEVELS,
    )
    attach(state, "teleportation", region="g4")
    do(state, "cancel")
    assert "a1" not in targets(state, "spearmen")
    assert data(state)["facts"]["door"] is None
