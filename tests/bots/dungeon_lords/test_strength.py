"""How well the greedy player of Dungeon Lords plays, and that it keeps to the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from librt.random import Random

from warren.arena.simulation import simulate
from warren.bots.dungeon_lords.player import DungeonLordsPlayer
from warren.core.action import Action
from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.title import TITLE

EDITIONS = ["festival", "four-seasons", "beginners", "base"]
VARIANTS: list[dict[str, object]] = [
    {"edition": "festival", "pets": False, "bards": False},
    {"edition": "festival", "festival": False, "paladins": "three"},
    {"edition": "festival", "opportunities": False, "festival": False},
    {"edition": "beginners", "opportunities": True, "pets": True, "bards": True},
]


class Played:
    """A game between greedy players: what they chose, and how it ended."""

    def __init__(self, players: int, seed: int, options: Mapping[str, object]) -> None:
        self.choices: list[Action] = []
        self.legal = True
        self.prisons: list[int] = []
        """What the prisons of all seats scored at the end of each year."""
        state = DungeonLords().new_state(players, options)
        rng = Random(seed)
        bots = [DungeonLordsPlayer(TITLE, seed) for _ in range(players)]
        while not state.is_over():
            actor, year = state.actors()[0], int(state.year())
            if actor == CHANCE:
                state.apply(actor, int(state.draw(rng)))
            else:
                code = bots[actor].choose(state.view(actor))
                self.legal = self.legal and code in state.legal_actions(actor)
                self.choices.append(state.action(code))
                state.apply(actor, code)
            if int(state.year()) != year:
                self.prisons = prison_points(state)
        self.prisons += prison_points(state)
        self.scores = state.scores()
        self.letters = sum(keep.letters(state, seat) for seat in range(players))


def prison_points(state: State) -> list[int]:
    return [keep.prison_points(state, seat) for seat in range(int(state.table.players))]


@pytest.fixture(scope="module")
def festivals() -> list[Played]:
    return [Played(4, seed, {}) for seed in range(4)]


@pytest.fixture(scope="module")
def verbs(festivals: list[Played]) -> Counter[str]:
    """What greedy players do in a few games with everything."""
    return Counter(action.verb for game in festivals for action in game.choices)


@pytest.mark.parametrize("edition", ["festival", "base"])
def test_greedy_beats_random_in_both_seats(edition: str) -> None:
    options = {"edition": edition}
    report = simulate("dungeon_lords", ["greedy", "random"], games=10, seed=1, options=options)
    assert report.win_share["greedy"] >= 0.9
    assert report.mean_coins["greedy"] > report.mean_coins["random"] + 15


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_wins_clearly_among_several(players: int) -> None:
    report = simulate("dungeon_lords", ["greedy"] + ["random"] * (players - 1), games=5, seed=3)
    assert report.win_share["greedy"] >= 0.8


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_is_legal(players: int, edition: str) -> None:
    assert Played(players, 7, {"edition": edition}).legal


@pytest.mark.parametrize("options", VARIANTS)
def test_every_choice_is_legal_in_variants(options: dict[str, object]) -> None:
    assert Played(3, 8, options).legal


def test_the_same_views_get_the_same_answers() -> None:
    first, second = (Played(2, 5, {}) for _ in range(2))
    assert first.choices == second.choices
    assert first.scores == second.scores


def test_prisoners_are_taken_in_most_years(festivals: list[Played]) -> None:
    first = [points for game in festivals for points in game.prisons[:4]]
    whole = [points for game in festivals for points in game.prisons[4:]]
    second = [end - begin for begin, end in zip(first, whole, strict=True)]
    years = first + second
    assert sum(points > 0 for points in years) > 0.75 * len(years)


def test_it_scores_and_seldom_owes_taxes(festivals: list[Played]) -> None:
    seats = [score for game in festivals for score in game.scores]
    assert sum(seats) / len(seats) > 12
    assert sum(game.letters for game in festivals) < len(seats)


def test_it_uses_what_the_game_offers(verbs: Counter[str]) -> None:
    for verb in [
        "dig",
        "work",
        "act",
        "hire",
        "build",
        "rent",
        "install",
        "improve",
        "use",
        "pet",
        "tax",
        "pay",
        "lay",
        "send",
        "prize",
        "retrieve",
        "spy",
    ]:
        assert verbs[verb], verb
