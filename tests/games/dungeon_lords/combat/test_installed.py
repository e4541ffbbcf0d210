"""Traps that wait on a tile."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.position import Scene, cell, hits, names, told, trap
from tests.tools.rules import rules

from warren.games.dungeon_lords import installed
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import INSTALLED, MONSTER_DISCARD, TRAP_DISCARD, TRAPS
from warren.games.dungeon_lords.terms import NONE


def waiting(name: str, at: str = "c1", thrown: int = NONE) -> int:
    return int(installed.made(trap(name), cell(at), i64(thrown)))


@rules("DF-EXH-6", "DF-EXH-8", "DF-EXH-9")
def test_it_goes_off_by_itself_in_its_first_battle() -> None:
    scene = Scene(2).party("warrior-2-4", "priest-2-4").installed(waiting("rolling-stone"))
    effects = scene.cards("create-food").begin().plan()
    assert hits(effects) == [("warrior-2-4", 4)]
    assert scene.get(INSTALLED) == 0
    assert TRAP_COUNTS.total(scene.state.numbers[TRAP_DISCARD]) == 1


@rules("DF-EXH-6")
def test_on_another_tile_it_waits() -> None:
    scene = Scene().party("warrior-1-3").installed(waiting("rolling-stone", "c3")).cards().begin()
    assert "trap-sprung" not in names(scene.plan())
    assert scene.get(INSTALLED)


@rules("DF-EXH-7", "DF-CMB-3", "DL-TRP-4")
def test_a_normal_trap_comes_with_it_in_the_order_of_the_owner() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-3").installed(waiting("pendulum"))
    scene.traps("rolling-stone").cards("encore").begin().plan(lay=["rolling-stone"])
    assert scene.options() == ["spring trap=pendulum", "spring trap=rolling-stone"]
    effects = scene.do("spring", trap="pendulum")
    assert hits(effects) == [("thief-1-3", 1), ("warrior-1-3", 3)]


@rules("DF-EXH-7", "DL-PLN-4")
def test_three_traps_in_a_labyrinth() -> None:
    scene = Scene(2).party("warrior-2-4", "priest-2-4").room("labyrinth")
    scene.installed(waiting("pendulum")).traps("pendulum", "trapdoor").cards("create-food").begin()
    scene.plan(lay=["pendulum", "trapdoor"])
    scene.do("spring", trap="pendulum")
    effects = scene.do("spring", trap="trapdoor")
    assert len(told(scene.log(), "trap-sprung")) == 3
    assert hits(effects) == [("warrior-2-4", 3), ("priest-2-4", 4)]


@rules("DF-EXH-4", "DF-EXH-8", "DF-CRD-1")
def test_a_catapult_remembers_its_monster() -> None:
    scene = Scene(2).party("warrior-2-4", "priest-2-4")
    scene.installed(waiting("monster-catapult", thrown=3)).cards("create-food").begin()
    assert hits(scene.plan()) == [("warrior-2-4", 5), ("priest-2-4", 4)]
    assert MONSTER_COUNTS.of(scene.state.numbers[MONSTER_DISCARD], 3) == 1


@rules("DF-EXH-8", "DL-SPL-14")
def test_it_is_discarded_when_its_tile_falls_without_a_battle() -> None:
    scene = Scene(2).party("wizard-2-4", "warrior-2-4").tiles("c1", "c2")
    scene.installed(waiting("rolling-stone", "c2")).cards("song-of-courage").begin()
    effects = scene.plan()
    assert "trap-sprung" not in names(effects)
    assert scene.get(INSTALLED) == 0
    assert TRAP_COUNTS.total(scene.state.numbers[TRAP_DISCARD]) == 1


@rules("DF-EXH-10")
def test_it_is_no_trap_in_hand() -> None:
    scene = Scene().party("warrior-1-3").installed(waiting("rolling-stone")).cards().begin()
    assert scene.get(TRAPS) == 0
    assert scene.options() == ["ready"]
