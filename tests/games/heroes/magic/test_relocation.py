"""Relocation: one own fortification moves to another own region that has none."""

from __future__ import annotations

from tests.tools.heroes.look import count, data, phase, spent, told
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import cast, choices
from tests.tools.play import do, refused, verbs
from tests.tools.rules import rules

ON = {"a1": "spearmen fortress", "d4": "spearmen", "g4": "spearmen garrison", "g3": "militia"}


@rules("HDL-MAG-17", "HDL-MAG-1")
def test_a_fortification_moves() -> None:
    state = position(seat("relocation", (0, 0, 1), on=ON), seat(on={"b1": "spearmen tower"}))
    assert choices(state, "cast") == [
        {"card": "relocation", "region": "a1"},
        {"card": "relocation", "region": "g4"},
    ]
    cast(state, "relocation", region="a1")
    assert (phase(state), spent(state)) == ("relocate", (0, 0, 1))
    assert count(state, "discard", "relocation") == 1
    assert choices(state, "move") == [{"region": "d4"}, {"region": "g3"}]
    effects = do(state, "move", region="d4")
    assert told(effects, "fortification-moved") == [
        {"seat": 0, "card": "fortress", "source": "a1", "region": "d4"}
    ]
    tiles = data(state)["tiles"]
    assert "fortification" not in tiles["a1"]
    assert tiles["d4"]["fortification"] == "fortress"
    assert phase(state) == "play"
    assert "stop" in verbs(state)


@rules("HDL-MAG-17")
def test_the_target_is_own_and_has_none() -> None:
    state = position(seat("relocation", (0, 0, 1), on=ON), seat(on={"b1": "spearmen"}))
    cast(state, "relocation", region="a1")
    assert refused(state, "move", region="g4").rule == "HDL-FOR-2"
    assert refused(state, "move", region="a1").rule == "HDL-FOR-2"
    assert refused(state, "move", region="b1").message == "refusal-not-own"
    assert refused(state, "move", region="e1").message == "refusal-not-own"
    assert refused(state, "stop").rule == "CORE-TURN"


@rules("HDL-MAG-17", "HDL-MAG-2")
def test_the_source_is_own_and_has_one() -> None:
    state = position(seat("relocation", (0, 0, 1), on=ON), seat(on={"b1": "spearmen tower"}))
    refusal = refused(state, "cast", card="relocation", region="d4")
    assert (refusal.message, refusal.rule) == ("refusal-no-fortification", "HDL-MAG-17")
    for foreign in ("b1", "e1"):
        refusal = refused(state, "cast", card="relocation", region=foreign)
        assert refusal.message == "refusal-not-own"


@rules("HDL-MAG-17", "HDL-MAG-2")
def test_without_a_free_own_region_it_cannot_be_played() -> None:
    state = position(seat("relocation", (0, 0, 1), on={"a1": "spearmen fortress"}), seat())
    refusal = refused(state, "cast", card="relocation", region="a1")
    assert (refusal.message, refusal.rule) == ("refusal-no-room", "HDL-MAG-17")


@rules("HDL-MAG-17")
def test_moves_come_only_after_the_card() -> None:
    state = position(seat("relocation", (0, 0, 1), on=ON), seat())
    assert refused(state, "move", region="d4").rule == "CORE-TURN"
