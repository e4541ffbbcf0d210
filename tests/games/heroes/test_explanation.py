"""What a capture has, part by part, and what it lacks."""

from __future__ import annotations

from tests.tools.heroes.look import needed, strength
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach
from tests.tools.play import legal
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.breakdown import Part
from warren.core.state import TURN

LEVELS = {"c3": 1, "d4": 9, "a1": 1}


@rules("HDL-CAP-2", "HDL-FOR-4", "HDL-FOR-3")
def test_a_capture_part_by_part() -> None:
    state = position(
        seat("spearmen militia", (1, 1, 0), on={"c3": "catapult fortress"}), seat(), levels=LEVELS
    )
    found = strength(state, "spearmen", "d4")
    assert (found.total, found.refusal, found.rule) == (9, "", "")
    assert found.parts == [
        Part("card-spearmen", 2, "HDL-CAP-2"),
        Part("card-catapult", 3, "HDL-CAP-2"),
        Part("card-fortress", 4, "HDL-CAP-2"),
    ]
    weak = strength(state, "militia", "d4")
    assert (weak.total, weak.refusal, weak.rule) == (8, "refusal-too-weak", "HDL-CAP-2")


@rules("HDL-CAP-2", "HDL-MAG-4", "HDL-MAG-10", "HDL-MAG-14", "HDL-MAG-15")
def test_magic_has_its_own_parts() -> None:
    state = position(
        seat(
            "spearmen potion-of-strength teleportation alliance phantom-warriors",
            (0, 0, 5),
            on={"c3": "spearmen runestone", "g4": "archers"},
        ),
        seat(on={"e4": "men-at-arms", "e3": "spearmen"}),
        levels=LEVELS,
    )
    attach(state, "potion-of-strength")
    attach(state, "teleportation", region="g4")
    attach(state, "alliance", seat=1)
    attach(state, "phantom-warriors")
    found = strength(state, "spearmen", "d4")
    assert found.parts == [
        Part("card-spearmen", 2, "HDL-CAP-2"),
        Part("card-potion-of-strength", 2, "HDL-MAG-4"),
        Part("card-runestone", 2, "HDL-CAP-2"),
        Part("card-men-at-arms", 1, "HDL-MAG-14"),
        Part("card-archers", 2, "HDL-MAG-10"),
    ]
    assert (found.total, found.refusal) == (9, "")


@rules("HDL-PLY-1")
def test_a_card_that_is_not_in_hand() -> None:
    state = position(seat(ready=(1, 0, 0)), seat(), levels=LEVELS)
    found = strength(state, "spearmen", "a1")
    assert (found.refusal, found.rule) == ("refusal-not-in-hand", "HDL-PLY-1")


@rules("HDL-CAP-2", "HDL-CAP-5", "HDL-MAG-7")
def test_what_a_region_asks_for() -> None:
    state = position(seat(on={"c3": "catapult"}), seat(), levels=LEVELS, claims={"a1": (1, False)})
    assert (needed(state, "d4").total, needed(state, "d4").refusal) == (6, "")
    assert needed(state, "d4", seat=1).total == 9
    assert needed(state, "c3").rule == "HDL-CAP-5"
    assert (needed(state, "a1").refusal, needed(state, "a1", seat=1).refusal) == (
        "refusal-claimed",
        "",
    )


@rules("HDL-CAP-2")
def test_a_capture_is_explained_by_its_code() -> None:
    state = position(
        seat("spearmen tower", (1, 1, 0), on={"c3": "catapult fortress"}), seat(), levels=LEVELS
    )
    code = state.code(Action("capture", {"card": "spearmen", "region": "d4"}))
    for seen in (state, state.view(0).state):
        found = seen.explain(0, code)
        assert found is not None
        assert found.to_json() == strength(state, "spearmen", "d4").to_json()
    hidden = state.view(1).state.explain(0, code)
    assert hidden is not None
    assert (hidden.total, hidden.refusal) == (9, "refusal-not-in-hand")
    others = [choice for choice in legal(state) if choice.verb != "capture"]
    assert {choice.verb for choice in others} >= {"hire", "stop"}
    assert [state.explain(0, state.code(choice)) for choice in others] == [None] * len(others)
    assert [state.explain(0, wrong) for wrong in (-1, state.space().size)] == [None, None]
    assert [state.explain(wrong, code) for wrong in (-1, 2)] == [None, None]


def test_every_decision_is_one_of_the_turn() -> None:
    assert position(seat("spearmen", (1, 0, 0)), seat()).turn_kind() == TURN
