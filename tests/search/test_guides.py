"""The evaluations and priors of the shipped titles."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.core.evaluation import Evaluation, Prior
from warren.core.playout import play_out
from warren.games.registry import new_state, title

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_worths_are_shares_and_weights_positive_all_game_long(game: str, players: int) -> None:
    state = new_state(game, players)
    evaluation = title(game).part("evaluation", Evaluation)
    prior = title(game).part("prior", Prior)
    rng = Random(3)
    play_out(state, rng, 1)
    while not state.is_over():
        before = state.key()
        assert all(0.0 <= evaluation.worth(state, seat) <= 1.0 for seat in range(players))
        seat = state.actors()[0]
        codes = state.codes(seat)
        weights = prior.weigh(state, seat, codes)
        assert len(weights) == len(codes)
        assert all(weight > 0.0 for weight in weights)
        assert state.key() == before
        play_out(state, rng, 7)


@pytest.mark.parametrize("game", GAMES)
def test_the_evaluation_sees_the_winner_coming(game: str) -> None:
    """Shortly before the end it is right more often than not."""
    evaluation = title(game).part("evaluation", Evaluation)
    right = 0.0
    games = 12
    for seed in range(games):
        length = play_out(new_state(game, 2), Random(seed))
        state, rng = new_state(game, 2), Random(seed)
        play_out(state, rng, length - 5)
        worth = evaluation.worth(state, 0)
        play_out(state, rng)
        winners = state.winners()
        right += 0.5 if len(winners) > 1 else float((worth > 0.5) == (winners == [0]))
    assert right > games / 2
