"""Views that went through plain data, in every game."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.driver import uniform
from tests.play.views import (
    breakages,
    check_bot,
    check_broken,
    viewers,
    written,
)

from warren.core.refusal import InputError
from warren.core.state import State
from warren.games.registry import game

EXAMPLES = 400 if os.environ.get("WARREN_LONG") else 25
TABLES: list[tuple[str, dict[str, object]]] = [
    ("small_world", {}),
    ("small_world", {"open_coins": True}),
    ("small_world", {"pool": "both", "relics": True}),
    ("underground", {}),
    ("underground", {"pool": "both"}),
    ("heroes", {}),
]
GIVING_UP = ("decline", "stop", "cancel")
At = tuple[int, int, int]
positions = st.tuples(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 250))
several = settings(max_examples=EXAMPLES, deadline=None)
every_table = pytest.mark.parametrize(("key", "options"), TABLES)


def reached(key: str, options: dict[str, object], at: At) -> State:
    """Some position of a random game whose players seldom give up."""
    players, seed, steps = at
    rng = Random(seed)
    state = game(key).new_state(players, options)
    for _ in range(steps):
        if state.is_over():
            break
        codes = [int(code) for code in state.codes(state.actors()[0])]
        code = int(state.draw(rng)) if state.is_chance() else uniform(state, codes, rng)
        if state.action(code).verb in GIVING_UP and rng.randrange(4):
            code = uniform(state, codes, rng)
        state.apply(state.actors()[0], code)
    return state


@every_table
@several
@given(at=positions)
def test_a_bot_decides_the_same_from_data(key: str, options: dict[str, object], at: At) -> None:
    state = reached(key, options, at)
    for seat in state.deciding():
        check_bot(game(key), state.view(seat))


@every_table
@several
@given(at=positions, data=st.data())
def test_broken_views_are_refused(
    key: str, options: dict[str, object], at: At, data: st.DataObject
) -> None:
    state = reached(key, options, at)
    seat = data.draw(st.sampled_from(viewers(at[0])))
    plain = written(state.view(seat))
    for _ in range(5):
        check_broken(game(key), data.draw(breakages(plain)), seat)


@every_table
def test_a_seat_that_is_not_there(key: str, options: dict[str, object]) -> None:
    data = written(reached(key, options, (3, 1, 90)).view(None))
    for seat in (-1, 3):
        with pytest.raises(InputError) as error:
            game(key).view_from_json(data, seat)
        assert error.value.details == {"field": "seat", "value": seat, "least": 0, "most": 2}
