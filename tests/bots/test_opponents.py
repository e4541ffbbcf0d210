"""The opponents: what they choose, what it depends on, and who is the better player."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.arena.simulation import simulate
from warren.bots.opponent import Cub, Lord, Opponent, Squire
from warren.bots.registry import bot_kind
from warren.core.playout import play_out
from warren.core.refusal import InputError
from warren.core.state import State
from warren.games.registry import new_state

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]
KINDS: list[type[Opponent]] = [Cub, Squire, Lord]


def asked(game: str, decisions: int) -> State:
    """A state in which somebody has a real choice."""
    state = new_state(game, 2)
    rng = Random(4)
    play_out(state, rng, decisions)
    while len(state.legal_actions(state.actors()[0])) < 2:
        play_out(state, rng, 1)
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_is_legal_and_fixed_by_view_and_seed(game: str, kind: type[Opponent]) -> None:
    """Two whole states that the seat cannot tell apart get the same answer."""
    for decisions in (5, 25):
        state = asked(game, decisions)
        seat = state.actors()[0]
        other = state.determinize(seat, Random(99))
        found = [kind(3, game, 20).choose(whole.view(seat)) for whole in (state, other)]
        assert found[0] == found[1]
        assert found[0] in state.legal_actions(seat)


def test_a_search_can_be_made_longer_or_shorter() -> None:
    made = bot_kind("lord:iterations=7").make("small_world", 1)
    assert isinstance(made, Lord)
    assert made.iterations == 7
    with pytest.raises(InputError) as caught:
        bot_kind("lord:iterations=-1").make("small_world", 1)
    assert caught.value.details["field"] == "iterations"


def test_every_game_has_its_mood() -> None:
    moods = {Cub(seed, "small_world").first.player.boldness for seed in range(8)}
    assert len(moods) == 8
    assert Lord(1, "small_world").first.player.boldness == 1.0


@pytest.mark.parametrize(("better", "worse"), [("squire", "cub"), ("greedy", "squire")])
def test_those_whose_thoughts_wander_less_win_more(better: str, worse: str) -> None:
    report = simulate("small_world", [better, worse], games=60, seed=5)
    assert report.win_share[better] > 0.55
