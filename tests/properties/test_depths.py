"""What holds in every position of tables with anything of Underground."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.driver import check_written, curious, watched_game
from tests.tools.rules import rules

from warren.core.record import Record, read_record
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.games.small_world.layout import COINS, SEAT_SIZE
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
        codes = list(state.codes())
        code = state.draw(rng) if state.actor() == CHANCE else curious(state, codes, rng)
        state.apply(state.actor(), code)
    return state


@several
@given(positions)
def test_plain_data_and_line_round_trip(at: Place) -> None:
    check_written(reached(at))


@several
@given(positions)
def test_codes_and_actions_are_one_to_one(at: Place) -> None:
    state = reached(at)
    codes = list(range(state.space().size))
    assert [state.code(state.action(code)) for code in codes] == codes


@several
@given(positions)
def test_what_is_not_listed_is_refused_with_a_rule(at: Place) -> None:
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


@rules("SU-HID-1", "SU-HID-2")
@several
@given(positions, st.integers(1, 50))
def test_equal_knowledge_gives_equal_views(at: Place, more: int) -> None:
    state = reached(at)
    if state.is_over():
        return
    for seat in range(int(state.table.players)):
        other = state.clone()
        for foreign in range(int(state.table.players)):
            if foreign != seat:
                other.seats[foreign * SEAT_SIZE + COINS] += more
        assert other.view(seat).key() == state.view(seat).key()
        assert state.view(seat).legal_actions() == state.legal_actions(seat)


@rules("SU-HID-1")
@several
@given(positions, st.integers(0, 1000))
def test_a_guess_agrees_with_what_the_seat_knows(at: Place, seed: int) -> None:
    state = reached(at)
    for seat in range(int(state.table.players)):
        guess = state.view(seat).determinize(Random(seed))
        assert guess.view(seat).key() == state.view(seat).key()
        assert min(guess.scores()) >= 0
        if not state.is_over():
            guess.apply(guess.actor(), guess.codes()[0])


@several
@given(st.integers(0, len(TABLES) - 1), st.integers(2, 5), st.integers(0, 10_000))
def test_whole_games_keep_all_invariants(number: int, players: int, seed: int) -> None:
    key, options = TABLES[number]
    state = table(number, players)
    start = state.clone()
    record = Record(key, players, dict(state.table.options), ["x"] * players)
    assert set(options) <= set(record.options)
    for seat, code in watched_game(state, Random(seed), curious):
        record.append(seat, start.action(code))
        start.apply(seat, code)
    assert start.key() == state.key()
    assert read_record(record.write()).write() == record.write()
    assert abs(sum(state.returns())) < 1e-9


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
