"""Stacks and rows: what they hold, what is drawn of them, what is never used."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.games import played
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.calendar import unseen_events
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import ROW, TRAP_DISCARD
from warren.games.dungeon_lords.stacks import spell_deck, trap_deck
from warren.games.dungeon_lords.steps.season import END
from warren.games.dungeon_lords.steps.spying import closed_places


@rules("DL-SET-6")
def test_the_trap_deck_runs_on_into_year_two() -> None:
    phase = Phase(frames.SEASON, season=4, stage=END, edition="base").holds("pendulum", "trapdoor")
    used = TRAP_COUNTS.one(i64(0))
    phase.world(TRAP_DISCARD, int(used)).begin()
    state = phase.state
    assert state.year() == 2
    assert state.numbers[TRAP_DISCARD] == used
    assert state.traps_held(i64(0)) == 2
    assert TRAP_COUNTS.total(trap_deck(state)) == TRAP_COUNTS.total(state.table.all_traps) - 3


@rules("DL-SET-7", "DF-SET-2")
@pytest.mark.parametrize(("edition", "places"), [("base", 4), ("festival", 5)])
@pytest.mark.parametrize("year", [1, 2])
def test_a_row_of_cards_of_the_year(edition: str, places: int, year: int) -> None:
    state = Phase(frames.UNVEIL, year=year, edition=edition).state
    assert closed_places(state) == (1 << places) - 1
    spells = state.table.deck.spells
    mask = spell_deck(state)
    found = [one for number, one in enumerate(spells) if mask >> number & 1]
    assert {one.year for one in found} == {year}
    assert {one.set for one in found} == ({"base"} if edition == "base" else {"base", "festival"})
    assert len(found) > places


@rules("DL-SET-7", "DL-CMB-1")
@pytest.mark.parametrize(("edition", "fights"), [("base", 4), ("festival", 5)])
def test_place_n_is_the_card_of_battle_round_n(edition: str, fights: int) -> None:
    """A combat is over before its last round when no party is left."""
    turned: dict[int, list[object]] = {1: [], 2: []}
    for state, facts in played(4, 2, edition=edition):
        for fact in facts:
            if fact.name == "card-turned":
                year = int(state.year())
                number = fact.args["round"]
                turned[year].append(fact.args["spell"])
                assert number == len(turned[year])
                assert isinstance(number, int)
                known = int(state.numbers[ROW + number - 1])
                if known >= 0:
                    assert state.table.deck.spells[known].id == fact.args["spell"]
    for cards in turned.values():
        assert 0 < len(set(cards)) == len(cards) <= fights


@rules("DL-SET-8", "DF-SET-3", "DL-EVT-6")
@pytest.mark.parametrize(("edition", "each"), [("base", 1), ("festival", 2)])
def test_special_events_of_a_year_and_never_twice(edition: str, each: int) -> None:
    found: dict[int, list[object]] = {1: [], 2: []}
    for state, facts in played(3, 7, edition=edition):
        for fact in facts:
            if fact.name == "event-shown":
                found[int(state.year())].append(fact.args["event"])
    assert [len(cards) for cards in found.values()] == [each, each]
    assert len({card for cards in found.values() for card in cards}) == 2 * each
    base = Phase(frames.UNVEIL, edition="base").state
    kinds = [
        one.set for at, one in enumerate(base.table.deck.events) if unseen_events(base) >> at & 1
    ]
    assert set(kinds) == {"base"}
