"""Positions from outside: what is lost, doubled or out of place is refused by field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.tools.heroes.look import data
from tests.tools.heroes.position import GAME, position, seat
from tests.tools.heroes.turn import attach, cast
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.core.state import CHANCE

Data = dict[str, Any]


def plain() -> Data:
    state = position(
        seat(
            "spearmen teleportation alliance relocation",
            (1, 0, 4),
            on={"a1": "archers garrison", "a2": "militia runestone"},
        ),
        seat("claim", spent=(0, 1, 0), on={"g4": "catapult"}),
        claims={"b1": (1, True)},
    )
    return data(state)


def put(data: Data, path: list[str | int], value: object) -> Data:
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def drop(data: Data, path: list[str | int]) -> Data:
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    return data


def draw_after(data: Data, phase: str) -> Data:
    data["phase"] = "draw"
    return put(data, ["facts", "after_draw"], phase)


def prepare(data: Data, card: str, **facts: object) -> Data:
    hand = data["seats"][0]["hand"]
    del hand[card]
    data["prepared"] = {card: 1}
    data["facts"].update(facts)
    return data


def false_rune(data: Data) -> Data:
    """The runestone is back in the deck, and a claim from a hand lies in its place."""
    data["tiles"]["a2"]["rune"] = "claim"
    data["seats"][1] |= {"hand": {}, "hand_size": 0}
    data["deck"]["runestone"] += 1
    data["deck_size"] += 1
    return data


def test_a_good_position_is_taken() -> None:
    assert GAME.state_from_json(plain()).to_json() == plain()


@rules("HDL-MAG-3", "HDL-MAG-17")
def test_what_is_half_done_is_kept() -> None:
    state = GAME.state_from_json(plain())
    state.effects = []
    attach(state, "teleportation", region="a1")
    attach(state, "alliance", seat=1)
    found = data(state)
    assert (found["facts"]["door"], found["facts"]["ally"]) == ("a1", 1)
    assert GAME.state_from_json(found).key() == state.key()
    moving = GAME.state_from_json(plain())
    moving.effects = []
    cast(moving, "relocation", region="a1")
    found = data(moving)
    assert (found["phase"], found["facts"]["moving"]) == ("relocate", "a1")
    assert GAME.state_from_json(found).key() == moving.key()


def test_every_moment_of_the_set_up_is_kept() -> None:
    state = GAME.new_state(4, {"short": True})
    while state.is_chance():
        again = GAME.state_from_json(json.loads(json.dumps(state.to_json())))
        assert again.key() == state.key()
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    for _ in range(8):
        assert GAME.state_from_json(data(state)).key() == state.key()
        state.apply(state.actors()[0], int(state.codes(state.actors()[0])[0]))


@pytest.mark.parametrize(
    ("breaks", "message", "named"),
    [
        (lambda d: put(d, ["game"], "chess"), "error-other-game", "chess"),
        (lambda d: put(d, ["players"], 9), "error-out-of-range", "players"),
        (lambda d: put(d, ["options", "speed"], 9), "error-unknown-option", "speed"),
        (lambda d: put(d, ["board"], "heroes-61"), "error-unknown-name", "heroes-61"),
        (lambda d: put(d, ["shape"], 9), "error-unknown-field", "shape"),
        (lambda d: put(d, ["phase"], "nap"), "error-unknown-name", "nap"),
        (lambda d: put(d, ["round"], -1), "error-out-of-range", "round"),
        (lambda d: put(d, ["turn"], 2), "error-out-of-range", "turn"),
        (lambda d: put(d, ["turn"], -1), "error-out-of-range", "turn"),
        (lambda d: put(d, ["first"], 2), "error-out-of-range", "first"),
        (lambda d: put(d, ["first"], -1), "error-out-of-range", "first"),
        (lambda d: put(d, ["place"], -1), "error-out-of-range", "place"),
        (lambda d: put(d, ["place"], 2), "error-out-of-range", "place"),
        (lambda d: put(d, ["tiles", "z9"], {}), "error-unknown-field", "tiles.z9"),
        (lambda d: put(d, ["tiles", "a1", "level"], 13), "error-out-of-range", "tiles.a1.level"),
        (lambda d: put(d, ["tiles", "c1", "level"], 1), "error-levels", "levels[0]"),
        (lambda d: put(d, ["tiles", "a1", "seat"], 2), "error-out-of-range", "tiles.a1.seat"),
        (lambda d: put(d, ["tiles", "c1", "seat"], 0), "error-missing-field", "tiles.c1.troop"),
        (lambda d: drop(d, ["tiles", "a1", "seat"]), "error-missing-field", "tiles.a1.troop"),
        (
            lambda d: put(d, ["tiles", "c1", "fortification"], "tower"),
            "error-missing-field",
            "tiles.c1.seat",
        ),
        (lambda d: put(d, ["tiles", "a1", "troop"], "tower"), "error-unknown-name", "a1.troop"),
        (lambda d: put(d, ["tiles", "a1", "troop"], "cats"), "error-unknown-name", "cats"),
        (lambda d: put(d, ["tiles", "a2", "rune"], "claim"), "error-cards-not-conserved", "claim"),
        (
            false_rune,
            "error-unknown-name",
            "tiles.a2.rune",
        ),
        (
            lambda d: put(d, ["tiles", "b1", "claim", "seat"], 2),
            "error-out-of-range",
            "tiles.b1.claim.seat",
        ),
        (
            lambda d: put(d, ["tiles", "b1", "claim", "when"], 2),
            "error-unknown-field",
            "tiles.b1.claim.when",
        ),
        (lambda d: put(d, ["deck", "cats"], 1), "error-unknown-field", "deck.cats"),
        (lambda d: put(d, ["deck_size"], 1), "error-out-of-range", "deck_size"),
        (lambda d: put(d, ["discard", "claim"], 1), "error-cards-not-conserved", "claim"),
        (lambda d: put(d, ["out", "claim"], -1), "error-out-of-range", "out.claim"),
        (lambda d: put(d, ["seats"], d["seats"][:1]), "error-seat-count", "seats"),
        (lambda d: put(d, ["seats", 0, "coins"], -1), "error-out-of-range", "seats[0].coins"),
        (
            lambda d: put(d, ["seats", 0, "hand_size"], 3),
            "error-out-of-range",
            "seats[0].hand_size",
        ),
        (
            lambda d: put(d, ["seats", 0, "ready", "dragon"], 1),
            "error-unknown-field",
            "seats[0].ready.dragon",
        ),
        (
            lambda d: put(d, ["seats", 0, "ready", "mage"], 5),
            "error-out-of-range",
            "supply.mage",
        ),
        (lambda d: put(d, ["supply", "warrior"], 24), "error-out-of-range", "supply.warrior"),
        (lambda d: put(d, ["supply", "dragon"], 1), "error-unknown-field", "supply.dragon"),
        (lambda d: put(d, ["levels"], [0] * 11), "error-levels", "levels"),
        (lambda d: put(d, ["levels", 3], 1), "error-levels", "levels[3]"),
        (lambda d: put(d, ["levels", 3], "0"), "error-not-a-whole-number", "levels[3]"),
        (
            lambda d: put(
                drop(d, ["tiles", "g3"]), ["levels", plain()["tiles"]["g3"]["level"] - 1], 1
            ),
            "error-missing-field",
            "tiles.g3",
        ),
        (
            lambda d: put(put(d, ["phase"], "tiles"), ["facts", "left"], 1),
            "error-unknown-field",
            "tiles.g4",
        ),
        (lambda d: put(d, ["facts", "mood"], 1), "error-unknown-field", "facts.mood"),
        (lambda d: put(d, ["facts", "panic"], 1), "error-not-a-flag", "facts.panic"),
        (lambda d: put(d, ["facts", "door"], "z9"), "error-unknown-name", "z9"),
        (lambda d: put(d, ["facts", "door"], "a1"), "error-missing-field", "facts.door"),
        (lambda d: put(d, ["facts", "ally"], 1), "error-missing-field", "facts.ally"),
        (lambda d: put(d, ["facts", "ally"], 2), "error-out-of-range", "facts.ally"),
        (lambda d: put(d, ["facts", "exchanged"], -2), "error-out-of-range", "facts.exchanged"),
        (lambda d: prepare(d, "teleportation"), "error-missing-field", "facts.door"),
        (lambda d: prepare(d, "teleportation", door="g4"), "error-unknown-name", "g4"),
        (lambda d: prepare(d, "alliance"), "error-missing-field", "facts.ally"),
        (lambda d: prepare(d, "alliance", ally=0), "error-unknown-name", "facts.ally"),
        (lambda d: prepare(d, "spearmen"), "error-unknown-name", "prepared"),
        (lambda d: prepare(d, "relocation"), "error-unknown-name", "prepared"),
        (
            lambda d: put(prepare(d, "teleportation", door="a1"), ["phase"], "exchange"),
            "error-unknown-name",
            "prepared",
        ),
        (lambda d: draw_after(d, "draw"), "error-unknown-name", "facts.after_draw"),
        (lambda d: put(d, ["phase"], "relocate"), "error-missing-field", "facts.moving"),
        (lambda d: put(d, ["facts", "moving"], "a1"), "error-missing-field", "facts.moving"),
        (
            lambda d: put(put(d, ["phase"], "relocate"), ["facts", "moving"], "a2"),
            "error-unknown-name",
            "facts.moving",
        ),
        (
            lambda d: put(put(d, ["phase"], "relocate"), ["facts", "moving"], "g4"),
            "error-unknown-name",
            "facts.moving",
        ),
        (
            lambda d: put(put(d, ["phase"], "recruit"), ["facts", "left"], 5),
            "error-out-of-range",
            "facts.left",
        ),
    ],
)
def test_broken_positions(breaks: Callable[[Data], Data], message: str, named: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.state_from_json(breaks(plain()))
    assert error.value.message == message
    assert named in str(error.value)


def test_recruiting_goes_on_while_companions_are_left() -> None:
    with pytest.raises(InputError) as error:
        GAME.state_from_json(put(plain(), ["phase"], "recruit"))
    assert error.value.details == {"field": "facts.left", "value": 0, "least": 1, "most": 4}
