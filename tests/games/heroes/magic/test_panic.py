"""Panic: where the player has support, regions count as one level lower this turn."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, needed, spent, targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import capture, cast, end_turn
from tests.tools.play import refused
from tests.tools.rules import rules

LEVELS = {"c3": 1, "d4": 5, "d3": 6, "a4": 3, "g4": 3}


@rules("HDL-MAG-13", "HDL-MAG-1")
def test_one_level_lower_where_there_is_support() -> None:
    state = position(
        seat("spearmen spearmen panic", (2, 0, 2), on={"c3": "archers"}),
        seat(on={"b5": "catapult"}),
        levels=LEVELS,
    )
    assert "d4" not in targets(state, "spearmen")
    assert needed(state, "d4").total == 3
    cast(state, "panic")
    assert needed(state, "d4").total == 2
    assert spent(state) == (0, 0, 2)
    assert count(state, "discard", "panic") == 1
    assert refused(state, "capture", card="spearmen", region="d3").rule == "HDL-CAP-2"
    for without_support in ("a4", "g4"):
        refusal = refused(state, "capture", card="spearmen", region=without_support)
        assert refusal.rule == "HDL-CAP-2"
    capture(state, "spearmen", "d4")
    assert coins(state) == 30


@rules("HDL-MAG-13")
def test_not_cumulative() -> None:
    state = position(seat("panic panic", (0, 0, 4), on={"c3": "archers"}), seat(), levels=LEVELS)
    cast(state, "panic")
    refusal = refused(state, "cast", card="panic")
    assert (refusal.message, refusal.rule) == ("refusal-panic-on", "HDL-MAG-13")
    assert needed(state, "d4").total == 2


@rules("HDL-MAG-13")
def test_this_turn_only() -> None:
    state = position(
        seat("panic", (0, 0, 2), on={"c3": "archers"}),
        seat("spearmen", (1, 0, 0), on={"e3": "archers"}),
        levels={**LEVELS, "a1": 2},
    )
    cast(state, "panic")
    end_turn(state)
    assert state.turn() == 1
    assert needed(state, "d4").total == 3
    capture(state, "spearmen", "a1")
    end_turn(state)
    assert (state.turn(), needed(state, "d4").total) == (0, 3)


@rules("HDL-MAG-13", "HDL-MAG-2")
def test_without_any_support_it_has_no_effect() -> None:
    state = position(
        seat("panic", (0, 0, 2), on={"c3": "spearmen"}), seat(on={"e3": "archers"}), levels=LEVELS
    )
    assert refused(state, "cast", card="panic").rule == "HDL-MAG-2"
