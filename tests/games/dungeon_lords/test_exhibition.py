"""Traps bought open and installed at once."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.dungeon_lords.position import DECK, Scene, cell, hits, number, trap
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import installed
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    HALLS,
    INSTALLED,
    LETTERS,
    LOST,
    MONSTER_DISCARD,
    OPEN_TRAPS,
    ROOM_AT,
)
from warren.games.dungeon_lords.position import place_of_cell

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}
MONSTERS = [one.id for one in DECK.monsters]


def shown(name: str, space: int = 1, year: int = 1, **goods: int) -> Errand:
    """Seat 0 stands before one open trap."""
    errand = Errand("buy-traps", space, year=year, board=True, **{**START, **goods})
    errand.state.numbers[OPEN_TRAPS] = TRAP_COUNTS.one(trap(name))
    return errand


def waits(errand: Errand) -> tuple[int, int]:
    value = errand.state.get(0, INSTALLED)
    return int(installed.trap_of(value)), int(installed.thrown_of(value))


@rules("DF-EXH-5", "DF-EXH-3", "DF-EXH-9")
def test_a_trap_costs_what_it_costs_in_the_year_it_is_installed() -> None:
    for year, price in ((1, 1), (2, 2)):
        errand = shown("poisoned-meal", year=year).begin()
        errand.do("install", trap="poisoned-meal")
        errand.do("set", cell="c1")
        assert errand.goods("gold", "food") == [5, 5 - price]
        assert shown("poisoned-meal", year=year, food=price - 1).begin().stranded
    scene = Scene(2).party("warrior-2-4").cards("create-food")
    scene.installed(int(installed.made(trap("poisoned-meal"), cell("c1"), i64(-1))))
    before = scene.get(1)
    assert hits(scene.begin().plan())[0][0] == "warrior-2-4"
    assert scene.get(1) == before


@rules("DF-EXH-4", "DF-EXH-3")
def test_an_unused_imp_goes_with_the_kamikaze_at_once() -> None:
    errand = shown("kamikaze-imp").begin()
    errand.do("install", trap="kamikaze-imp")
    errand.do("set", cell="c1")
    assert errand.goods("imps", "used") == [5, 0]
    assert shown("kamikaze-imp", imps=0, used=4).begin().stranded


@rules("DF-EXH-4", "DF-CRD-1")
def test_a_monster_lies_on_the_catapult_until_its_card_goes() -> None:
    assert shown("monster-catapult").owns("ghost").begin().stranded
    errand = shown("monster-catapult").owns("ghost", "goblin", "troll").begin()
    errand.do("install", trap="monster-catapult")
    assert errand.options() == {"give goblin", "give troll"}
    errand.do("give", monster="troll")
    errand.do("set", cell="c3")
    assert sorted(errand.lair()) == ["ghost", "goblin"]
    state = errand.state
    assert state.numbers[MONSTER_DISCARD] == 0
    assert waits(errand) == (int(trap("monster-catapult")), int(number(MONSTERS, "troll")))
    installed.discard(state, 0)
    assert state.numbers[MONSTER_DISCARD] == MONSTER_COUNTS.one(number(MONSTERS, "troll"))


@rules("DF-EXH-2", "DF-CRD-2")
def test_the_plague_brings_its_letter_when_it_is_installed() -> None:
    errand = shown("plague").begin()
    errand.do("install", trap="plague")
    errand.do("set", cell="c1")
    assert errand.state.get(0, LETTERS) == 1


@rules("DF-EXH-2")
@pytest.mark.parametrize(("space", "gold"), [(1, 5), (2, 5), (3, 4)])
def test_the_third_space_costs_a_gold(space: int, gold: int) -> None:
    errand = shown("pendulum", space).begin()
    errand.do("install", trap="pendulum")
    errand.do("set", cell="c2")
    assert errand.goods("gold") == [gold]
    assert shown("pendulum", space, gold=0).begin().stranded is (space == 3)


@rules("DF-EXH-3", "DF-EXH-2", "DF-EXH-9")
def test_where_a_trap_may_wait() -> None:
    errand = shown("pendulum")
    state = errand.state
    rooms = [one.id for one in DECK.rooms]
    state.put(0, HALLS, bit(cell("c2")))
    state.numbers[ROOM_AT + rooms.index("mint")] = place_of_cell(0, cell("c2"))
    state.numbers[ROOM_AT + rooms.index("armory")] = place_of_cell(0, cell("rented"))
    state.put(0, LOST, bit(cell("c1")))
    errand.begin()
    errand.do("install", trap="pendulum")
    assert errand.options() == {"set c2", "set c3"}
    errand.do("set", cell="c2")
    assert errand.goods("gold") == [4]
