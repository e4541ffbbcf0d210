"""The phases of a round, and what lies between autumn and combat."""

from __future__ import annotations

from itertools import groupby

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.games import played
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    BUSY,
    DISPLAY,
    FIRST,
    IDLE,
    IN_DISCARD,
    MONSTER_DISCARD,
    ON_DISPLAY,
    ROOM_AT,
    TIRED_TROLLS,
    TRAINEES,
    USES,
)
from warren.games.dungeon_lords.steps.season import END

PHASES = {
    "unveil": "new round",
    "orders": "orders",
    "errands": "orders",
    "festival": "festival",
    "production": "production",
    "return": "return",
    "pets": "pets",
    "event": "event",
    "combat": "combat",
}


def phases(season: int, seed: int, **options: str) -> list[str]:
    """The phases of a round of year 1 in which something was decided, in order."""
    found: list[str] = []
    for state, facts in played(4, seed, **options):
        if state.year() == 1 and state.round_now() == season and frames.depth(state) > 1:
            step = frames.STEP_NAMES[int(frames.step_at(state, 1))]
            if step in PHASES:
                found.append(PHASES[step])
            if any(fact.name == "adventurer-came" for fact in facts):
                found.append("adventurers")
        if state.year() == 2:
            break
    return [name for name, _ in groupby(found)]


ORDERS = ["new round", "orders"]
MIDDLE = [*ORDERS, "production", "return", "event", "adventurers"]


@pytest.mark.parametrize(
    ("edition", "season", "wanted"),
    [
        pytest.param("base", 1, [*ORDERS, "production", "return"], marks=rules("DL-RND-2")),
        pytest.param("base", 3, MIDDLE, marks=rules("DL-RND-3")),
        pytest.param("base", 4, [*MIDDLE, "combat"], marks=rules("DL-RND-4")),
        pytest.param(
            "festival", 1, [*ORDERS, "production", "return", "pets"], marks=rules("DF-RND-1")
        ),
        pytest.param("festival", 4, MIDDLE, marks=rules("DF-RND-2")),
        pytest.param(
            "festival",
            5,
            [*ORDERS, "festival", *MIDDLE[2:], "combat"],
            marks=rules("DF-RND-3"),
        ),
    ],
)
def test_the_phases_of_a_round(edition: str, season: int, wanted: list[str]) -> None:
    """What asks nobody is not seen, so a round may show fewer of them."""
    seen: set[str] = set()
    for seed in range(3):
        found = phases(season, seed, edition=edition)
        assert [name for name in wanted if name in found] == found
        seen |= set(found)
    assert seen >= set(wanted) - {"production", "return"}


def autumn(**options: str) -> Phase:
    """The last round of the first year is over."""
    return Phase(frames.SEASON, season=4, stage=END, edition="base", **options).world(FIRST, 2)


def fighting(phase: Phase) -> Phase:
    """A party waits before every dungeon."""
    for seat in range(4):
        lines.join(phase.state, i64(seat), i64(seat))
    return phase.begin()


@rules("DL-RND-4", "DL-RND-6")
def test_the_starting_player_of_the_last_round_begins_the_combat() -> None:
    phase = fighting(autumn())
    assert frames.in_combat(phase.state)
    assert phase.state.first() == 2
    assert not phase.told("first-player")


@rules("DL-RND-6")
def test_imps_and_troll_tokens_are_unused_before_the_combat() -> None:
    phase = autumn().put(IDLE, 1).put(BUSY, 4).put(TIRED_TROLLS, 1).put(TRAINEES, 1)
    fighting(phase)
    assert [phase.get(field) for field in (IDLE, BUSY, TIRED_TROLLS, TRAINEES)] == [5, 0, 0, 1]


@rules("DL-RND-5", "DL-IMP-1", "DL-PRO-2", "DL-PRO-1")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_at_the_end_of_a_round_everybody_rests_and_the_token_goes_on(season: int) -> None:
    phase = Phase(frames.SEASON, season=season, stage=END, edition="base").world(FIRST, 3)
    phase.put(IDLE, 1).put(BUSY, 2).put(TIRED_TROLLS, 1).put(USES, 1).begin()
    assert [phase.get(field) for field in (IDLE, BUSY, TIRED_TROLLS, USES)] == [3, 0, 0, 0]
    assert phase.state.first() == 0
    assert phase.state.round_now() == season + 1


@rules("DL-RND-7", "DL-NEW-1")
def test_what_is_left_on_display_stays_until_the_next_round() -> None:
    phase = fighting(autumn().world(DISPLAY + 1, 3).world(ROOM_AT + 2, ON_DISPLAY))
    assert phase.state.numbers[DISPLAY + 1] == 3
    assert phase.state.numbers[ROOM_AT + 2] == ON_DISPLAY
    peaceful = autumn().world(DISPLAY + 1, 3).world(ROOM_AT + 2, ON_DISPLAY).begin()
    assert peaceful.state.year() == 2
    assert MONSTER_COUNTS.of(peaceful.state.numbers[MONSTER_DISCARD], 3) == 1
    assert peaceful.state.numbers[ROOM_AT + 2] == IN_DISCARD
