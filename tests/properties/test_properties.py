"""What holds in every position."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.driver import uniform, watched_game
from tests.tools.rules import rules

from warren.core.record import Record, read_record
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE
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
        codes = list(state.codes())
        code = state.draw(rng) if state.actor() == CHANCE else uniform(state, codes, rng)
        state.apply(state.actor(), code)
    return state


@several
@given(positions)
def test_plain_data_round_trip(at: tuple[int, int, int, bool]) -> None:
    state = reached(at)
    data = json.loads(json.dumps(state.to_json()))
    assert GAME.state_from_json(data).key() == state.key()


@several
@given(positions)
def test_codes_and_actions_are_one_to_one(at: tuple[int, int, int, bool]) -> None:
    state = reached(at)
    codes = list(range(state.space().size))
    assert [state.code(state.action(code)) for code in codes] == codes


@several
@given(positions)
def test_what_is_not_listed_is_refused_with_a_rule(at: tuple[int, int, int, bool]) -> None:
    state = reached(at)
    key = state.key()
    actor = state.actor()
    legal = set(state.codes())
    for code in range(state.space().size):
        if code in legal:
            continue
        with pytest.raises(Refusal) as refusal:
            state.apply(actor, code)
        assert refusal.value.message.startswith("refusal-")
        assert refusal.value.rule
    assert state.key() == key


@rules("SW-HID-1", "SW-HID-4", "SW-OPT-3")
@several
@given(positions, st.integers(0, 50))
def test_equal_knowledge_gives_equal_views(at: tuple[int, int, int, bool], more: int) -> None:
    state = reached(at)
    if state.is_over():
        return
    for seat in range(int(state.table.players)):
        other = state.clone()
        for foreign in range(int(state.table.players)):
            if foreign != seat:
                other.seats[foreign * SEAT_SIZE + COINS] += more
        hidden = not state.table.open_coins or more == 0
        assert (other.view(seat).key() == state.view(seat).key()) == hidden
        assert state.view(seat).legal_actions() == state.legal_actions(seat)


@rules("SW-HID-4")
@several
@given(positions, st.integers(0, 1000))
def test_a_guess_agrees_with_what_the_seat_knows(at: tuple[int, int, int, bool], seed: int) -> None:
    state = reached(at)
    for seat in range(int(state.table.players)):
        guess = state.view(seat).determinize(Random(seed))
        assert guess.view(seat).key() == state.view(seat).key()
        assert min(guess.scores()) >= 0
        if not state.is_over():
            guess.apply(guess.actor(), guess.codes()[0])


@several
@given(st.integers(2, 5), st.integers(0, 10_000))
def test_whole_games_keep_all_invariants(players: int, seed: int) -> None:
    state = GAME.new_state(players)
    start = state.clone()
    record = Record(GAME.key, players, {}, ["x"] * players)
    for seat, code in watched_game(state, Random(seed)):
        record.append(seat, start.action(code))
        start.apply(seat, code)
    assert start.key() == state.key()
    assert read_record(record.write()).write() == record.write()
    assert abs(sum(state.returns())) < 1e-9


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
