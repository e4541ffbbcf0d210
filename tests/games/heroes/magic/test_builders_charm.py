"""Builders' Charm: the card takes up to two craftsmen less."""

from __future__ import annotations

from tests.tools.heroes.look import count, ready, spent, tile
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import do, refused
from tests.tools.rules import rules

LEVELS = {"a1": 1, "a2": 2, "d4": 2}


@rules("HDL-MAG-12", "HDL-MAG-1")
def test_two_craftsmen_less_for_a_fortification() -> None:
    state = position(
        seat("builders-charm fortress", (0, 1, 1), on={"d4": "spearmen"}), seat(), levels=LEVELS
    )
    assert refused(state, "fortify", card="fortress", region="d4").rule == "HDL-PLY-2"
    attach(state, "builders-charm")
    do(state, "fortify", card="fortress", region="d4")
    assert tile(state, "d4")["fortification"] == "fortress"
    assert (ready(state), spent(state)) == ((0, 0, 0), (0, 1, 1))
    assert count(state, "discard", "builders-charm") == 1


@rules("HDL-MAG-12")
def test_a_third_craftsman_is_still_needed() -> None:
    state = position(
        seat("builders-charm fortress", (3, 0, 1), on={"d4": "spearmen"}), seat(), levels=LEVELS
    )
    attach(state, "builders-charm")
    refusal = refused(state, "fortify", card="fortress", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-no-craftsmen", "HDL-PLY-2")


@rules("HDL-MAG-12", "HDL-MAG-3")
def test_with_a_troop_too_and_together_with_phantoms() -> None:
    state = position(
        seat("builders-charm phantom-warriors ballista", (0, 0, 2)), seat(), levels=LEVELS
    )
    attach(state, "builders-charm")
    refusal = refused(state, "capture", card="ballista", region="a2")
    assert refusal.message == "refusal-no-warriors"
    attach(state, "phantom-warriors")
    capture(state, "ballista", "a2")
    assert (ready(state), spent(state)) == ((0, 0, 0), (0, 0, 2))


@rules("HDL-MAG-12", "HDL-MAG-2")
def test_a_card_without_craftsmen_gains_nothing() -> None:
    state = position(seat("builders-charm spearmen", (1, 1, 1)), seat(), levels=LEVELS)
    attach(state, "builders-charm")
    assert refused(state, "capture", card="spearmen", region="a1").rule == "HDL-MAG-2"


@rules("HDL-MAG-12", "HDL-MAG-2")
def test_a_second_one_must_save_something_too() -> None:
    state = position(
        seat("builders-charm builders-charm tower fortress", (0, 1, 2), on={"d4": "spearmen"}),
        seat(),
        levels=LEVELS,
    )
    attach(state, "builders-charm")
    attach(state, "builders-charm")
    assert refused(state, "fortify", card="tower", region="d4").rule == "HDL-MAG-2"
    do(state, "fortify", card="fortress", region="d4")
    assert (ready(state), spent(state)) == ((0, 1, 0), (0, 0, 2))


@rules("HDL-MAG-2")
def test_with_no_card_to_serve_it_cannot_be_prepared() -> None:
    state = position(seat("builders-charm claim", (1, 1, 2)), seat())
    assert refused(state, "attach", card="builders-charm").rule == "HDL-MAG-2"
