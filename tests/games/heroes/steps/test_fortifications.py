"""Fortifications: where they may be laid, and what they add."""

from __future__ import annotations

from tests.tools.heroes.look import (
    coins,
    spent,
    strength,
    targets,
    tile,
    told,
)
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import capture, end_turn
from tests.tools.play import do, refused
from tests.tools.rules import rules

LEVELS = {"a1": 1, "a2": 2, "a3": 3, "c3": 1, "c4": 9, "d3": 2, "d4": 3, "d5": 4, "g4": 2}


@rules("HDL-FOR-1", "HDL-FOR-3", "HDL-PLY-2")
def test_a_fortification_stays_on_an_own_region() -> None:
    state = position(
        seat("fortress spearmen", (1, 3, 0)), seat(on={"a2": "militia"}), levels=LEVELS
    )
    refusal = refused(state, "fortify", card="fortress", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-not-own", "HDL-FOR-1")
    assert refused(state, "fortify", card="fortress", region="a2").rule == "HDL-FOR-1"
    capture(state, "spearmen", "a1")
    effects = do(state, "fortify", card="fortress", region="a1")
    assert told(effects, "region-fortified") == [{"seat": 0, "card": "fortress", "region": "a1"}]
    assert coins(state) == 26
    assert spent(state) == (1, 3, 0)
    end_turn(state)
    assert tile(state, "a1") == {
        "level": 1,
        "seat": 0,
        "troop": "spearmen",
        "fortification": "fortress",
    }


@rules("HDL-FOR-1")
def test_a_fortification_takes_its_craftsmen() -> None:
    state = position(seat("fortress", (3, 2, 3), on={"a1": "militia"}), seat())
    refusal = refused(state, "fortify", card="fortress", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-no-craftsmen", "HDL-PLY-2")
    assert refused(state, "fortify", card="spearmen", region="a1").rule == "HDL-PLY-1"


@rules("HDL-FOR-2")
def test_never_a_second_fortification() -> None:
    state = position(
        seat("tower garrison", (0, 3, 0), on={"a1": "militia fortress", "g4": "militia"}), seat()
    )
    refusal = refused(state, "fortify", card="tower", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-fortified", "HDL-FOR-2")
    do(state, "fortify", card="tower", region="g4")
    assert refused(state, "fortify", card="garrison", region="g4").rule == "HDL-FOR-2"


@rules("HDL-FOR-1")
def test_a_troop_is_no_fortification() -> None:
    state = position(seat("spearmen", (1, 0, 0), on={"a1": "militia"}), seat())
    assert refused(state, "fortify", card="spearmen", region="a1").rule == "HDL-CAP-10"


@rules("HDL-FOR-4", "HDL-FOR-3", "HDL-DAT-2")
def test_beside_fortress_and_catapult_level_nine_falls_to_attack_two() -> None:
    levels = {**LEVELS, "c4": 10, "d4": 9}
    state = position(
        seat("fortress spearmen militia men-at-arms", (3, 5, 0), on={"c3": "catapult"}),
        seat(),
        levels=levels,
    )
    assert "d4" not in targets(state, "spearmen")
    do(state, "fortify", card="fortress", region="c3")
    assert spent(state) == (0, 3, 0)
    assert "d4" in targets(state, "spearmen") & targets(state, "men-at-arms")
    assert "d4" not in targets(state, "militia")
    assert "c4" not in targets(state, "spearmen")
    parts = strength(state, "spearmen", "d4").parts
    assert [(part.label, part.amount) for part in parts] == [
        ("card-spearmen", 2),
        ("card-catapult", 3),
        ("card-fortress", 4),
    ]
