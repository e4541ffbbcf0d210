"""What a new round turns up, and in which order."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    CARD,
    CARD_NEXT,
    DISPLAY,
    HERE,
    IN_DISCARD,
    MONSTER_DISCARD,
    ON_DISPLAY,
    PARTY,
    ROOM_AT,
    ROUND,
    TILE_NEXT,
    TILE_NOW,
)
from warren.games.dungeon_lords.terms import NONE, PAYDAY, TAXES


def news(phase: Phase) -> list[str]:
    """What was turned up, each kind once, in order."""
    found: list[str] = []
    for fact in phase.log():
        name = fact.name.removesuffix("-shown")
        if fact.name.endswith("-shown") and name not in found:
            found.append(name)
    return found


@rules("DL-NEW-5", "DL-NEW-1", "DL-NEW-2")
def test_the_order_inside_the_phase() -> None:
    phase = Phase(frames.SEASON, edition="base")
    phase.world(DISPLAY, 4).world(ROOM_AT, ON_DISPLAY).begin()
    assert MONSTER_COUNTS.of(phase.state.numbers[MONSTER_DISCARD], 4) == 1
    assert phase.state.numbers[ROOM_AT] == IN_DISCARD
    phase.deal(tile=["special"])
    assert news(phase) == ["monster", "room", "tile", "event", "adventurer"]


@rules("DL-NEW-2", "DL-NEW-3", "DF-RND-4")
@pytest.mark.parametrize(
    ("edition", "season", "shows"),
    [
        ("base", 1, True),
        ("base", 3, True),
        ("base", 4, False),
        ("festival", 1, True),
        ("festival", 4, True),
        ("festival", 5, False),
    ],
)
def test_the_last_round_shows_nothing_of_a_next_one(edition: str, season: int, shows: bool) -> None:
    phase = Phase(frames.UNVEIL, season=season, edition=edition, opportunities=False)
    phase.begin().deal(tile=["payday"])
    assert ("tile" in news(phase)) == shows
    assert ("adventurer" in news(phase)) == shows
    assert (phase.state.numbers[TILE_NEXT] == PAYDAY) == shows
    assert (phase.state.numbers[PARTY] != NONE) == shows


@rules("DL-NEW-2")
def test_a_plain_tile_turns_up_no_card() -> None:
    phase = Phase(frames.UNVEIL, edition="base").begin()
    phase.deal(tile=["taxes"])
    assert "event" not in news(phase)
    assert phase.state.numbers[CARD_NEXT] == NONE


@rules("DL-NEW-2", "DL-ADV-1", "DL-EVT-1", "DF-RND-4")
def test_what_was_shown_a_round_ago_is_of_this_round() -> None:
    phase = Phase(frames.UNVEIL, edition="base").begin()
    phase.deal(tile=["taxes"])
    shown = [int(phase.state.numbers[PARTY + place]) for place in range(4)]
    assert phase.state.numbers[TILE_NOW] == NONE
    phase.world(ROUND, 2).then(frames.UNVEIL).deal(tile=["payday"])
    assert phase.state.numbers[TILE_NOW] == TAXES
    assert phase.state.numbers[TILE_NEXT] == PAYDAY
    assert [int(phase.state.numbers[HERE + place]) for place in range(4)] == shown
    assert not set(shown) & {int(phase.state.numbers[PARTY + place]) for place in range(4)}


@rules("DL-SET-9", "DF-SET-6")
@pytest.mark.parametrize(
    ("edition", "tiles"),
    [
        ("base", ["payday", "special", "taxes"]),
        ("festival", ["payday", "special", "special", "taxes"]),
    ],
)
def test_each_tile_comes_as_often_as_it_is_there(edition: str, tiles: list[str]) -> None:
    phase = Phase(frames.UNVEIL, edition=edition, opportunities=False).begin()
    phase.deal()
    for season in range(2, len(tiles) + 1):
        phase.world(ROUND, season).then(frames.UNVEIL).deal()
    assert sorted(str(fact["tile"]) for fact in phase.told("tile-shown")) == tiles


@rules("DF-RND-5", "DL-NEW-2", "DL-EVT-6")
def test_two_special_events_in_a_row_have_a_card_each() -> None:
    phase = Phase(frames.UNVEIL).begin()
    phase.deal(tile=["special"], event=["rats"])
    phase.world(ROUND, 2).then(frames.UNVEIL)
    phase.deal(tile=["special"], event=["charity-drive"])
    assert [fact["event"] for fact in phase.told("event-shown")] == ["rats", "charity-drive"]
    events = [one.id for one in phase.state.table.deck.events]
    assert events[int(phase.state.numbers[CARD])] == "rats"
    phase.then(frames.EVENT).world(ROUND, 3).then(frames.UNVEIL)
    phase.deal(tile=["taxes"])
    assert events[int(phase.state.numbers[CARD])] == "charity-drive"
