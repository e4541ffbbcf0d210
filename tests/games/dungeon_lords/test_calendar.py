"""Rounds, years and the starting player."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.rules import rules

from warren.core.effect import Effect
from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords

GAME = DungeonLords()


def told(players: int, options: dict[str, object]) -> list[Effect]:
    """All facts of a random game."""
    state = GAME.new_state(players, {"first": 0, **options})
    rng = Random(4)
    facts: list[Effect] = []
    while actors := state.actors():
        state.effects = []
        seat = actors[0]
        codes = state.legal_actions(seat) if seat != CHANCE else []
        code = codes[int(rng.randrange(len(codes)))] if codes else int(state.draw(rng))
        state.apply(seat, code)
        facts += state.effects or []
    return facts


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
    found = beginners_of_rounds(told(players, {"edition": edition}))
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
    facts = told(2, {"edition": edition})
    assert [fact.args["amount"] for fact in facts if fact.name == "neutral-moved"] == moves


@rules("DL-RND-2", "DL-RND-3", "DF-RND-1", "DF-RND-2", "DF-RND-5", "DF-RND-6", "DF-SET-6")
@pytest.mark.parametrize(
    ("edition", "players", "events", "adventurers"),
    [("base", 4, 6, 24), ("festival", 4, 8, 32), ("festival", 2, 8, 16), ("beginners", 3, 8, 18)],
)
def test_events_and_adventurers(edition: str, players: int, events: int, adventurers: int) -> None:
    facts = told(players, {"edition": edition})
    tiles = [fact.args["tile"] for fact in facts if fact.name == "event-began"]
    assert len(tiles) == events
    assert tiles.count("taxes") == tiles.count("payday") == 2
    assert sum(fact.name == "adventurer-came" for fact in facts) == adventurers
