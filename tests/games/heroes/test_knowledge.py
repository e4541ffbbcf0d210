"""What a view of Heroes refuses."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.rules import rules

from warren.core.playout import play_out
from warren.core.refusal import Secret
from warren.core.state import CHANCE, State
from warren.games.registry import game


def dealt(key: str, lines: int) -> State:
    state, rng = game(key).new_state(2), Random(4)
    while lines or state.is_chance():
        seat = state.actors()[0]
        codes = state.legal_actions(seat)
        code = state.draw(rng) if seat == CHANCE else codes[rng.randrange(len(codes))]
        state.apply(seat, int(code))
        lines = max(0, lines - 1)
    return state


@rules("HDL-HID-1")
def test_another_seat_has_no_choices_that_a_view_could_tell() -> None:
    state = dealt("heroes", 90)
    seat = state.actors()[0]
    other = state.view(1 - seat).state
    before = other.key()
    with pytest.raises(Secret, match="determinize"):
        other.legal_actions(seat)
    with pytest.raises(Secret):
        other.apply(seat, state.legal_actions(seat)[0])
    assert other.key() == before
    assert state.view(seat).legal_actions() == state.legal_actions(seat)


@pytest.mark.parametrize("key", ["heroes", "dungeon_lords"])
def test_a_playout_of_a_view_stops_where_it_would_need_a_secret(key: str) -> None:
    state = dealt(key, 90)
    view = state.view(state.actors()[0])
    with pytest.raises(Secret):
        play_out(view.state, Random(1))
    assert play_out(view.determinize(Random(1)), Random(1)) > 0
