"""What holds in every position of Dungeon Lords, with every option set and number of players."""

from __future__ import annotations

import os

import pytest
from librt.random import Random
from tests.tools.dungeon_lords.invariants import Box, check
from tests.tools.rules import rules

from warren.conformance.suite import run
from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords

GAME = DungeonLords()
LONG = bool(os.environ.get("WARREN_LONG"))
GAMES = 5000 if LONG else 4
MOST_LINES = 5000
SETS: list[dict[str, object]] = [
    {"edition": "festival"},
    {"edition": "base"},
    {"edition": "four-seasons"},
    {"edition": "beginners"},
    {"paladins": "three"},
    {"paladins": "old"},
    {"pets": False},
    {"festival": False},
    {"opportunities": False},
    {"bards": False},
]


@rules("DL-RND-1", "DL-EVL-3", "DL-SET-13", "DF-PAL-13", "DL-INF-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETS, ids=str)
def test_whole_games_keep_all_invariants(options: dict[str, object], players: int) -> None:
    for seed in range(GAMES):
        rng = Random(seed)
        state = GAME.new_state(players, options)
        box = Box(state)
        for _ in range(MOST_LINES):
            actors = state.actors()
            if not actors:
                break
            seat = actors[int(rng.randrange(len(actors)))]
            if seat == CHANCE:
                code = int(state.draw(rng))
            else:
                codes = state.legal_actions(seat)
                assert len(set(codes)) == len(codes) > 0
                code = codes[int(rng.randrange(len(codes)))]
            state.effects = []
            state.apply(seat, code)
            check(state, box)
        assert state.is_over()
        assert state.winners()


@rules("DL-INF-2", "DL-INF-3", "DF-INF-2", "DF-INF-3", "DL-DEC-1", "DF-DEC-1", "DF-VAR-1")
@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_law_holds(options: dict[str, object]) -> None:
    verdicts = run(GAME, 1, 11, 2, options)
    assert [verdict.law.id for verdict in verdicts if verdict.found is not None] == []
