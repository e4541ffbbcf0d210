"""What the second year brings, and in which order."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle.row import is_open
from warren.games.dungeon_lords.calendar import unseen_events
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    CAUGHT,
    EVENTS_SEEN,
    EVIL,
    FIRST,
    IN_STACK,
    IN_TENT,
    MONSTER_STACK,
    NEUTRAL,
    OUT,
    PALADIN,
    ROOM_AT,
    ROW,
    STACK,
    TILES_SEEN,
    UNDER,
)
from warren.games.dungeon_lords.steps.season import END
from warren.games.dungeon_lords.terms import HUMAN


def ending(players: int = 4) -> Phase:
    """The first year ends without a fight; the year has left its marks."""
    return Phase(frames.SEASON, players=players, season=4, stage=END, edition="base")


@rules("DL-YR2-1", "DL-SET-5", "DL-SET-10")
def test_new_stacks_new_cards_a_new_paladin_and_new_tiles() -> None:
    phase = ending().world(PALADIN + HUMAN, CAUGHT + 1).world(TILES_SEEN, 0x111).world(UNDER, 5)
    phase.world(ROW, 1).world(EVENTS_SEEN, 0b10).begin()
    state = phase.state
    deck = state.table.deck
    assert (state.year(), state.round_now()) == (2, 1)
    base = [number for number, one in enumerate(deck.monsters) if one.set == "base"]
    found = [int(MONSTER_COUNTS.of(state.numbers[MONSTER_STACK], number)) for number in base]
    assert found == [deck.monsters[number].copies[1] for number in base]
    for number, room in enumerate(deck.rooms):
        if room.set == "base":
            assert state.numbers[ROOM_AT + number] == (IN_STACK if room.year == 2 else OUT)
    people = {
        number for number in range(len(deck.adventurers)) if state.numbers[STACK] >> number & 1
    }
    assert {deck.adventurers[number].year for number in people} == {2}
    assert len(people) == 16
    assert state.numbers[UNDER] == 0
    spells = [one for at, one in enumerate(deck.spells) if is_open(state, i64(at))]
    assert {one.year for one in spells} == {2}
    assert state.numbers[PALADIN + HUMAN] == IN_TENT
    assert not unseen_events(state) & 0b10
    phase.deal(tile=["special"])
    assert phase.told("tile-shown") == [{"tile": "special"}]


@rules("DL-YR2-4", "DL-PAL-4", "DL-YR2-3")
def test_the_token_moves_before_the_paladin_looks_round() -> None:
    """Before it moved the other of the two tied would have been the last in turn order."""
    phase = ending().world(FIRST, 0).everybody(EVIL, 11, 11, 5, 5).begin()
    assert phase.state.first() == 1
    assert [phase.line(seat) for seat in range(4)] == [["human"], [], [], []]


@rules("DL-YR2-4", "DL-DUM-8")
@pytest.mark.parametrize(("neutral", "host"), [(11, 1), (12, 1), (13, None)])
def test_the_counter_of_nobody_moves_before_the_paladin_looks_round(
    neutral: int, host: int | None
) -> None:
    phase = ending(2).world(NEUTRAL, neutral).everybody(EVIL, 5, 10).begin()
    assert phase.state.numbers[NEUTRAL] == neutral - 2
    assert phase.line(1) == (["human"] if host == 1 else [])
    assert bool(phase.told("paladin-discarded")) == (host is None)
