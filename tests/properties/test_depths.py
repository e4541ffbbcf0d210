"""What holds in every position of tables with anything of Underground."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.driver import curious, watched_game

from warren.core.refusal import InputError
from warren.games.registry import game
from warren.games.small_world.state import State

EXAMPLES = 300 if os.environ.get("WARREN_LONG") else 15
TABLES: list[tuple[str, dict[str, object]]] = [
    ("underground", {}),
    ("underground", {"pool": "both"}),
    ("underground", {"board": "underground-6", "pool": "both", "auto_retreat": True}),
    ("underground", {"relics": False}),
    ("small_world", {"pool": "both", "relics": True}),
    ("small_world", {"pool": "underground"}),
    ("small_world", {"pool": "both", "relics": False, "elves_return": True}),
    ("small_world", {"relics": True}),
]
Place = tuple[int, int, int, int]
positions = st.tuples(
    st.integers(0, len(TABLES) - 1),
    st.integers(2, 5),
    st.integers(0, 10_000),
    st.integers(0, 300),
)
several = settings(max_examples=EXAMPLES, deadline=None)


def table(number: int, players: int) -> State:
    key, options = TABLES[number]
    state = game(key).new_state(players, options)
    assert isinstance(state, State)
    return state


def reached(at: Place) -> State:
    """Some position of a random game."""
    number, players, seed, steps = at
    rng = Random(seed)
    state = table(number, players)
    for _ in range(steps):
        if state.is_over():
            break
        codes = list(state.codes(state.actors()[0]))
        code = state.draw(rng) if state.is_chance() else curious(state, codes, rng)
        state.apply(state.actors()[0], code)
    return state


@several
@given(st.integers(0, len(TABLES) - 1), st.integers(2, 5), st.integers(0, 10_000))
def test_whole_games_keep_all_invariants(number: int, players: int, seed: int) -> None:
    state = table(number, players)
    watched_game(state, Random(seed), curious)
    assert state.is_over()


@several
@given(positions, st.data())
def test_broken_positions_are_refused(at: Place, data: st.DataObject) -> None:
    """A token more or less is noticed, and a marker in a place that does not exist."""
    state = reached(at)
    broken = json.loads(json.dumps(state.to_json()))
    race = data.draw(st.sampled_from(sorted(broken["tray"])))
    broken["tray"][race] += -1 if broken["tray"][race] else 1
    with pytest.raises(InputError, match="tray"):
        game(state.table.key).state_from_json(broken)
    broken = json.loads(json.dumps(state.to_json()))
    broken["deep"]["markers"]["shiny-orb"] = "nowhere"
    with pytest.raises(InputError, match="shiny-orb"):
        game(state.table.key).state_from_json(broken)
