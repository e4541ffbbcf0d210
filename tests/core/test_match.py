"""A match: acting, drawing, taking back."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.match import Match, new_match
from warren.core.refusal import InputError, Refusal
from warren.games.registry import game, games


def started() -> Match:
    match = new_match(game("small_world"), 2, {"first": 0})
    rng = Random(5)
    while match.state.is_chance():
        match.draw(rng)
    return match


def picked() -> Match:
    match = started()
    match.act(0, Action("pick", {"combo": 0}))
    rng = Random(6)
    while match.state.is_chance():
        match.draw(rng)
    return match


def test_effects_are_told_and_the_sink_is_closed() -> None:
    match = started()
    names = [effect.name for effect in match.act(0, Action("pick", {"combo": 2})).effects]
    assert names[:2] == ["combo-taken", "coins-paid"]
    assert match.state.effects is None


def test_a_refused_action_changes_nothing() -> None:
    match = picked()
    key = match.state.key()
    lines = len(match.record.lines)
    for seat, action in (
        (1, Action("stop", {})),
        (0, Action("conquer", {"region": "2-08"})),
        (0, Action("conquer", {"region": "nowhere"})),
        (0, Action("dance", {})),
    ):
        with pytest.raises(Refusal):
            match.act(seat, action)
    assert match.state.key() == key
    assert len(match.record.lines) == lines


@rules("SW-HID-6")
def test_undo_is_the_inverse_and_stops_at_chance() -> None:
    match = picked()
    assert match.undo_refusal(0) == "refusal-undo-chance"
    with pytest.raises(Refusal, match="refusal-undo-chance"):
        match.undo(0)
    keys = []
    for _ in range(2):
        keys.append(match.state.key())
        code = next(
            code
            for code in match.state.legal_actions(0)
            if match.state.action(code).verb == "conquer"
            and "with" not in match.state.action(code).args
        )
        match.act(0, match.state.action(code))
    assert match.undo_refusal(1) == "refusal-undo-other"
    match.undo(0)
    assert match.state.key() == keys.pop()
    match.undo(0)
    assert match.state.key() == keys.pop()
    assert match.undo_refusal(0) == "refusal-undo-chance"
    assert [line.action.verb for line in match.record.lines[-2:]] == ["undo", "undo"]


@rules("SW-HID-6")
def test_nothing_to_undo_at_the_start() -> None:
    match = new_match(game("small_world"), 2)
    assert match.undo_refusal(0) == "refusal-undo-nothing"


def test_an_undo_line_names_where_it_goes() -> None:
    match = picked()
    match.act(0, Action("stop", {}))
    with pytest.raises(Refusal, match="refusal-undo-target"):
        match.act(0, Action("undo", {"to": 3}))
    told = match.act(0, Action("undo", {"to": len(match.record.lines) - 1}))
    assert (told.n, told.effects) == (match.n, [])


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(InputError, match="error-seat-count"):
        new_match(game("small_world"), 3, {}, ["Аня", "Боря"])


def test_registry() -> None:
    assert [title.key for title in games()] == [
        "small_world",
        "underground",
        "heroes",
        "dungeon_lords",
    ]
    with pytest.raises(InputError, match="error-unknown-game"):
        game("chess")
