"""Where a table stands, kept and read again, agrees with the record."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.server.own_things import own_board

from warren.core.action import Action
from warren.core.match import Match
from warren.core.record import UNDO
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.server.position import Milestone, Position, read_position, undo_action

TITLE = game("small_world")
OPTIONS = {"board": own_board(rounds=2)}


def kept(position: Position) -> Position:
    """The same position after a time in the database."""
    data = json.loads(json.dumps(position.to_json()))
    return read_position(TITLE, Milestone(position.n, position.draws, data))


def played(seed: int, steps: int, taking_back: int, positions: list[Position]) -> Match:
    """A random game with actions taken back, in a match and in positions at once."""
    match = Match(TITLE, 2, OPTIONS)
    luck = Random(seed)
    for _ in range(steps):
        if match.state.is_over():
            break
        actor = int(match.state.actor())
        seat = luck.randrange(2)
        if not luck.randrange(taking_back) and not match.undo_refusal(seat):
            match.undo(seat)
        elif actor == CHANCE:
            match.draw(luck)
        else:
            codes = list(match.state.codes())
            match.act(actor, match.state.action(int(codes[luck.randrange(len(codes))])))
        line = match.record.lines[-1]
        for place, position in enumerate(positions):
            position.act(line.seat, line.action)
            if not luck.randrange(5):
                positions[place] = kept(position)
    return match


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(5, 80), st.integers(2, 6))
def test_a_whole_trail_is_that_of_the_record(seed: int, steps: int, taking_back: int) -> None:
    positions = [Position(TITLE.new_state(2, OPTIONS), 0, 0, whole=True)]
    match = played(seed, steps, taking_back, positions)
    (position,) = positions
    lines = match.record.lines
    assert position.n == len(lines)
    assert position.draws == sum(line.seat == CHANCE for line in lines)
    assert position.state.key() == match.state.key()
    for seat in (0, 1):
        assert position.undo_refusal(seat) == match.undo_refusal(seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(5, 80))
def test_a_narrow_trail_is_the_end_of_the_whole_one(seed: int, steps: int) -> None:
    positions = [Position(TITLE.new_state(2, OPTIONS), 0, 0, whole=True)]
    played(seed, steps, 4, positions)
    whole = positions[0]
    narrow = whole.copy()
    narrow.narrow()
    assert narrow.state.key() == whole.state.key()
    assert {line.seat for line in narrow.trail} <= {line.seat for line in whole.trail[-1:]}
    while narrow.trail:
        seat = narrow.trail[-1].seat
        action = undo_action(narrow)
        assert narrow.act(seat, action).effects == []
        whole.act(seat, action)
        assert narrow.state.key() == whole.state.key()
        assert narrow.asked == whole.asked
    if whole.trail:
        assert narrow.undo_refusal(0) == "refusal-undo-other"


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60))
def test_a_refused_line_changes_nothing(seed: int, steps: int) -> None:
    positions = [Position(TITLE.new_state(2, OPTIONS), 0, 0)]
    match = Match(TITLE, 2, OPTIONS)
    luck = Random(seed)
    for _ in range(steps):
        if match.state.is_over():
            break
        codes = list(match.state.codes())
        actor = int(match.state.actor())
        code = match.state.draw(luck) if actor == CHANCE else codes[luck.randrange(len(codes))]
        action = match.state.action(int(code))
        match.act(actor, action)
        positions[0].act(actor, action)
    position = positions[0]
    before = (position.to_json(), position.n, position.draws)
    for seat, action in (
        (0, Action("fly")),
        (CHANCE, Action("die", {"value": 9})),
        (0, Action(UNDO, {"to": 999})),
        (1, Action(UNDO, {})),
        (5, Action("done")),
    ):
        with pytest.raises(Refusal):
            position.act(seat, action)
        assert (position.to_json(), position.n, position.draws) == before


def test_copies_do_not_touch_each_other() -> None:
    positions = [Position(TITLE.new_state(2, OPTIONS), 0, 0)]
    played(3, 30, 100, positions)
    position = positions[0]
    while not position.state.actors():
        position.act(CHANCE, position.state.action(position.state.chance_outcomes()[0][0]))
    before = (json.dumps(position.to_json()), position.n)
    twin = position.copy()
    seat = twin.state.actors()[0]
    twin.act(seat, twin.state.action(twin.state.legal_actions(seat)[0]))
    assert (json.dumps(position.to_json()), position.n) == before
