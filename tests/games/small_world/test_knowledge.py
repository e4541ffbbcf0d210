"""Purses that were counted, and views that did not count."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.play.views import written
from tests.tools.rules import rules

from warren.core.playout import play_out
from warren.core.refusal import Secret
from warren.core.state import CHANCE, State
from warren.games.registry import game


def later(key: str, seed: int, lines: int = 150) -> State:
    state, rng = game(key).new_state(3), Random(seed)
    for _ in range(lines):
        seat = state.actors()[0]
        codes = state.legal_actions(seat)
        code = state.draw(rng) if seat == CHANCE else codes[rng.randrange(len(codes))]
        state.apply(seat, int(code))
    return state


@rules("SW-HID-1", "SW-HID-2")
@pytest.mark.parametrize("key", ["small_world", "underground"])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_view_has_counted_every_purse(key: str, viewer: int | None) -> None:
    state = later(key, 5)
    assert len(set(state.scores())) > 1
    view = state.view(viewer)
    assert view.state.scores() == state.scores()
    shown = [seat["coins"] for seat in written(view)["seats"]]
    assert [coins is None for coins in shown] == [seat != viewer for seat in range(3)]
    again = game(key).view_from_json(written(view), viewer)
    for known in (view, again):
        assert known.determinize(Random(1)).to_json() == state.to_json()


def test_a_playout_of_a_view_is_one_of_the_game() -> None:
    state = later("small_world", 8)
    searched, whole = state.view(1).state, state.clone()
    play_out(searched, Random(3))
    play_out(whole, Random(3))
    assert searched.scores() == whole.scores()
    assert searched.to_json() == whole.to_json()


def test_a_purse_that_was_not_counted_is_refused_and_guessed() -> None:
    data = written(later("small_world", 5).view(0))
    del data["seats"][1]["counted"]
    view = game("small_world").view_from_json(data, 0)
    with pytest.raises(Secret, match="determinize"):
        view.state.scores()
    guesses = {tuple(view.determinize(Random(seed)).scores()) for seed in range(20)}
    assert len({guess[1] for guess in guesses}) > 5
    assert {(guess[0], guess[2]) for guess in guesses} == {
        (data["seats"][0]["coins"], data["seats"][2]["counted"])
    }
