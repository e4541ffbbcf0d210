"""What holds in every position of Heroes of Dark Lands."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.heroes import restless, watched_game
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.heroes.game import Heroes
from warren.games.heroes.state import State

GAME = Heroes()
LONG = bool(os.environ.get("WARREN_LONG"))
EXAMPLES = 400 if LONG else 25
CHUNKS = 20
GAMES = 500 if LONG else 10

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"first": 1}),
    (4, {}),
    (4, {"short": True}),
    (5, {"first": 4}),
]
At = tuple[tuple[int, dict[str, object]], int, int]
positions = st.tuples(st.sampled_from(TABLES), st.integers(0, 10_000), st.integers(0, 500))
several = settings(max_examples=EXAMPLES, deadline=None)


def reached(at: At) -> State:
    """Some position of a random game."""
    (players, options), seed, steps = at
    rng = Random(seed)
    state = GAME.new_state(players, options)
    for _ in range(steps):
        if state.is_over():
            break
        codes = [int(code) for code in state.codes(state.actors()[0])]
        code = int(state.draw(rng)) if state.is_chance() else restless(state, codes, rng)
        state.apply(state.actors()[0], code)
    return state


@rules("HDL-PLY-1", "HDL-END-5", "HDL-HID-1", "HDL-HID-2", "HDL-SET-6")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whole_games_keep_all_invariants(chunk: int) -> None:
    for number in range(GAMES):
        seed = chunk * GAMES + number
        players, options = TABLES[seed % len(TABLES)]
        state = GAME.new_state(players, options)
        watched_game(state, Random(seed))
        assert state.is_over()


@several
@given(positions, st.data())
def test_a_card_or_companion_too_many_is_noticed(at: At, data: st.DataObject) -> None:
    state = reached(at)
    broken = json.loads(json.dumps(state.to_json()))
    if data.draw(st.booleans()):
        kind = data.draw(st.sampled_from(sorted(broken["supply"])))
        broken["supply"][kind] += 1
    else:
        card = data.draw(st.sampled_from([card.id for card in state.table.cards]))
        broken["out"][card] = broken["out"].get(card, 0) + 1
    with pytest.raises(InputError):
        GAME.state_from_json(broken)
