"""Rounds, years and the starting player."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.tools.dungeon_lords.games import told
from tests.tools.rules import rules

from warren.core.effect import Effect


def beginners_of_rounds(facts: list[Effect]) -> list[tuple[object, object, object]]:
    """Year, round, and who begins it."""
    first: object = 0
    found: list[tuple[object, object, object]] = []
    for fact in facts:
        if fact.name == "first-player":
            first = fact.args["seat"]
        elif fact.name == "round-began":
            found.append((fact.args["year"], fact.args["round"], first))
    return found


@rules("DL-RND-1", "DL-RND-5", "DL-YR2-3", "DF-YR2-1", "DF-SET-5", "DF-VAR-2", "DF-VAR-9")
@pytest.mark.parametrize(
    ("edition", "players", "beginners"),
    [
        ("base", 4, [0, 1, 2, 3, 0, 1, 2, 3]),
        ("base", 3, [0, 1, 2, 0, 1, 2, 0, 1]),
        ("four-seasons", 2, [0, 1, 0, 1, 0, 1, 0, 1]),
        ("festival", 4, [0, 1, 2, 3, 0, 2, 3, 0, 1, 2]),
        ("beginners", 4, [0, 1, 2, 3, 0, 2, 3, 0, 1, 2]),
        ("festival", 3, [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]),
        ("festival", 2, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
    ],
)
def test_who_begins_each_round(edition: str, players: int, beginners: list[int]) -> None:
    found = beginners_of_rounds(told(players, edition=edition))
    seasons = len(beginners) // 2
    wanted = [(1 + at // seasons, 1 + at % seasons, seat) for at, seat in enumerate(beginners)]
    assert found[1:] == wanted[1:]
    assert len(found) in (len(wanted), len(wanted) - 1)


@rules("DL-DUM-8", "DL-DUM-13", "DF-YR2-2", "DF-VAR-17")
@pytest.mark.parametrize(
    ("edition", "moves"),
    [
        ("base", [1, 1, 1, -2, 1, 1, 1]),
        ("festival", [1, 1, 1, 1, -3, 1, 1, 1, 1]),
        ("beginners", [1, 1, 1, -2, 1, 1, 1]),
    ],
)
def test_the_counter_of_nobody(edition: str, moves: list[int]) -> None:
    facts = told(2, edition=edition)
    assert [fact.args["amount"] for fact in facts if fact.name == "neutral-moved"] == moves


@rules("DL-RND-2", "DL-RND-3", "DF-RND-1", "DF-RND-2", "DF-RND-5", "DF-RND-6", "DF-SET-6")
@pytest.mark.parametrize(
    ("edition", "players", "events", "adventurers"),
    [("base", 4, 6, 24), ("festival", 4, 8, 32), ("festival", 2, 8, 16), ("beginners", 3, 8, 18)],
)
def test_events_and_adventurers(edition: str, players: int, events: int, adventurers: int) -> None:
    facts = told(players, edition=edition)
    tiles = [fact.args["tile"] for fact in facts if fact.name == "event-began"]
    assert len(tiles) == events
    assert tiles.count("taxes") == tiles.count("payday") == 2
    for fact in (fact for fact in facts if fact.name == "event-began"):
        assert ("event" in fact.args) == (fact.args["tile"] == "special")
    assert sum(fact.name == "adventurer-came" for fact in facts) == adventurers


@rules("DL-ADV-1", "DL-ADV-2", "DF-RND-6")
@pytest.mark.parametrize(
    ("edition", "players", "each"), [("base", 4, 3), ("base", 2, 3), ("festival", 3, 4)]
)
def test_adventurers_for_each_player_and_year(edition: str, players: int, each: int) -> None:
    facts = told(players, edition=edition)
    year: object = 0
    rounds: set[object] = set()
    found: Counter[tuple[object, object]] = Counter()
    season: object = 0
    for fact in facts:
        if fact.name == "round-began":
            year, season = fact.args["year"], fact.args["round"]
        elif fact.name == "adventurer-came":
            found[year, fact.args["seat"]] += 1
            rounds.add(season)
    assert found == {(year, seat): each for year in (1, 2) for seat in range(players)}
    assert rounds == set(range(2, 2 + each))
