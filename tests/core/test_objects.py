"""States and views as Python objects: copied, compared, kept and shown."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.random import Random

from warren.core.notation import read_line
from warren.core.playout import play_out
from warren.core.state import State, View
from warren.games.registry import game, new_state

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]
LIMITS = [0, 25, 90, -1]


def after(key: str, limit: int, options: dict[str, object] | None = None) -> State:
    state = new_state(key, 3, options)
    play_out(state, Random(3), limit=limit)
    return state


def seen(state: State) -> list[State | View]:
    """A position in all the forms in which somebody may get hold of it."""
    views = [state.view(0), state.view(2), state.view(None), state.open_view()]
    return [state, *views, *(view.state for view in views)]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("limit", LIMITS)
def test_copies_are_equal_and_of_their_own(key: str, limit: int) -> None:
    for one in seen(after(key, limit)):
        for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert other is not one
            assert type(other) is type(one)
            assert other == one
            assert hash(other) == hash(one)
            assert other.to_json() == one.to_json()


@pytest.mark.parametrize("key", GAMES)
def test_a_copy_goes_on_without_its_original(key: str) -> None:
    state = after(key, 25)
    before = state.key()
    twin = pickle.loads(pickle.dumps(state))
    deep = copy.deepcopy(state)
    for one in (twin, deep):
        play_out(one, Random(8))
        assert one != state
    assert twin == deep
    assert state.key() == before


@pytest.mark.parametrize("key", GAMES)
def test_what_is_kept_of_a_view_has_no_more_than_the_view(key: str) -> None:
    state = after(key, 60)
    for view in (state.view(1), state.view(None)):
        again = pickle.loads(pickle.dumps(view))
        assert again.determinize(Random(1)) == view.determinize(Random(1))
        assert again.state.key() == view.state.key()


def test_what_is_not_the_same() -> None:
    state = after("small_world", 25)
    assert state != after("small_world", 26)
    assert state != after("small_world", 25, {"open_coins": True})
    assert state != state.view(0)
    assert state.view(0) != state.view(1)
    assert state != "small_world"
    assert len({state, state.clone(), after("small_world", 26)}) == 2


@pytest.mark.parametrize("key", GAMES)
def test_a_position_shows_its_line(key: str) -> None:
    state = after(key, 60)
    line = repr(state).removeprefix("<").removesuffix(">")
    assert game(key).state_from_json(read_line(line)) == state
    shown = repr(state.view(1))
    assert shown.startswith(f"<view of seat 1: {key}/")
    whole = shown.removesuffix(">").partition(": ")[2]
    assert game(key).view_from_json(read_line(whole), 1) == state.view(1)
    assert repr(state.view(None)).startswith("<view of a spectator: ")
