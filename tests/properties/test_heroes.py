"""What holds in every position of Heroes of Dark Lands."""

from __future__ import annotations

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.play.heroes import check_pieces, restless, watched_game
from tests.tools.rules import rules

from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE
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
        codes = [int(code) for code in state.codes()]
        code = int(state.draw(rng)) if state.actor() == CHANCE else restless(state, codes, rng)
        state.apply(int(state.actor()), code)
    return state


@rules("HDL-PLY-1", "HDL-END-5", "HDL-HID-1", "HDL-HID-2", "HDL-SET-6")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whole_games_keep_all_invariants(chunk: int) -> None:
    for number in range(GAMES):
        seed = chunk * GAMES + number
        players, options = TABLES[seed % len(TABLES)]
        state = GAME.new_state(players, options)
        again = state.clone()
        record = Record(GAME.key, players, options, ["x"] * players)
        for seat, code in watched_game(state, Random(seed)):
            record.append(seat, again.action(code))
            again.apply(seat, code)
        assert again.key() == state.key()
        assert abs(sum(state.returns())) < 1e-9
        if number == 0:
            text = record.write()
            assert replay(GAME, read_record(text)).state.key() == state.key()


@several
@given(positions)
def test_plain_data_round_trip(at: At) -> None:
    state = reached(at)
    again = GAME.state_from_json(json.loads(json.dumps(state.to_json())))
    assert again.key() == state.key()
    assert again.legal_actions(int(again.actor())) == state.legal_actions(int(state.actor()))


@several
@given(positions)
def test_codes_and_actions_are_one_to_one(at: At) -> None:
    state = reached(at)
    codes = list(range(0, state.space().size, 7))
    assert [state.code(state.action(code)) for code in codes] == codes


@several
@given(positions)
def test_what_is_not_listed_is_refused_with_a_rule(at: At) -> None:
    state = reached(at)
    key = state.key()
    actor = int(state.actor())
    legal = {int(code) for code in state.codes()}
    for code in range(state.space().size):
        if code in legal:
            continue
        with pytest.raises(Refusal) as refusal:
            state.apply(actor, code)
        assert refusal.value.message.startswith("refusal-")
        assert refusal.value.rule
    assert state.key() == key


@rules("HDL-HID-1", "HDL-HID-2")
@several
@given(positions, st.integers(0, 1000))
def test_a_guess_is_a_whole_game_that_looks_the_same(at: At, seed: int) -> None:
    state = reached(at)
    for seat in (None, *range(int(state.table.players))):
        view = state.view(seat)
        guess = view.determinize(Random(seed))
        assert isinstance(guess, State)
        check_pieces(guess)
        assert guess.view(seat).key() == view.key()
        assert guess.view(seat).to_json() == view.to_json()
        if seat is not None:
            assert view.legal_actions() == state.legal_actions(seat)
            assert guess.legal_actions(seat) == state.legal_actions(seat)
        if not guess.is_over():
            guess.apply(int(guess.actor()), int(guess.codes()[0]))
            check_pieces(guess)


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
