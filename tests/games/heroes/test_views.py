"""Views from plain data: hidden cards come back hidden, and they add up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random
from tests.tools.heroes.look import data, spectator
from tests.tools.heroes.position import GAME, position, seat
from tests.tools.heroes.turn import attach
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.core.state import CHANCE, View
from warren.games.heroes.state import State

Data = dict[str, Any]


def opened() -> State:
    return position(
        seat("spearmen teleportation militia", (1, 1, 4), on={"a1": "archers"}),
        seat("claim spearmen"),
        seat(),
    )


def seen(viewer: int) -> Data:
    return data(opened(), viewer)


@rules("HDL-HID-1")
def test_hands_and_deck_come_back_hidden() -> None:
    view = GAME.view_from_json(seen(0), 0)
    assert view.to_json() == seen(0)
    found = view.to_json()
    assert found["deck"] is None
    assert found["deck_size"] == data(opened())["deck_size"]
    hands = [(entry["hand"], entry["hand_size"]) for entry in seen(0)["seats"]]
    assert hands == [({"spearmen": 1, "teleportation": 1, "militia": 1}, 3), (None, 2), ({}, 0)]
    with pytest.raises(InputError, match="deck"):
        GAME.state_from_json(seen(0))


@rules("HDL-HID-2", "HDL-MAG-3")
def test_what_is_prepared_is_known_to_its_seat_only() -> None:
    state = opened()
    attach(state, "teleportation", region="a1")
    own = GAME.view_from_json(data(state, 0), 0)
    assert own.legal_actions() == state.legal_actions(0)
    assert (own.to_json()["prepared"], own.key()) == ({"teleportation": 1}, state.view(0).key())
    for other in (None, 1, 2):
        plain = spectator(state) if other is None else data(state, other)
        view = GAME.view_from_json(plain, other)
        assert (view.to_json()["prepared"], view.key()) == ({}, state.view(other).key())
        assert whole(view) == state.table.cards[0].count


def whole(view: View) -> int:
    """How many of the first card a guess has in all; it is a position of its own."""
    guess = GAME.state_from_json(view.determinize(Random(4)).to_json())
    return int(guess.cards_in_all()[0])


def test_from_a_whole_position_only_what_one_may_know() -> None:
    view = GAME.view_from_json(data(opened()), 1)
    assert view.key() == opened().view(1).key()
    assert view.to_json()["deck"] is None


@rules("HDL-HID-1")
def test_after_the_end_all_is_open() -> None:
    over = {**data(opened()), "phase": "over"}
    assert GAME.view_from_json(over, None).to_json() == over
    with pytest.raises(InputError, match="deck"):
        GAME.view_from_json({**over, "deck": None}, None)


def put(data: Data, path: list[str | int], value: object) -> Data:
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("breaks", "message", "field"),
    [
        (lambda d: put(d, ["seats", 0, "hand"], None), "error-not-a-mapping", "seats[0].hand"),
        (lambda d: put(d, ["seats", 1, "hand_size"], 3), "error-out-of-range", "deck_size"),
        (
            lambda d: put(d, ["seats", 1, "hand_size"], None),
            "error-not-a-whole-number",
            "seats[1].hand_size",
        ),
        (
            lambda d: put(d, ["seats", 1, "hand_size"], 0),
            "error-out-of-range",
            "seats[1].hand_size",
        ),
        (lambda d: put(d, ["deck_size"], 5), "error-out-of-range", "deck_size"),
        (lambda d: put(d, ["discard", "spearmen"], 50), "error-cards-not-conserved", "deck"),
        (lambda d: put(d, ["seats", 0, "hand", "cats"], 1), "error-unknown-field", "seats[0].hand"),
        (lambda d: put(d, ["prepared"], None), "error-not-a-mapping", "prepared"),
        (lambda d: put(d, ["supply", "mage"], 1), "error-out-of-range", "supply.mage"),
    ],
)
def test_broken_views(breaks: Callable[[Data], Data], message: str, field: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.view_from_json(breaks(seen(0)), 0)
    assert error.value.message == message
    assert str(error.value.details["field"]).startswith(field)


def test_who_recruits_is_told_by_what_is_left() -> None:
    state = GAME.new_state(3, {"first": 1})
    while state.is_chance():
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    for _ in range(6):
        plain = data(state, 2)
        assert GAME.view_from_json(plain, 2).actors() == state.actors()
        for field in ("turn", "place"):
            wrong = {**plain, field: (plain[field] + 1) % 3}
            with pytest.raises(InputError) as error:
                GAME.view_from_json(wrong, 2)
            assert error.value.details["field"] == field
        state.apply(state.actors()[0], int(state.codes(state.actors()[0])[0]))
    assert data(state)["phase"] != "recruit"
