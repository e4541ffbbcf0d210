"""Moves on the evilometer, and the paladins that follow them."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.games.dungeon_lords import evil, frames
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    CARD,
    CAUGHT,
    CHOSEN,
    EVIL,
    FIRST,
    NEUTRAL,
    PALADIN,
    SPACE,
    TILE_NOW,
)
from warren.games.dungeon_lords.terms import (
    DWARF,
    ELF,
    GET_FOOD,
    HIGHEST,
    HUMAN,
    IMPROVE_REPUTATION,
    LOWEST,
    SPACES,
    SPECIAL,
)


def hosts(phase: Phase) -> list[int]:
    """Where elf, human and dwarf are."""
    return [int(phase.state.numbers[PALADIN + kind]) for kind in (ELF, HUMAN, DWARF)]


def minion(phase: Phase, seat: int, location: int, space: int) -> Phase:
    """A minion of a seat stands on a space, by its first order."""
    phase.put(CHOSEN, location, seat)
    return phase.world(SPACE + location * SPACES + space - 1, seat + 1)


@rules("DL-EVL-1")
@pytest.mark.parametrize(
    ("before", "space", "comes"), [(8, 2, False), (9, 2, True), (7, 3, False), (9, 3, True)]
)
def test_the_paladin_space_is_reached_on_it_or_above(before: int, space: int, comes: bool) -> None:
    phase = Phase(frames.ERRANDS, edition="base").put(EVIL, before)
    minion(phase, 0, GET_FOOD, space).begin()
    phase.do("act")
    assert phase.line() == (["human"] if comes else [])


@rules("DL-EVL-1", "DL-EVL-3")
def test_fifteen_spaces() -> None:
    phase = Phase(frames.ADVENT, edition="base")
    evil.move(phase.state, i64(0), i64(20))
    assert phase.get(EVIL) == HIGHEST == 15
    evil.move(phase.state, i64(0), i64(-20))
    assert phase.get(EVIL) == LOWEST == 1


@rules("DL-EVL-4", "DL-E-WITCH-HUNT")
def test_counters_move_one_after_another() -> None:
    """Had both moved at once, the later in turn order would have got him."""
    phase = Phase(frames.EVENT, season=2, edition="base").everybody(EVIL, 9, 9, 5, 5)
    phase.world(TILE_NOW, SPECIAL).world(CARD, 0).begin()
    assert phase.all(EVIL) == [12, 12, 8, 8]
    assert [phase.line(seat) for seat in range(4)] == [["human"], [], [], []]


@rules("DL-EVL-4")
def test_a_gain_of_several_evil_is_one_move() -> None:
    """Step by step the two would have changed places on the way."""
    phase = Phase(frames.ERRANDS).put(EVIL, 9)
    evil.move(phase.state, i64(1), i64(5))
    assert hosts(phase)[ELF] == 1
    phase.log().clear()
    minion(phase, 0, GET_FOOD, 3).begin()
    phase.do("act")
    assert phase.told("evil-moved") == [{"seat": 0, "amount": 2}]
    assert phase.told("paladin-moved") == [{"paladin": "dwarf", "seat": 0}]


def masquerade(*evils: int, players: int = 4) -> Phase:
    phase = Phase(frames.ERRANDS, players=players, season=2).everybody(EVIL, *evils)
    return phase.world(BOARD_NOW, IMPROVE_REPUTATION)


@rules("DF-MSQ-6", "DF-MSQ-9")
def test_in_one_action_all_counters_move_at_the_same_time() -> None:
    phase = minion(masquerade(9, 9, 5, 5), 3, IMPROVE_REPUTATION, 1).begin()
    phase.do("act", 3)
    assert phase.all(EVIL) == [10, 10, 6, 5]
    assert hosts(phase)[ELF] == 0
    assert hosts(phase)[DWARF] == 1
    assert len(phase.told("paladin-moved")) == 2


@rules("DF-MSQ-6")
def test_the_actions_of_the_masquerade_come_one_after_another() -> None:
    """Level at once, the later in turn order would have got the dwarf."""
    phase = masquerade(9, 9, 5, 5).world(FIRST, 1)
    minion(phase, 0, IMPROVE_REPUTATION, 1)
    minion(phase, 1, IMPROVE_REPUTATION, 3).begin()
    phase.do("act", 0)
    assert (phase.all(EVIL), phase.line(1)) == ([9, 10, 6, 6], ["elf"])
    phase.put(EVIL, 11, 1)
    phase.do("act", 1)
    assert phase.all(EVIL) == [10, 10, 7, 7]
    assert (phase.line(0), phase.line(1)) == (["elf"], ["dwarf"])


@rules("DF-MSQ-8")
def test_the_masquerade_leaves_the_counter_of_nobody_alone() -> None:
    phase = minion(masquerade(5, 5, players=2), 0, IMPROVE_REPUTATION, 1).begin()
    phase.do("act")
    assert phase.all(EVIL) == [5, 6]
    assert phase.state.numbers[NEUTRAL] == 5
    assert not phase.told("neutral-moved")


@rules("DF-PL3-4", "DF-PAL-21")
def test_a_dungeon_with_a_captive_of_this_year_is_ignored() -> None:
    scene = Scene(players=4, paladins="three").party("human", seat=1).party("dwarf", seat=2)
    scene.world(PALADIN + ELF, CAUGHT)
    for seat, value in enumerate((14, 11, 12, 9)):
        scene.put(EVIL, value, seat)
    frames.push(scene.state, frames.COMBAT, 0, 0)
    evil.move(scene.state, i64(3), i64(4))
    assert [scene.line(seat) for seat in range(4)] == [[], [], ["human"], ["dwarf"]]
    evil.move(scene.state, i64(0), i64(1))
    assert scene.line(0) == []
