"""Whole games of every edition."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.dungeon_lords.invariants import Box, check
from tests.tools.rules import rules

from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords

EDITIONS = ["base", "festival", "four-seasons", "beginners"]


@rules("DL-RND-1", "DL-EVL-3", "DL-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_come_to_their_end(edition: str, players: int) -> None:
    rng = Random(players)
    state = DungeonLords().new_state(players, {"edition": edition})
    box = Box(state)
    while actors := state.actors():
        seat = actors[int(rng.randrange(len(actors)))]
        codes = [] if seat == CHANCE else state.legal_actions(seat)
        code = codes[int(rng.randrange(len(codes)))] if codes else int(state.draw(rng))
        state.effects = []
        state.apply(seat, code)
        check(state, box)
    assert state.winners()
