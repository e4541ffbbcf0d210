"""Potion of Strength: two more attack for one capture."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, hand, names, ready, spent, strength, targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import can, refused
from tests.tools.rules import rules

LEVELS = {"a1": 4, "a2": 5, "a3": 2, "a4": 3, "b1": 6}


@rules("HDL-MAG-4", "HDL-MAG-1", "HDL-MAG-3", "HDL-DAT-1")
def test_two_more_attack() -> None:
    state = position(seat("spearmen potion-of-strength", (1, 0, 1)), seat(), levels=LEVELS)
    assert refused(state, "capture", card="spearmen", region="a1").rule == "HDL-CAP-2"
    attach(state, "potion-of-strength")
    assert {"a1", "a3", "a4"} <= targets(state, "spearmen")
    assert refused(state, "capture", card="spearmen", region="a2").rule == "HDL-CAP-2"
    effects = capture(state, "spearmen", "a1")
    assert names(effects) == ["magic-played", "region-captured", "coins-gained"]
    assert (coins(state), ready(state), spent(state)) == (29, (0, 0, 0), (1, 0, 1))
    assert count(state, "discard", "potion-of-strength") == 1


@rules("HDL-MAG-4")
def test_for_this_capture_only() -> None:
    state = position(seat("spearmen spearmen potion-of-strength", (2, 0, 1)), seat(), levels=LEVELS)
    attach(state, "potion-of-strength")
    capture(state, "spearmen", "a1")
    assert refused(state, "capture", card="spearmen", region="a4").rule == "HDL-CAP-2"
    assert can(state, "capture", card="spearmen", region="a3")


@rules("HDL-MAG-3")
def test_several_serve_one_capture() -> None:
    state = position(
        seat("spearmen potion-of-strength potion-of-strength", (1, 0, 2)), seat(), levels=LEVELS
    )
    attach(state, "potion-of-strength")
    assert "b1" not in targets(state, "spearmen")
    attach(state, "potion-of-strength")
    assert [
        (part.label, part.amount, part.rule) for part in strength(state, "spearmen", "b1").parts
    ] == [
        ("card-spearmen", 2, "HDL-CAP-2"),
        ("card-potion-of-strength", 4, "HDL-MAG-4"),
    ]
    capture(state, "spearmen", "b1")
    assert coins(state) == 31
    assert spent(state) == (1, 0, 2)
    assert count(state, "discard", "potion-of-strength") == 2


@rules("HDL-MAG-1", "HDL-PLY-2")
def test_each_takes_its_mage() -> None:
    state = position(
        seat("spearmen potion-of-strength potion-of-strength", (1, 0, 1)), seat(), levels=LEVELS
    )
    attach(state, "potion-of-strength")
    refusal = refused(state, "attach", card="potion-of-strength")
    assert (refusal.message, refusal.rule) == ("refusal-no-mages", "HDL-PLY-2")
    without = position(seat("spearmen potion-of-strength", (1, 0, 0)), seat(), levels=LEVELS)
    assert refused(without, "attach", card="potion-of-strength").message == "refusal-no-mages"


@rules("HDL-MAG-2")
def test_without_a_troop_in_hand_it_has_nothing_to_serve() -> None:
    state = position(seat("fortress potion-of-strength", (1, 3, 1), on={"a1": "spearmen"}), seat())
    assert refused(state, "attach", card="potion-of-strength").rule == "HDL-MAG-2"


@rules("HDL-MAG-3", "HDL-MAG-4")
def test_it_does_not_serve_a_fortification() -> None:
    state = position(
        seat("spearmen fortress potion-of-strength", (1, 3, 1), on={"a1": "spearmen"}), seat()
    )
    attach(state, "potion-of-strength")
    refusal = refused(state, "fortify", card="fortress", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-with-a-troop", "HDL-MAG-3")
    assert hand(state) == {"spearmen": 1, "fortress": 1}
