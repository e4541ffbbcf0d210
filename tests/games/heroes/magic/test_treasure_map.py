"""Treasure Map: the capture of a region of level 6 or more pays double."""

from __future__ import annotations

from tests.tools.heroes.look import coins, count, spent, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import refused
from tests.tools.rules import rules

LEVELS = {"c3": 1, "d4": 6, "d3": 5}
ARMY = {"c3": "catapult fortress"}


@rules("HDL-MAG-16", "HDL-MAG-1")
def test_double_pay_from_level_six() -> None:
    state = position(seat("spearmen treasure-map", (1, 0, 2), on=ARMY), seat(), levels=LEVELS)
    attach(state, "treasure-map")
    effects = capture(state, "spearmen", "d4")
    assert told(effects, "coins-gained") == [{"seat": 0, "coins": 12, "rule": "HDL-CAP-6"}]
    assert (coins(state), spent(state)) == (37, (1, 0, 2))
    assert (count(state, "out", "treasure-map"), count(state, "discard", "treasure-map")) == (1, 0)


@rules("HDL-MAG-16")
def test_not_below_level_six() -> None:
    state = position(seat("spearmen treasure-map", (1, 0, 2), on=ARMY), seat(), levels=LEVELS)
    attach(state, "treasure-map")
    refusal = refused(state, "capture", card="spearmen", region="d3")
    assert (refusal.message, refusal.rule) == ("refusal-too-low", "HDL-MAG-16")


@rules("HDL-MAG-16")
def test_for_one_capture_only() -> None:
    levels = {**LEVELS, "c4": 7}
    state = position(
        seat("spearmen spearmen treasure-map", (2, 0, 2), on=ARMY), seat(), levels=levels
    )
    attach(state, "treasure-map")
    capture(state, "spearmen", "d4")
    capture(state, "spearmen", "c4")
    assert coins(state) == 25 + 12 + 7


@rules("HDL-MAG-16", "HDL-MAG-13")
def test_panic_changes_neither_the_limit_nor_the_pay() -> None:
    state = position(
        seat("spearmen treasure-map", (1, 0, 2), on={"c3": "sappers"}),
        seat(),
        levels=LEVELS,
        facts={"panic": True},
    )
    attach(state, "treasure-map")
    capture(state, "spearmen", "d4")
    assert coins(state) == 37


@rules("HDL-MAG-16", "HDL-MAG-2")
def test_a_second_one_adds_nothing() -> None:
    state = position(
        seat("spearmen treasure-map treasure-map", (1, 0, 4), on=ARMY), seat(), levels=LEVELS
    )
    attach(state, "treasure-map")
    assert refused(state, "attach", card="treasure-map").rule == "HDL-MAG-2"
