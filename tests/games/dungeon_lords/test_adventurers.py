"""Adventurers: drawn, lined up, and sent to the players."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.decks import own
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.layout import (
    CARD,
    EVIL,
    FIRST,
    HERE,
    NEUTRAL,
    PALADIN,
    PARTY,
    STACK,
    TILE_NOW,
    UNDER,
)
from warren.games.dungeon_lords.terms import HUMAN, NONE, SPECIAL


def number(phase: Phase, name: str) -> int:
    return [one.id for one in phase.state.table.deck.adventurers].index(name)


def advent(*here: str, players: int = 4, edition: str = "base") -> Phase:
    """These stand before the dungeons, from the weakest to the strongest."""
    phase = Phase(frames.ADVENT, players=players, season=2, edition=edition)
    for place, name in enumerate(here):
        phase.world(HERE + place, number(phase, name))
    return phase


def came(phase: Phase) -> dict[object, object]:
    return {fact["seat"]: fact["adventurer"] for fact in phase.told("adventurer-came")}


FOUR = ("priest-1-1", "thief-1-2a", "wizard-1-2a", "warrior-1-3")


@rules("DL-ADV-1", "DL-ADV-4")
def test_the_weakest_goes_to_the_least_evil() -> None:
    phase = advent(*FOUR).everybody(EVIL, 7, 3, 9, 4).begin()
    assert came(phase) == dict(zip((1, 3, 0, 2), FOUR, strict=True))
    assert [phase.line(seat) for seat in (1, 3, 0, 2)] == [[name] for name in FOUR]
    assert {int(phase.state.numbers[HERE + place]) for place in range(4)} == {NONE}


@rules("DL-ADV-3")
def test_of_the_tied_the_later_in_turn_order_is_more_evil() -> None:
    phase = advent(*FOUR).world(FIRST, 2).begin()
    assert came(phase) == dict(zip((2, 3, 0, 1), FOUR, strict=True))


@rules("DL-DUM-9")
@pytest.mark.parametrize(
    ("evils", "neutral", "discarded"),
    [((5, 6), 5, 1), ((5, 6), 4, 0), ((5, 6), 9, 2), ((6, 6), 5, 0)],
    ids=["tied with the worse", "tied with the better", "above all", "tied with both"],
)
def test_what_comes_to_the_counter_of_nobody_is_discarded(
    evils: tuple[int, int], neutral: int, discarded: int
) -> None:
    names = ["priest-1-1", "thief-1-2a", "warrior-1-3"]
    phase = advent(*names, players=2).everybody(EVIL, *evils).world(NEUTRAL, neutral).begin()
    gone = names.pop(discarded)
    assert phase.told("adventurer-discarded") == [{"adventurer": gone}]
    assert came(phase) == {0: names[0], 1: names[1]}


@rules("DL-ADV-5", "DL-ADV-6")
def test_warriors_before_the_others_behind() -> None:
    phase = Phase(frames.ADVENT, edition="base")
    for name in ("thief-1-1", "warrior-1-1", "priest-1-1", "warrior-1-3", "wizard-1-1"):
        lines.join(phase.state, i64(0), i64(number(phase, name)))
    assert phase.line() == ["warrior-1-3", "warrior-1-1", "thief-1-1", "priest-1-1", "wizard-1-1"]


@rules("DL-ADV-7")
@pytest.mark.parametrize("newcomer", ["warrior-1-3", "thief-1-1"])
def test_the_paladin_stands_before_everybody(newcomer: str) -> None:
    phase = advent(newcomer).everybody(EVIL, 9, 12, 12, 12).world(PALADIN + HUMAN, 0)
    lines.insert(phase.state, i64(0), i64(0), lines.paladin_figure(i64(HUMAN)))
    assert phase.begin().line() == ["human", newcomer]


@rules("DL-ADV-7", "DL-PAL-1")
def test_a_paladin_who_comes_later_goes_to_the_front() -> None:
    phase = Phase(frames.EVENT, edition="base").world(FIRST, 0)
    lines.join(phase.state, i64(0), i64(number(phase, "warrior-1-3")))
    witch_hunt = phase.put(EVIL, 9).world(TILE_NOW, SPECIAL).world(CARD, 0)
    witch_hunt.begin()
    assert phase.line() == ["human", "warrior-1-3"]


def lining(**wanted: list[str]) -> Phase:
    phase = Phase(frames.UNVEIL, edition="base").begin()
    phase.deal(**wanted)
    return phase


def lined(phase: Phase) -> list[str]:
    numbers = [int(phase.state.numbers[PARTY + place]) for place in range(4)]
    return [phase.state.table.deck.adventurers[at].id for at in numbers if at != NONE]


@rules("DL-NEW-3")
def test_adventurers_line_up_by_rank_and_equal_ranks_as_drawn() -> None:
    drawn = ["warrior-1-3", "thief-1-2b", "priest-1-1", "thief-1-2a"]
    phase = lining(adventurer=drawn)
    assert lined(phase) == ["priest-1-1", "thief-1-2b", "thief-1-2a", "warrior-1-3"]


@rules("DL-NEW-4")
def test_all_of_one_rank_send_the_last_under_the_stack() -> None:
    drawn = ["thief-1-2a", "thief-1-2b", "priest-1-2a", "priest-1-2b", "wizard-1-2a", "wizard-1-1"]
    phase = lining(adventurer=drawn)
    assert phase.told("adventurer-under") == [
        {"adventurer": "priest-1-2b"},
        {"adventurer": "wizard-1-2a"},
    ]
    assert lined(phase) == ["wizard-1-1", "thief-1-2a", "thief-1-2b", "priest-1-2a"]
    assert not phase.state.numbers[STACK] >> number(phase, "priest-1-2b") & 1


def left(phase: Phase, stack: list[str], under: list[str]) -> Phase:
    """Nobody but these is left in the stack, the last ones under it in their order."""
    phase.world(STACK, sum(1 << number(phase, name) for name in stack))
    below = sum(number(phase, name) + 1 << 6 * place for place, name in enumerate(under))
    return phase.world(UNDER, below)


@rules("DL-NEW-4")
def test_those_under_the_stack_come_last_in_their_order() -> None:
    phase = left(Phase(frames.UNVEIL, edition="base"), ["thief-1-1"], ["priest-1-2b", "thief-1-2a"])
    phase.world(UNDER, int(phase.state.numbers[UNDER]) | (number(phase, "warrior-1-3") + 1) << 12)
    phase.begin().deal()
    assert lined(phase) == ["thief-1-1", "priest-1-2b", "thief-1-2a", "warrior-1-3"]
    assert phase.state.numbers[STACK] == phase.state.numbers[UNDER] == 0


@rules("DL-NEW-4")
def test_when_the_stack_runs_out_they_stay_as_they_are() -> None:
    twos = ["thief-1-2a", "thief-1-2b", "priest-1-2a", "priest-1-2b"]
    phase = left(Phase(frames.UNVEIL, edition="base"), twos, [])
    phase.begin().deal(adventurer=twos.copy())
    assert lined(phase) == twos


@rules("DL-NEW-4")
def test_a_deck_of_one_rank_is_played_all_the_same() -> None:
    deck = own()
    for row in deck["adventurers"]:
        row["rank"] = 1
    phase = Phase(frames.UNVEIL, deck=deck).begin()
    phase.deal()
    assert len(lined(phase)) == 4
    assert len(phase.told("adventurer-under")) == 10


@rules("DL-ADV-1", "DL-DUM-2")
@pytest.mark.parametrize(("players", "count"), [(4, 4), (3, 3), (2, 3)])
def test_how_many_are_drawn(players: int, count: int) -> None:
    phase = Phase(frames.UNVEIL, players=players, edition="base").begin()
    phase.deal()
    assert len(lined(phase)) == count
