"""Playouts: cut off, by a policy, with luck of choice."""

from __future__ import annotations

import random

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.playout import play_out
from warren.core.policy import Policy
from warren.core.state import CHANCE, State
from warren.games.registry import new_state

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


class First(Policy):
    """Takes the first of the codes, and remembers who was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, state: State, seat: int, codes: vec[i64], rng: Random) -> i64:
        self.asked.append(seat)
        return codes[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_limit_of_decisions(game: str) -> None:
    state = new_state(game, 2)
    assert play_out(state, Random(1), limit=15) == 15
    assert not state.is_over()
    assert not state.is_chance()
    rest = play_out(state, Random(2))
    assert rest > 0
    assert state.is_over()
    assert play_out(state, Random(3), limit=5) == 0


def test_no_decision_at_all_lets_chance_act() -> None:
    state = new_state("small_world", 2)
    assert state.is_chance()
    assert play_out(state, Random(1), limit=0) == 0
    assert not state.is_chance()


@pytest.mark.parametrize("game", GAMES)
def test_a_cut_playout_is_the_beginning_of_the_whole(game: str) -> None:
    whole, cut = new_state(game, 2), new_state(game, 2)
    decisions = play_out(whole, Random(7))
    rng = Random(7)
    taken = 0
    while not cut.is_over():
        taken += play_out(cut, rng, limit=10)
    assert taken == decisions
    assert cut.key() == whole.key()


def test_a_policy_decides() -> None:
    state, policy = new_state("small_world", 3), First()
    assert play_out(state, Random(1), policy=policy) == len(policy.asked)
    assert set(policy.asked) == {0, 1, 2}
    assert CHANCE not in policy.asked


def test_the_usual_policy_is_chance() -> None:
    one, other = new_state("heroes", 2), new_state("heroes", 2)
    play_out(one, Random(5))
    play_out(other, Random(5), policy=Policy())
    assert one.key() == other.key()


def test_chance_has_a_seed_of_its_own() -> None:
    keys = []
    for seed in (1, 2):
        state = new_state("small_world", 2)
        play_out(state, Random(seed), limit=0, chance=Random(9))
        keys.append(state.key())
    assert keys[0] == keys[1]
    other = new_state("small_world", 2)
    play_out(other, Random(1), limit=0, chance=Random(10))
    assert other.key() != keys[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_chance_draws_what_it_lists_as_often_as_it_weighs(game: str, seed: int) -> None:
    state = new_state(game, 3)
    rng = Random(seed)
    while not state.is_over():
        if state.is_chance():
            outcomes = state.chance_outcomes()
            place = Random(seed).randrange(sum(weight for _, weight in outcomes))
            wanted = [code for code, weight in outcomes for _ in range(weight)][place]
            assert state.draw(Random(seed)) == wanted
            state.apply(CHANCE, wanted)
            seed += 1
        else:
            codes = state.legal_actions(state.deciding()[0])
            state.apply(state.deciding()[0], codes[rng.randrange(len(codes))])


@pytest.mark.parametrize("game", GAMES)
def test_the_generator_that_everybody_knows(game: str) -> None:
    """It serves as luck of decisions and of chance, of single draws and of guesses."""
    ends: list[bytes] = []
    for seed in (5, 5, 6):
        luck = random.Random(seed)
        state = new_state(game, 2)
        state.apply(CHANCE, state.draw(luck))
        play_out(state, luck, limit=20, chance=luck)
        guess = state.view(0).determinize(luck)
        play_out(guess, luck)
        assert guess.is_over()
        ends.append(guess.key())
    assert ends[0] == ends[1] != ends[2]


def test_a_draw_goes_on_by_its_generator() -> None:
    state = new_state("small_world", 2)
    luck = random.Random(4)
    assert len({int(state.draw(luck)) for _ in range(60)}) > 1
    assert luck.getstate() != random.Random(4).getstate()
