"""The JSON of every title is what the title declares."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random
from tests.tools.shapes import check_shape, views

from warren.core.game import Game
from warren.core.state import CHANCE, State
from warren.games.registry import games

SAMPLE = 11
STEPS = 3000


def random_game(title: Game, players: int, rng: Random) -> Iterator[State]:
    """Every position of a game in which everybody does anything."""
    state = title.new_state(players)
    for _ in range(STEPS):
        yield state
        if state.is_over():
            return
        seat, codes = CHANCE, [code for code, _ in state.chance_outcomes()]
        for number in range(players):
            if state.legal_actions(number):
                seat, codes = number, state.legal_actions(number)
        state.apply(seat, codes[rng.randrange(len(codes))])


@pytest.mark.parametrize("title", games(), ids=lambda title: title.key)
def test_views_are_what_is_declared(title: Game) -> None:
    for players in range(title.min_players, title.max_players + 1):
        for number, state in enumerate(random_game(title, players, Random(players))):
            if number % SAMPLE == 0 or state.is_over():
                for data in views(state):
                    check_shape(title.view_shape(), data)
