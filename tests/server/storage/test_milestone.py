"""Where a table stands, kept and read again, agrees with the record."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from tests.server.own_things import own_board

from warren.core.action import Action
from warren.core.match import Match, new_match
from warren.core.record import UNDO
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.server.storage.milestone import Milestone, milestone, read_match

TITLE = game("small_world")
OPTIONS = {"board": own_board(rounds=2)}


def data_of(match: Match) -> dict[str, object]:
    data: dict[str, object] = json.loads(json.dumps(milestone(match).position))
    return data


def kept(match: Match) -> Match:
    """The same match after a time in the database."""
    return read_match(TITLE, Milestone(match.n, match.draws, data_of(match)))


def played(seed: int, steps: int, taking_back: int, positions: list[Match]) -> Match:
    """A random game with actions taken back, written down and in other matches at once."""
    match = new_match(TITLE, 2, OPTIONS)
    luck = Random(seed)
    for _ in range(steps):
        if match.state.is_over():
            break
        actor = match.state.actors()[0]
        seat = luck.randrange(2)
        if not luck.randrange(taking_back) and not match.undo_refusal(seat):
            match.undo(seat)
        elif actor == CHANCE:
            match.draw(luck)
        else:
            codes = list(match.state.codes(match.state.actors()[0]))
            match.act(actor, match.state.action(int(codes[luck.randrange(len(codes))])))
        line = match.record.lines[-1]
        for place, position in enumerate(positions):
            position.act(line.seat, line.action)
            if not luck.randrange(5):
                positions[place] = kept(position)
    return match


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(5, 80), st.integers(2, 6))
def test_a_kept_match_goes_on_alike(seed: int, steps: int, taking_back: int) -> None:
    positions = [Match(TITLE.new_state(2, OPTIONS))]
    match = played(seed, steps, taking_back, positions)
    (position,) = positions
    lines = match.record.lines
    assert position.n == len(lines)
    assert position.draws == sum(line.seat == CHANCE for line in lines)
    assert position.state.key() == match.state.key()
    for seat in (0, 1):
        assert position.undo_refusal(seat) == match.undo_refusal(seat)
    assert position.count == match.count
    assert position.asked == match.asked


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60))
def test_a_refused_line_changes_nothing(seed: int, steps: int) -> None:
    positions = [Match(TITLE.new_state(2, OPTIONS))]
    match = new_match(TITLE, 2, OPTIONS)
    luck = Random(seed)
    for _ in range(steps):
        if match.state.is_over():
            break
        codes = list(match.state.codes(match.state.actors()[0]))
        actor = match.state.actors()[0]
        code = match.state.draw(luck) if actor == CHANCE else codes[luck.randrange(len(codes))]
        action = match.state.action(int(code))
        match.act(actor, action)
        positions[0].act(actor, action)
    position = positions[0]
    before = (data_of(position), position.n, position.draws)
    for seat, action in (
        (0, Action("fly")),
        (CHANCE, Action("die", {"value": 9})),
        (0, Action(UNDO, {"to": 999})),
        (1, Action(UNDO, {})),
        (5, Action("done")),
    ):
        with pytest.raises(Refusal):
            position.act(seat, action)
        assert (data_of(position), position.n, position.draws) == before


def test_copies_do_not_touch_each_other() -> None:
    positions = [Match(TITLE.new_state(2, OPTIONS))]
    played(3, 30, 100, positions)
    position = positions[0]
    while position.state.is_chance():
        position.act(CHANCE, position.state.action(position.state.chance_outcomes()[0][0]))
    before = (json.dumps(data_of(position)), position.n)
    twin = position.copy()
    seat = twin.state.actors()[0]
    twin.act(seat, twin.state.action(twin.state.legal_actions(seat)[0]))
    assert (json.dumps(data_of(position)), position.n) == before
