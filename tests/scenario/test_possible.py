"""What is refused as impossible never happens in a game."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.play.driver import curious

from warren.games.registry import game
from warren.games.small_world.state import State
from warren.scenario.small_world.possible import check_possible

TABLES: list[tuple[str, dict[str, object]]] = [
    ("small_world", {}),
    ("small_world", {"pool": "both", "relics": True}),
    ("small_world", {"pool": "both", "relics": False}),
    ("underground", {"pool": "both"}),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("key", "options"), TABLES)
def test_no_game_comes_to_what_is_refused(key: str, options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = game(key).new_state(2 + seed, options)
    assert isinstance(state, State)
    while not state.is_over():
        seat = state.actors()[0]
        chance = state.is_chance()
        code = state.draw(rng) if chance else curious(state, list(state.codes(seat)), rng)
        state.apply(seat, code)
        check_possible(state)
