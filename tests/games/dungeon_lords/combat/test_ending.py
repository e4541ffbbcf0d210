"""After the last battle round."""

from __future__ import annotations

from tests.tools.dungeon_lords.position import Scene, names
from tests.tools.rules import rules

from warren.games.dungeon_lords.layout import (
    FALLEN,
    KNOWN,
    PRISON,
    ROW,
    SCOUT,
    TRAPS,
    TURNED,
)
from warren.games.dungeon_lords.terms import NONE


@rules("DL-END-1", "DF-EXP-10", "DF-YR2-3", "DL-CMB-1")
def test_everything_of_the_combat_is_over() -> None:
    scene = Scene(edition="base").party("warrior-1-3", "thief-1-3", "priest-1-3")
    scene.own("troll-big", "ghost-down").traps("pendulum").put(KNOWN, 3).world(SCOUT, 1)
    scene.put(PRISON, 1 << 16).tiles("c1", "c2", "c3", "c4")
    scene.cards("graffiti", "fireball", "detect-treasure", "invisibility").begin()
    scene.plan(send=["troll-big"])
    for _ in range(3):
        assert not scene.state.is_over()
        scene.plan()
    assert scene.state.is_over()
    assert scene.lair() == ["ghost", "troll-big"]
    assert not scene.state.lair(0, 0) & 128
    assert scene.line() == []
    assert scene.get(PRISON) & 1 << 16
    assert scene.get(TRAPS)
    assert (scene.get(FALLEN), scene.get(KNOWN)) == (0, 0)
    assert scene.state.numbers[TURNED] == 0
    assert scene.state.numbers[ROW] == NONE
    assert names(scene.log())[-1] == "combat-ended"


@rules("DL-CMB-1", "DF-CMB-1")
def test_there_are_four_or_five_rounds() -> None:
    for edition, rounds in (("base", 4), ("festival", 5), ("beginners", 4)):
        scene = Scene(edition=edition).tiles("c1").lost("c1").party("warrior-1-3").cards().begin()
        assert names(scene.log()).count("card-turned") == rounds


@rules("DL-CMB-4")
def test_when_no_party_is_left_the_combat_is_over() -> None:
    scene = Scene().cards().begin()
    assert scene.state.is_over()
    assert "card-turned" not in names(scene.log())
