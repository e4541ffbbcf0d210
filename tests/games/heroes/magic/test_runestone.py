"""Runestone: two support on an own region to the end of the game."""

from __future__ import annotations

from tests.tools.heroes.look import count, spent, strength, targets, tile
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import capture, cast, end_turn
from tests.tools.play import can, do, refused
from tests.tools.rules import rules

LEVELS = {"c3": 1, "d4": 4, "d3": 5, "a4": 1}


@rules("HDL-MAG-15", "HDL-MAG-1")
def test_two_support_that_stay() -> None:
    state = position(
        seat("spearmen runestone", (1, 0, 2), on={"c3": "spearmen"}),
        seat("claim", (0, 0, 1)),
        levels=LEVELS,
    )
    assert "d4" not in targets(state, "spearmen")
    cast(state, "runestone", region="c3")
    assert tile(state, "c3") == {"level": 1, "seat": 0, "troop": "spearmen", "rune": "runestone"}
    assert spent(state) == (0, 0, 2)
    assert count(state, "discard", "runestone") + count(state, "out", "runestone") == 0
    assert refused(state, "capture", card="spearmen", region="d3").rule == "HDL-CAP-2"
    parts = strength(state, "spearmen", "d4").parts
    assert [(part.label, part.amount) for part in parts] == [
        ("card-spearmen", 2),
        ("card-runestone", 2),
    ]
    end_turn(state)
    cast(state, "claim", region="a1")
    end_turn(state)
    capture(state, "spearmen", "d4")
    assert tile(state, "c3")["rune"] == "runestone"


@rules("HDL-MAG-15")
def test_at_most_one_in_a_region() -> None:
    state = position(
        seat("runestone runestone", (0, 0, 4), on={"c3": "spearmen", "a4": "spearmen"}), seat()
    )
    cast(state, "runestone", region="c3")
    refusal = refused(state, "cast", card="runestone", region="c3")
    assert (refusal.message, refusal.rule) == ("refusal-rune-there", "HDL-MAG-15")
    assert targets(state, "runestone", "cast") == {"a4"}


@rules("HDL-MAG-15", "HDL-FOR-2", "HDL-FOR-3")
def test_it_is_not_a_fortification() -> None:
    state = position(
        seat(
            "fortress relocation runestone",
            (0, 3, 3),
            on={"c3": "spearmen runestone", "a4": "spearmen garrison"},
        ),
        seat(),
        levels=LEVELS,
    )
    refusal = refused(state, "cast", card="relocation", region="c3")
    assert refusal.message == "refusal-no-fortification"
    do(state, "fortify", card="fortress", region="c3")
    assert state.support_of(state.table.board.index["c3"]) == 0 + 4 + 2
    assert can(state, "cast", card="runestone", region="a4")


@rules("HDL-MAG-15")
def test_only_on_an_own_region() -> None:
    state = position(
        seat("runestone", (0, 0, 2), on={"c3": "spearmen"}), seat(on={"a4": "spearmen"})
    )
    for foreign in ("a4", "d4"):
        refusal = refused(state, "cast", card="runestone", region=foreign)
        assert refusal.message == "refusal-not-own"
