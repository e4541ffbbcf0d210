"""The contract that drivers use."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.bench.measures import drive
from warren.core.playout import play_out
from warren.core.refusal import Refusal
from warren.core.state import ANSWER, CHANCE, TURN, State
from warren.games.registry import game


def opened(players: int = 2) -> State:
    state = game("small_world").new_state(players, {"first": 0})
    rng = Random(1)
    while state.is_chance():
        state.apply(CHANCE, state.draw(rng))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_plays_as_a_driver_would(players: int) -> None:
    inside = game("small_world").new_state(players)
    outside = inside.clone()
    decisions = play_out(inside, Random(9))
    assert drive(outside, Random(9)) == decisions > 20
    assert inside.is_over()
    assert inside.key() == outside.key()
    assert len(inside.scores()) == players


def test_who_may_act() -> None:
    state = opened(3)
    assert state.actors() == (0,)
    assert state.view(0).actors() == (0,)
    assert state.view(1).legal_actions() == []
    assert state.view(None).legal_actions() == []
    assert state.view(0).legal_actions() == state.legal_actions(0)
    view = state.view(0)
    assert view.action(view.legal_actions()[0]).verb == "pick"
    assert game("small_world").new_state(2).actors() == (CHANCE,)


def test_out_of_turn_and_after_the_end() -> None:
    state = opened()
    code = state.legal_actions(0)[0]
    with pytest.raises(Refusal) as early:
        state.apply(1, code)
    assert early.value.rule == "CORE-TURN"
    play_out(state, Random(2))
    with pytest.raises(Refusal) as late:
        state.apply(0, code)
    assert late.value.rule == "CORE-OVER"
    assert state.legal_actions(0) == []


def test_draws_follow_the_weights() -> None:
    state = opened()
    state.apply(0, state.legal_actions(0)[0])
    counts: dict[int, int] = {}
    rng = Random(4)
    for _ in range(1400):
        code = int(state.draw(rng))
        counts[code] = counts.get(code, 0) + 1
    assert set(counts) == {code for code, _ in state.chance_outcomes()}
    assert max(counts.values()) < 2 * min(counts.values())


def test_spectators_guess_too() -> None:
    state = opened()
    guess = state.view(None).determinize(Random(1))
    assert all(coins >= 0 for coins in guess.scores())
    assert guess.view(None).key() == state.view(None).key()


def test_returns_sum_to_nothing() -> None:
    state = opened(4)
    play_out(state, Random(5))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_need_not_explain_nor_tell_kinds_of_turns() -> None:
    assert State().explain(0, 0) is None
    assert State().turn_kind() == TURN != ANSWER
