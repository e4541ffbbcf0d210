"""What holds in every position of Small World."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.driver import uniform, watched_game
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.layout import COINS, SEAT_SIZE
from warren.games.small_world.state import State

GAME = SmallWorld()
EXAMPLES = 400 if os.environ.get("WARREN_LONG") else 25
positions = st.tuples(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 250), st.booleans())
several = settings(max_examples=EXAMPLES, deadline=None)


def reached(at: tuple[int, int, int, bool]) -> State:
    """Some position of a random game."""
    players, seed, steps, open_coins = at
    rng = Random(seed)
    state = GAME.new_state(players, {"open_coins": open_coins})
    for _ in range(steps):
        if state.is_over():
            break
        codes = list(state.codes(state.actors()[0]))
        code = state.draw(rng) if state.is_chance() else uniform(state, codes, rng)
        state.apply(state.actors()[0], code)
    return state


@rules("SW-HID-1", "SW-OPT-3")
@several
@given(positions, st.integers(0, 50))
def test_coins_of_others_are_seen_only_when_open(at: tuple[int, int, int, bool], more: int) -> None:
    state = reached(at)
    if state.is_over():
        return
    for seat in range(int(state.table.players)):
        other = state.clone()
        for foreign in range(int(state.table.players)):
            if foreign != seat:
                other.numbers[foreign * SEAT_SIZE + COINS] += more
        hidden = not state.table.open_coins or more == 0
        assert (other.view(seat).shown() == state.view(seat).shown()) == hidden


@several
@given(st.integers(2, 5), st.integers(0, 10_000))
def test_whole_games_keep_all_invariants(players: int, seed: int) -> None:
    state = GAME.new_state(players)
    watched_game(state, Random(seed))
    assert state.is_over()


@several
@given(positions, st.data())
def test_broken_positions_are_refused(at: tuple[int, int, int, bool], data: st.DataObject) -> None:
    """A token, banner or badge more or less is noticed."""
    state = reached(at)
    broken = json.loads(json.dumps(state.to_json()))
    race = data.draw(st.sampled_from(sorted(broken["tray"])))
    broken["tray"][race] += -1 if broken["tray"][race] else 1
    with pytest.raises(InputError, match="tray"):
        GAME.state_from_json(broken)
