"""The masquerade and the paladins it moves."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import Errand
from tests.tools.dungeon_lords.seasons import phase, state_of
from tests.tools.rules import rules

from warren.games.dungeon_lords import evil, frames, lines
from warren.games.dungeon_lords.layout import EVIL, GONE, IN_TENT, NEUTRAL, PALADIN
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import DWARF, ELF, ORDER_IDS, SPACES

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}


def hosts(state: State) -> tuple[int, int]:
    return int(state.numbers[PALADIN + ELF]), int(state.numbers[PALADIN + DWARF])


@rules("DF-MSQ-9", "DF-MSQ-6", "DF-MSQ-1")
def test_all_counters_move_at_once_and_the_paladins_come_then() -> None:
    errand = Errand("improve-reputation", 1, board=True, **START)
    state = errand.state
    frames.pop(state)
    at = ORDER_IDS.index("improve-reputation") * SPACES
    frames.push(state, frames.ERRAND, 3, at)
    for seat, wicked in enumerate((9, 9, 5, 5)):
        state.put(seat, EVIL, wicked)
    errand.begin()
    errand.do("act", 3)
    assert [int(state.evil(seat)) for seat in range(4)] == [10, 10, 6, 5]
    assert hosts(state) == (0, 1)


@rules("DF-MSQ-7", "DF-MSQ-4")
def test_the_mover_goes_down_while_the_others_go_up() -> None:
    errand = Errand("improve-reputation", 3, board=True, **{**START, "evil": 11})
    state = errand.state
    state.put(1, EVIL, 10)
    evil.settle(state)
    assert hosts(state) == (1, 0)
    errand.begin()
    facts = errand.do("act")
    assert [int(state.evil(seat)) for seat in range(4)] == [10, 11, 6, 6]
    assert hosts(state) == (0, 1)
    moves = [fact.name for fact in facts if fact.name in ("evil-moved", "paladin-moved")]
    assert moves == ["evil-moved"] * 4 + ["paladin-moved"] * 2


def two(neutral: int, *evils: int, elf: int = IN_TENT) -> State:
    """Two players and the counter of nobody, while building."""
    state = state_of(phase(frames.ORDERS, players=2))
    state.numbers[NEUTRAL] = neutral
    for seat, wicked in enumerate(evils):
        state.put(seat, EVIL, wicked)
    if elf != IN_TENT:
        state.numbers[PALADIN + ELF] = elf
        lines.insert(state, elf, 0, lines.paladin_figure(ELF))
    evil.settle(state)
    return state


@rules("DF-PAL-22", "DL-DUM-10", "DF-PAL-13")
@pytest.mark.parametrize(
    ("neutral", "evils", "elf", "after"),
    [
        (10, (5, 5), IN_TENT, (GONE, IN_TENT)),
        (10, (9, 5), 0, (GONE, IN_TENT)),
        (9, (8, 5), 0, (0, IN_TENT)),
        (10, (11, 5), 0, (GONE, 0)),
        (11, (10, 5), 0, (0, GONE)),
        (10, (10, 5), 0, (GONE, 0)),
        (10, (10, 5), IN_TENT, (GONE, 0)),
    ],
)
def test_a_paladin_that_comes_to_nobody_is_discarded(
    neutral: int, evils: tuple[int, int], elf: int, after: tuple[int, int]
) -> None:
    state = two(neutral, *evils, elf=elf)
    assert hosts(state) == after
    standing = [int(state.line_length(seat)) for seat in range(2)]
    assert standing == [after.count(0), after.count(1)]
