"""The tree search: what it finds, what it keeps, what it may know."""

from __future__ import annotations

import pytest
from librt.random import Random

from warren.bots.greedy_policy import GreedyPolicy
from warren.core.evaluation import Evaluation
from warren.core.playout import play_out
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State
from warren.games.registry import new_state, title
from warren.search.search import Search

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


def middle(game: str, players: int = 2, seed: int = 1, decisions: int = 12) -> State:
    """A state in which somebody has a real choice."""
    state = new_state(game, players)
    rng = Random(seed)
    play_out(state, rng, decisions)
    while len(state.legal_actions(state.actors()[0])) < 2:
        play_out(state, rng, 1)
        while state.is_chance():
            state.apply(CHANCE, int(state.draw(rng)))
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_try_is_counted_at_the_root(game: str, players: int) -> None:
    state = middle(game, players)
    seat = state.actors()[0]
    search = Search(state.view(seat), iterations=60, seed=3)
    code = search.best()
    choices = search.choices()
    assert sum(choice.visits for choice in choices) == 60
    assert choices[0].code == code
    assert sorted(choice.code for choice in choices) == sorted(state.legal_actions(seat))
    assert all(0.0 <= choice.value <= 1.0 for choice in choices)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_seed_and_iterations_give_the_same_answer(game: str) -> None:
    """Two whole states that the seat cannot tell apart are one to it."""
    state = middle(game)
    seat = state.actors()[0]
    other = state.determinize(seat, Random(99))
    assert other.view(seat).key() == state.view(seat).key()
    found: list[list[tuple[int, int, float]]] = []
    for whole in (state, other):
        search = Search(whole.view(seat), iterations=50, seed=5)
        search.best()
        found.append([(one.code, one.visits, one.value) for one in search.choices()])
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_view_stays_as_it_was(game: str) -> None:
    state = middle(game)
    view = state.view(state.actors()[0])
    before = view.key()
    Search(view, iterations=40).best()
    assert view.key() == before


def test_the_tree_is_kept_along_ones_own_choices() -> None:
    state = middle("small_world")
    kept = 0
    for _ in range(30):
        seat = state.actors()[0]
        search = Search(state.view(seat), iterations=80, seed=1)
        state.apply(seat, search.best())
        if state.actors() == (seat,) and search.follow(state.view(seat)):
            kept += 1
            before = sum(choice.visits for choice in search.choices())
            if len(state.legal_actions(seat)) > 1:
                search.best()
                assert sum(choice.visits for choice in search.choices()) == before + 80
        while state.is_chance():
            state.apply(CHANCE, int(state.draw(Random(1))))
    assert kept


@pytest.mark.parametrize("game", GAMES)
def test_what_a_view_cannot_know_begins_anew(game: str) -> None:
    """A choice may draw cards: what comes of it is not in the view, and no reason to break down."""
    state = middle(game)
    rng = Random(1)
    for _ in range(40):
        if state.is_over():
            break
        seat = state.actors()[0]
        search = Search(state.view(seat), iterations=4, seed=1)
        state.apply(seat, search.best())
        while state.is_chance():
            state.apply(CHANCE, int(state.draw(rng)))
        if seat in state.actors():
            kept = search.follow(state.view(seat))
            assert kept or not sum(choice.visits for choice in search.choices())


def test_a_decision_that_comes_again_finds_its_tree() -> None:
    state = middle("small_world")
    view = state.view(state.actors()[0])
    search = Search(view, iterations=30)
    search.best()
    assert search.follow(state.view(view.seat))
    assert sum(choice.visits for choice in search.choices()) == 30


def test_another_position_begins_anew() -> None:
    state = middle("small_world")
    seat = state.actors()[0]
    search = Search(state.view(seat), iterations=30)
    search.best()
    later = middle("small_world", seed=2, decisions=40)
    assert not search.follow(later.view(later.actors()[0]))
    assert sum(choice.visits for choice in search.choices()) == 0


def test_in_a_sealed_round_each_seat_has_statistics_of_its_own() -> None:
    state = new_state("dungeon_lords", 4)
    rng = Random(2)
    while not (state.sealed() and len(state.legal_actions(state.actors()[0])) > 1):
        play_out(state, rng, 1)
    seat = state.actors()[-1]
    search = Search(state.view(seat), iterations=60, seed=1)
    assert search.best() in state.legal_actions(seat)
    assert sum(choice.visits for choice in search.choices()) == 60


def test_a_favourite_is_tried_first() -> None:
    state = middle("small_world")
    seat = state.actors()[0]
    for code in state.legal_actions(seat):
        search = Search(state.view(seat), iterations=2, favourite=code, trust=5.0)
        assert search.best() == code


def test_what_cannot_be_searched_is_refused() -> None:
    state = middle("small_world")
    seat = state.actors()[0]
    with pytest.raises(Refusal):
        Search(state.view(1 - seat))
    with pytest.raises(InputError) as caught:
        Search(state.view(seat), 0.0)
    assert caught.value.details["field"] == "budget"


class Watching(Evaluation):
    """Remembers the moments that it was asked to value."""

    def __init__(self, game: str) -> None:
        super().__init__(title(game))
        self.plain = title(game).part("evaluation", Evaluation)
        self.seen: set[tuple[int, int]] = set()

    def worth(self, state: State, seat: int) -> float:
        self.seen.add((state.rounds(), state.actors()[0]))
        return self.plain.worth(state, seat)

    def moment(self, state: State) -> int:
        return self.plain.moment(state)


@pytest.mark.parametrize("turns", [1, 2])
def test_iterations_end_when_so_many_turns_have_begun(turns: int) -> None:
    state = middle("heroes", decisions=30)
    seat = state.actors()[0]
    begun = state.rounds()
    watching = Watching("heroes")
    guide = GreedyPolicy("heroes", 2)
    Search(
        state.view(seat), iterations=30, seed=1, turns=turns, guide=guide, evaluation=watching
    ).best()
    rounds = {rounds for rounds, _ in watching.seen}
    seats = {actor for _, actor in watching.seen}
    assert seats == {1 - seat if turns == 1 else seat}
    assert rounds <= {begun, begun + 1}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_guide_would_do_is_tried_first(game: str) -> None:
    state = middle(game)
    seat = state.actors()[0]
    guide = GreedyPolicy(game, 2)
    advised = guide.choose(state, seat, state.codes(seat), Random(1))
    search = Search(state.view(seat), iterations=1, turns=1, guide=guide, trust=2.0)
    assert search.best() == advised


def test_a_budget_may_be_given_in_iterations_and_time() -> None:
    view = middle("small_world").view(middle("small_world").actors()[0])
    quick = Search(view, 1e-6, iterations=5000)
    quick.best()
    assert 0 < quick.tried < 5000
    for budget in (0.0, -1.0):
        with pytest.raises(InputError):
            Search(view, budget, iterations=5)
