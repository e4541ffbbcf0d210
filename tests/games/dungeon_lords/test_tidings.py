"""Special events of the expansion."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import DECK
from tests.tools.dungeon_lords.seasons import Play, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.layout import (
    CARD,
    CARD_NEXT,
    EVIL,
    FIRST,
    FOOD,
    GOLD,
    GONE,
    HERE,
    IMPATIENT,
    IN_BOX,
    IN_TENT,
    PALADIN,
    TILE_NOW,
)
from warren.games.dungeon_lords.terms import DWARF, ELF, HUMAN, SPECIAL

EVENTS = [one.id for one in DECK.events]


@rules("DF-RND-4", "DF-RND-5", "DF-SET-3")
def test_two_special_events_in_a_row_have_a_card_each() -> None:
    play = Play(
        wishes={
            "tile": ["special", "special", "taxes", "payday"],
            "event": ["rats", "scout-at-the-entrance"],
        },
        pets=False,
    )
    play.to(frames.ORDERS, 1)
    assert play.state.numbers[CARD_NEXT] == EVENTS.index("rats")
    play.to(frames.ORDERS, 2)
    assert play.state.numbers[CARD] == EVENTS.index("rats")
    assert play.state.numbers[CARD_NEXT] == EVENTS.index("scout-at-the-entrance")
    play.to(frames.ORDERS, 3)
    assert play.state.numbers[CARD] == EVENTS.index("scout-at-the-entrance")
    play.to(frames.ORDERS, 4)
    assert play.state.to_json()["scout"] == 1
    shown = [fact[1] for fact in play.told("event-shown")]
    assert shown == ["rats", "scout-at-the-entrance"]


def ladies(*evils: int, elf: int = IN_TENT, dwarf: int = IN_TENT, first: int = 0) -> list[int]:
    """Where elf and dwarf are after I'm Back, Ladies!, for players as evil as this."""
    match = event("im-back-ladies", players=len(evils))
    state = state_of(match)
    state.numbers[FIRST] = first
    for seat, evil in enumerate(evils):
        state.put(seat, EVIL, evil)
    for kind, host in ((ELF, elf), (DWARF, dwarf)):
        state.numbers[PALADIN + kind] = host
        if host >= 0:
            lines.insert(state, i64(host), i64(0), lines.paladin_figure(i64(kind)))
    match = settled(match)
    state = state_of(match)
    found = [int(state.numbers[PALADIN + kind]) for kind in (ELF, DWARF)]
    for kind, host in zip((ELF, DWARF), found, strict=True):
        if host >= 0:
            assert lines.who(state.line(i64(host), i64(0))) == lines.paladin_figure(i64(kind))
    return found


def event(name: str, **table: object) -> Match:
    """A special event is about to happen."""
    match = phase(frames.EVENT, pets=False, **table)
    state = state_of(match)
    state.numbers[TILE_NOW] = SPECIAL
    state.numbers[CARD] = EVENTS.index(name)
    return match


@rules("DF-CRD-7", "DF-E-IM-BACK-LADIES")
def test_the_weakest_in_the_tent_goes_to_the_most_evil_without_a_paladin() -> None:
    assert ladies(3, 6, 4) == [1, IN_TENT]
    assert ladies(6, 6, 6) == [2, IN_TENT]
    assert ladies(6, 6, 6, first=1) == [0, IN_TENT]
    assert ladies(11, 6, 4, elf=0) == [1, 0]


@rules("DF-CRD-7", "DF-PAL-13")
def test_then_all_hosts_are_ranked_at_once() -> None:
    assert ladies(7, 9, 4, elf=0) == [0, 1]
    assert ladies(9, 7, 4, elf=0) == [1, 0]


@rules("DF-CRD-7", "DF-E-IM-BACK-LADIES")
def test_with_an_empty_tent_nothing_happens() -> None:
    assert ladies(12, 11, 9, elf=1, dwarf=0) == [1, 0]
    assert ladies(4, 5, elf=GONE, dwarf=GONE) == [GONE, GONE]


@rules("DF-E-IM-BACK-LADIES", "DF-VAR-6")
@pytest.mark.parametrize(
    ("human", "elf"), [(IN_TENT, 1), (0, 1), (GONE, IN_BOX)], ids=["tent", "hosted", "discarded"]
)
def test_the_old_paladin_is_joined_by_the_elf_of_the_box(human: int, elf: int) -> None:
    match = event("im-back-ladies", players=2, paladins="old")
    state = state_of(match)
    state.put(1, EVIL, 7)
    state.put(0, EVIL, 11 if human == 0 else 5)
    state.numbers[PALADIN + HUMAN] = human
    if human == 0:
        lines.insert(state, i64(0), i64(0), lines.paladin_figure(i64(HUMAN)))
    state = state_of(settled(match))
    assert state.numbers[PALADIN + ELF] == elf
    assert state.numbers[PALADIN + HUMAN] == human


@rules("DF-CRD-8", "DF-E-IMPATIENT-HEROES")
def test_impatient_heroes_strike_when_all_have_come() -> None:
    match = event("impatient-heroes", players=4)
    state = state_of(match)
    frames.pop(state)
    frames.push(state, frames.ADVENT, 0, 0)
    frames.push(state, frames.EVENT, 0, 0)
    ids = [one.id for one in DECK.adventurers]
    names = ["thief-1-1", "priest-1-1", "bard-1-1", "warrior-1-2a"]
    for place, name in enumerate(names):
        state.numbers[HERE + place] = ids.index(name)
    for seat, evil in enumerate((4, 3, 2, 9)):
        state.put(seat, EVIL, evil)
    state.numbers[FIRST] = 1
    state.effects = []
    state.flow.settle(state)
    facts = [(one.name, one.args["seat"]) for one in state.effects if "seat" in one.args]
    assert [fact for fact in facts if fact[0] != "heroes-impatient"] == [
        ("adventurer-came", 2),
        ("adventurer-came", 1),
        ("adventurer-came", 0),
        ("adventurer-came", 3),
        ("evil-moved", 1),
        ("gold-moved", 2),
        ("imps-moved", 3),
        ("food-moved", 0),
    ]
    assert [int(state.evil(seat)) for seat in range(4)] == [4, 4, 2, 9]


@rules("DF-CRD-8", "DF-E-IMPATIENT-HEROES", "DL-EVT-7")
def test_impatient_heroes_take_what_is_there_and_strike_once() -> None:
    match = event("impatient-heroes", players=2)
    state = state_of(match)
    frames.pop(state)
    frames.push(state, frames.ADVENT, 0, 0)
    frames.push(state, frames.ADVENT, 0, 0)
    frames.push(state, frames.EVENT, 0, 0)
    ids = [one.id for one in DECK.adventurers]
    for place, name in enumerate(["thief-1-1", "wizard-1-1", "bard-1-1"]):
        state.numbers[HERE + place] = ids.index(name)
    for seat in range(2):
        for field in (GOLD, FOOD):
            state.put(seat, field, 0)
    match = settled(match)
    assert match.state.is_over()
    assert state_of(match).numbers[IMPATIENT] == 0


@rules("DF-E-IMPATIENT-HEROES", "DF-VAR-10", "DF-VAR-17")
def test_impatient_heroes_are_over_in_a_round_without_adventurers() -> None:
    wishes = {"tile": ["special", "taxes", "payday"], "event": ["impatient-heroes"]}
    play = Play(3, wishes=wishes, edition="beginners").to(frames.ORDERS, 3)
    assert play.told("event-shown") == [("event-shown", "impatient-heroes")]
    assert play.told("adventurer-came") == []
    assert play.state.numbers[IMPATIENT] == 0
