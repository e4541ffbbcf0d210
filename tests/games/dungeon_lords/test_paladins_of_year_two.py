"""Who has which paladin when the second year begins."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.seasons import phase, settled, state_of
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.layout import (
    CAPTIVES,
    CAUGHT,
    EVIL,
    FIRST,
    GONE,
    IN_TENT,
    NEUTRAL,
    PALADIN,
)
from warren.games.dungeon_lords.steps.season import AFTERMATH
from warren.games.dungeon_lords.terms import DWARF, ELF


def second_year(*evils: int, first: int = 0, neutral: int = 0) -> list[int]:
    """Where elf and dwarf are, after a combat in which the first seat caught the elf."""
    match = phase(frames.SEASON, players=len(evils))
    state = state_of(match)
    frames.set_stage(state, AFTERMATH)
    state.numbers[FIRST] = first
    for seat, evil in enumerate(evils):
        state.put(seat, EVIL, evil)
    state.numbers[PALADIN + ELF] = CAUGHT
    state.numbers[PALADIN + DWARF] = GONE
    state.put(0, CAPTIVES, 1)
    state.numbers[NEUTRAL] = neutral
    state = state_of(settled(match))
    assert state.year() == 2
    assert state.get(0, CAPTIVES) == 1
    for kind in (ELF, DWARF):
        host = state.numbers[PALADIN + kind]
        if host >= 0:
            assert lines.who(state.line(host, 0)) == lines.paladin_figure(kind)
    return [int(state.numbers[PALADIN + kind]) for kind in (ELF, DWARF)]


@rules("DF-PAL-19", "DF-PAL-21")
@pytest.mark.parametrize(
    ("evils", "after"),
    [
        ((9, 9, 9, 9), [IN_TENT, IN_TENT]),
        ((10, 9, 9, 9), [0, IN_TENT]),
        ((10, 9, 12, 9), [0, 2]),
        ((13, 11, 12, 10), [2, 0]),
    ],
)
def test_one_on_the_space_has_the_elf_and_of_several_the_worst_the_dwarf(
    evils: tuple[int, ...], after: list[int]
) -> None:
    assert second_year(*evils) == after


@rules("DF-PAL-19", "DF-PAL-9", "DF-YR2-1")
def test_ties_go_by_the_new_turn_order() -> None:
    assert second_year(11, 11, 11, 9, first=0) == [0, 1]
    assert second_year(11, 11, 11, 9, first=3) == [2, 0]


@rules("DF-PAL-22", "DF-YR2-2", "DL-YR2-4")
def test_the_counter_of_nobody_goes_down_first() -> None:
    assert second_year(5, 5, neutral=12) == [IN_TENT, IN_TENT]
    assert second_year(5, 5, neutral=13) == [GONE, IN_TENT]
