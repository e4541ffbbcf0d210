"""What each seat may know."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random
from tests.tools.heroes.look import data, hand, spectator
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach
from tests.tools.rules import rules

from warren.core.action import Action
from warren.games.heroes.state import State

LEVELS = {"a1": 1, "a2": 2}


def table(second: str = "claim archers", third: str = "tower") -> State:
    return position(
        seat("spearmen fortress", (1, 0, 1), spent=(0, 1, 0), coins=7, on={"a1": "militia"}),
        seat(second, (2, 0, 0), coins=9),
        seat(third),
        claims={"a2": (1, False)},
    )


@rules("HDL-HID-1", "HDL-SET-7")
def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    found = data(table(), 0)
    assert [entry["hand"] for entry in found["seats"]] == [
        {"spearmen": 1, "fortress": 1},
        None,
        None,
    ]
    assert [entry["hand_size"] for entry in found["seats"]] == [2, 2, 1]
    assert found["deck"] is None
    assert found["deck_size"] == data(table())["deck_size"]


@rules("HDL-HID-1", "HDL-SET-7")
def test_a_spectator_sees_no_hand() -> None:
    assert [entry["hand"] for entry in spectator(table())["seats"]] == [None, None, None]
    assert spectator(table())["deck"] is None


@rules("HDL-HID-1", "HDL-SET-1")
def test_the_rest_is_public() -> None:
    whole = data(table())
    for found in (data(table(), 1), data(table(), 2), spectator(table())):
        for key in ("tiles", "discard", "out", "supply", "facts", "turn", "round", "phase"):
            assert found[key] == whole[key]
        for entry, true in zip(found["seats"], whole["seats"], strict=True):
            for key in ("coins", "ready", "spent", "hand_size", "idle", "turns"):
                assert entry[key] == true[key]


@rules("HDL-HID-1")
def test_equal_knowledge_gives_equal_views() -> None:
    one, other = table("claim archers"), table("panic sappers")
    assert one.key() != other.key()
    for viewer in (0, 2, None):
        assert one.view(viewer).key() == other.view(viewer).key()
    assert one.view(1).key() != other.view(1).key()


@rules("HDL-HID-1")
def test_what_is_prepared_makes_no_difference_to_others() -> None:
    keys: list[bytes] = []
    own: list[bytes] = []
    for card in ("potion-of-strength", "phantom-warriors"):
        state = position(
            seat("spearmen potion-of-strength phantom-warriors", (1, 0, 2)), seat(), levels=LEVELS
        )
        attach(state, card)
        keys.append(state.view(1).key() + state.view(None).key())
        own.append(state.view(0).key())
    assert keys[0] == keys[1]
    assert own[0] != own[1]


@rules("HDL-HID-1")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_guess_agrees_with_what_the_seat_knows(viewer: int) -> None:
    state = table()
    hands: set[str] = set()
    for seed in range(20):
        guess = state.view(viewer).determinize(Random(seed))
        assert isinstance(guess, State)
        assert guess.view(viewer).key() == state.view(viewer).key()
        assert hand(guess, viewer) == hand(state, viewer)
        hands.add(str(hand(guess, (viewer + 1) % 3)))
        for other in range(3):
            assert sum(hand(guess, other).values()) == sum(hand(state, other).values())
        cards = Counter(data(guess)["deck"])
        for other in range(3):
            cards += Counter(hand(guess, other))
        assert cards == Counter(data(state)["deck"]) + sum(
            (Counter(hand(state, other)) for other in range(3)), Counter()
        )
    assert len(hands) > 1


@rules("HDL-HID-1")
def test_a_guess_of_what_another_prepares() -> None:
    state = position(seat("spearmen potion-of-strength", (1, 0, 1)), seat("claim"), levels=LEVELS)
    attach(state, "potion-of-strength")
    for viewer in (1, None):
        guess = state.view(viewer).determinize(Random(3))
        assert isinstance(guess, State)
        assert data(guess)["prepared"] == {}
        assert sum(hand(guess).values()) == 2
        assert guess.view(viewer).key() == state.view(viewer).key()
    own = state.view(0).determinize(Random(3))
    assert isinstance(own, State)
    assert data(own)["prepared"] == {"potion-of-strength": 1}


def test_a_copy_lives_its_own_life() -> None:
    state = table()
    copy = state.clone()
    assert (copy.key(), copy.effects) == (state.key(), None)
    before = state.key()
    copy.apply(0, int(copy.codes(copy.actors()[0])[0]))
    assert state.key() == before
    assert copy.key() != before


@rules("HDL-HID-1")
def test_nothing_tells_others_that_something_was_prepared() -> None:
    state = position(seat("potion-of-strength spearmen", (1, 0, 1)), seat(), seat())
    before = [state.view(1).key(), state.view(None).key()]
    attach(state, "potion-of-strength")
    assert [state.view(1).key(), state.view(None).key()] == before
    assert state.view(0).key() not in before
    state.apply(0, state.code(Action("cancel", {})))
    assert [state.view(1).key(), state.view(None).key()] == before


@rules("HDL-HID-1", "HDL-MUL-1")
def test_nobody_else_sees_that_a_hand_is_hopeless() -> None:
    state = position(seat("fortress", (2, 0, 0)), seat("spearmen"), phase="mulligan", turns=0)
    assert data(state)["phase"] == "mulligan"
    assert data(state, 0)["phase"] == "mulligan"
    assert data(state, 1)["phase"] == "play"
    assert spectator(state)["phase"] == "play"
