"""The opponents: what they choose, what it depends on, and who is the better player."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.arena.simulation import simulate
from warren.bots.opponent import Cub, Knight, Lord, Thinker
from warren.bots.registry import bot_kind, budgeted
from warren.core.playout import play_out
from warren.core.refusal import InputError
from warren.core.state import State
from warren.games.registry import new_state
from warren.search.valued import ValuedPrior

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


def asked(game: str, decisions: int) -> State:
    """A state in which somebody has a real choice."""
    state = new_state(game, 2)
    rng = Random(4)
    play_out(state, rng, decisions)
    while len(state.legal_actions(state.actors()[0])) < 2:
        play_out(state, rng, 1)
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["cub", "squire", "knight:iterations=6"])
def test_a_choice_is_legal_and_fixed_by_view_and_seed(game: str, kind: str) -> None:
    """Two whole states that the seat cannot tell apart get the same answer."""
    for decisions in (5, 25):
        state = asked(game, decisions)
        seat = state.actors()[0]
        other = state.determinize(seat, Random(99))
        found = [bot_kind(kind).make(game, 3).choose(whole.view(seat)) for whole in (state, other)]
        assert found[0] == found[1]
        assert found[0] in state.legal_actions(seat)


def test_a_search_can_be_made_longer_or_shorter() -> None:
    made = bot_kind("lord:iterations=7").make("small_world", 1)
    assert isinstance(made, Lord)
    assert (made.iterations, made.budget) == (7, None)
    timed = bot_kind("knight:budget=0.3").make("small_world", 1)
    assert isinstance(timed, Knight)
    assert (timed.iterations, timed.budget) == (0, 0.3)
    for wrong in ("iterations=0", "budget=-1", "budget=lots"):
        with pytest.raises(InputError):
            bot_kind(f"lord:{wrong}").make("small_world", 1)


@pytest.mark.parametrize(("name", "usual"), [("knight", 2.0), ("baron", 5.0), ("lord", None)])
def test_how_long_an_answer_may_take(name: str, usual: float | None) -> None:
    """The lord has no limit but that of whoever asks; nobody answers too late."""
    assert thinker(name).budget == usual
    for written in (name, f"{name}:budget=9"):
        hurried = thinker(written, 1.0).budget
        assert hurried is not None
        assert 0 < hurried < 1.0


def thinker(written: str, patience: float | None = None) -> Thinker:
    made = bot_kind(written).make("heroes", 1, patience)
    assert isinstance(made, Thinker)
    return made


def test_nobody_looks_beyond_the_horizon_of_a_title_unless_told() -> None:
    assert [thinker(name).ahead for name in ("knight", "baron", "lord")] == [1, 1, 1]
    assert thinker("lord:turns=5").ahead == 5
    far = [bot_kind(name).make("small_world", 1) for name in ("knight", "baron", "lord")]
    assert [one.ahead for one in far if isinstance(one, Thinker)] == [1, 2, 3]


@pytest.mark.parametrize(("game", "valued"), [("heroes", True), ("small_world", False)])
def test_choices_are_weighed_by_what_they_lead_to_where_that_helps(game: str, valued: bool) -> None:
    state = asked(game, 12)
    bot = Thinker(1, game, iterations=2)
    assert bot.choose(state.view(state.actors()[0])) in state.legal_actions(state.actors()[0])
    assert bot.search is not None
    assert isinstance(bot.search.prior, ValuedPrior) == valued


def test_a_budget_is_for_those_who_think_ahead_and_were_told_nothing_else() -> None:
    assert budgeted("lord", 2) == "lord:budget=2"
    assert budgeted("lord:turns=1", 0.5) == "lord:turns=1:budget=0.5"
    for other in ("greedy", "cub", "lord:iterations=5", "mine.py:Mine", "program:node x.mjs"):
        assert budgeted(other, 2) == other
    assert budgeted("lord", None) == "lord"


def test_what_was_found_out_counts_in_the_next_decision_of_a_turn() -> None:
    """After the first choice the tree goes on, and fewer iterations are new."""
    state = asked("small_world", 12)
    seat = state.actors()[0]
    bot = Thinker(1, "small_world", iterations=12)
    state.apply(seat, bot.choose(state.view(seat)))
    first = bot.search
    assert first is not None
    assert state.actors() == (seat,)
    bot.choose(state.view(seat))
    assert bot.search is first
    assert first.iterations < 12


def test_every_game_has_its_mood() -> None:
    moods = {Cub(seed, "small_world").first.player.boldness for seed in range(8)}
    assert len(moods) == 8


@pytest.mark.parametrize(("better", "worse"), [("squire", "cub"), ("greedy", "squire")])
def test_those_whose_thoughts_wander_less_win_more(better: str, worse: str) -> None:
    report = simulate("small_world", [better, worse], games=60, seed=5)
    assert report.win_share[better] > 0.55
