"""A prior that looks one choice ahead."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.evaluation import Evaluation
from warren.core.playout import play_out
from warren.core.state import State
from warren.games.registry import new_state, title
from warren.search.search import Search
from warren.search.valued import ValuedPrior

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


def asked(game: str) -> State:
    """A whole state in which somebody has a real choice."""
    state = new_state(game, 2)
    rng = Random(4)
    play_out(state, rng, 15)
    while len(state.legal_actions(state.actors()[0])) < 3:
        play_out(state, rng, 1)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_what_leads_to_more_weighs_more(game: str) -> None:
    state = asked(game)
    before = state.key()
    seat = state.actors()[0]
    evaluation = title(game).part("evaluation", Evaluation)
    codes = state.codes(seat)
    weights = ValuedPrior(title(game), evaluation, 0.05).weigh(state, seat, codes)
    assert state.key() == before
    assert state.legal_actions(seat) == [int(code) for code in codes]
    worth: list[float] = []
    for code in codes:
        after = state.clone()
        after.apply(seat, int(code))
        worth.append(evaluation.worth(after, seat))
    ranked = sorted(range(len(worth)), key=lambda at: worth[at])
    assert all(weights[i64(at)] > 0 for at in ranked)
    for low, high in pairwise(ranked):
        assert weights[i64(low)] <= weights[i64(high)]
    assert max(weights) == pytest.approx(1.0)


def test_a_single_choice_is_not_looked_at() -> None:
    state = asked("heroes")
    prior = ValuedPrior(title("heroes"), title("heroes").part("evaluation", Evaluation), 0.05)
    assert list(prior.weigh(state, state.actors()[0], append(vec[i64](), i64(0)))) == [1.0]


def test_a_cooler_prior_is_surer() -> None:
    state = asked("heroes")
    seat = state.actors()[0]
    evaluation = title("heroes").part("evaluation", Evaluation)
    codes = state.codes(seat)
    sure, unsure = (
        ValuedPrior(title("heroes"), evaluation, heat).weigh(state, seat, codes)
        for heat in (0.01, 1.0)
    )
    assert sum(sure) < sum(unsure)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_goes_by_it(game: str) -> None:
    state = asked(game)
    seat = state.actors()[0]
    prior = ValuedPrior(title(game), title(game).part("evaluation", Evaluation), 0.03)
    search = Search(state.view(seat), iterations=20, seed=2, prior=prior)
    assert search.best() in state.legal_actions(seat)
    assert sum(choice.visits for choice in search.choices()) == 20
