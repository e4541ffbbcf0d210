"""Many games from one position."""

from __future__ import annotations

import random

import pytest
from librt.random import Random

from warren.core.batch import play_many
from warren.core.playout import play_out
from warren.games.registry import new_state

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


@pytest.mark.parametrize("game", GAMES)
def test_they_are_the_games_that_would_be_played_one_by_one(game: str) -> None:
    state = new_state(game, 2)
    before = state.key()
    batch = play_many(state, 4, Random(5))
    assert state.key() == before
    rng, decisions = Random(5), 0
    scores: list[int] = []
    leads: list[int] = []
    for _ in range(4):
        one = state.clone()
        decisions += play_out(one, rng)
        scores += one.scores()
        leads.append(sum(1 << seat for seat in one.winners()))
    assert (batch.games, batch.players, batch.decisions) == (4, 2, decisions)
    assert list(memoryview(batch.scores).cast("B").cast("q")) == scores
    assert list(memoryview(batch.leads).cast("B").cast("q")) == leads
    shares = [batch.win_share(seat) for seat in range(2)]
    assert sum(shares) == pytest.approx(1.0)
    alone = sum(1.0 if lead == 1 else 0.5 if lead == 3 else 0.0 for lead in leads)
    assert shares[0] == pytest.approx(alone / 4)
    assert batch.mean_score(1) == pytest.approx(sum(scores[1::2]) / 4)


def test_limit_and_luck_of_chance_are_those_of_a_playout() -> None:
    state = new_state("small_world", 3)
    batch = play_many(state, 5, random.Random(1), limit=7, chance=Random(2))
    assert batch.decisions == 35
    again = play_many(state, 5, random.Random(1), limit=7, chance=Random(2))
    assert bytes(memoryview(batch.scores)) == bytes(memoryview(again.scores))
