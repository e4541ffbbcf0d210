"""Positions that cannot be are refused by their field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.random import Random

from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.dungeon_lords.game import DungeonLords

GAME = DungeonLords()
Data = dict[str, Any]


def position(steps: int, players: int = 4) -> Data:
    """A random game after so many steps, as data."""
    state = GAME.new_state(players, {"first": 0})
    rng = Random(3)
    for _ in range(steps):
        seat = state.actors()[0]
        codes = state.legal_actions(seat)
        code = int(state.draw(rng)) if seat == CHANCE else codes[int(rng.randrange(len(codes)))]
        state.apply(seat, code)
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


ORDERS = position(34)
"""Round 1 of a game for four, while orders are chosen."""


def at(data: Any, path: str, value: object) -> None:
    key, _, rest = path.partition(".")
    place = int(key) if key.isdecimal() else key
    if rest:
        at(data[place], rest, value)
    else:
        data[place] = value


def refusal(changes: dict[str, object]) -> InputError:
    data: Data = json.loads(json.dumps(ORDERS))
    for path, value in changes.items():
        at(data, path, value)
    with pytest.raises(InputError) as caught:
        GAME.state_from_json(data)
    return caught.value


def test_the_position_that_is_changed_can_be() -> None:
    assert GAME.state_from_json(ORDERS).to_json() == ORDERS
    assert ORDERS["frames"][-1]["step"] == "orders"


CELL = {"seat": 0, "cell": "c2"}
RENTED = {"seat": 0, "cell": "rented"}
ON_TOP = [{"step": "season", "subject": 0, "stage": 8}]
BAD: list[tuple[dict[str, object], str, str, str]] = [
    ({"seats.0.tiles": ["b1"]}, "error-dungeon-apart", "seats[0].tiles", "DL-DIG-1"),
    ({"seats.0.tiles": ["c1", "c3"]}, "error-dungeon-apart", "seats[0].tiles", "DL-DIG-1"),
    ({"seats.0.tiles": ["c1", "rented"]}, "error-dungeon-bare", "seats[0].tiles", ""),
    (
        {"seats.1.tiles": ["c1", "c2", "d1", "d2"]},
        "error-dungeon-square",
        "seats[1].tiles",
        "DL-DIG-2",
    ),
    ({"seats.0.rooms": ["c2"]}, "error-dungeon-rooms", "seats[0].rooms", ""),
    ({"magic-room": CELL}, "error-dungeon-rooms", "seats[0].rooms", ""),
    ({"magic-room": {"seat": 0, "cell": "b1"}}, "error-dungeon-bare", "magic-room", ""),
    ({"workshop": CELL}, "error-dungeon-zone", "seats[0].rooms", "DL-BLD-4"),
    ({"mint": RENTED, "bakery": RENTED}, "error-dungeon-two-rented", "seats[0].rooms", "DF-REN-1"),
    ({"magic-room": CELL, "printing-press": CELL}, "error-twice", "magic-room", ""),
    ({"seats.0.conquered": ["rented"]}, "error-dungeon-bare", "seats[0].conquered", ""),
    ({"foyer": {"seat": 0, "cell": "a1"}}, "error-dungeon-bare", "foyer", ""),
    ({"foyer": CELL, "tool-shed": CELL}, "error-twice", "foyer", ""),
    (
        {"seats.0.installed": {"trap": "plague", "cell": "a1"}},
        "error-dungeon-bare",
        "seats[0].installed",
        "",
    ),
    ({"seats.0.evil": 0}, "error-dungeon-evil", "seats[0].evil", "DL-EVL-1"),
    (
        {"seats.0.first_order": "get-food", "seats.0.second_order": "get-food"},
        "error-dungeon-order",
        "seats[0].orders",
        "DL-ORD-1",
    ),
    ({"seats.0.line": [{"who": "elf"}]}, "error-dungeon-paladin", "seats[0].line[0]", ""),
    ({"elf": {"seat": 0}}, "error-dungeon-paladin", "elf", ""),
    (
        {"elf": {"seat": 0}, "seats.0.line": [{"who": "elf"}, {"who": "elf"}]},
        "error-dungeon-paladin",
        "seats[0].line[1]",
        "",
    ),
    ({"under": [ORDERS["next_1"]]}, "error-twice", "next_1", ""),
    ({"here_1": ORDERS["next_1"]}, "error-twice", "here_1", ""),
    ({"seats.0.prison": [ORDERS["next_2"]]}, "error-twice", "seats[0].prison", ""),
    ({"seats.0.line": [{"who": ORDERS["stack"][0]}]}, "error-twice", "seats[0].line[0]", ""),
    ({"seats.0.lair": [{"monster": "golem"}]}, "error-cards-not-conserved", "monster_stack", ""),
    (
        {"seats.0.lair": [{"monster": "goblin", "expert": "big"}], "monster_stack": {}},
        "error-twice",
        "experts",
        "",
    ),
    ({"monster_discard": {"troll": 3}}, "error-cards-not-conserved", "monster_stack", ""),
    ({"trap_discard": {"plague": 3}}, "error-cards-not-conserved", "trap_discard", ""),
    ({"seats.0.pets": {"impling": 3}}, "error-cards-not-conserved", "seats", ""),
    ({"row_1": "exorcism"}, "error-dungeon-spell", "row_1", "DL-SET-7"),
    ({"row_1": "fireball", "row_4": "fireball"}, "error-twice", "row_4", "DL-SET-7"),
    ({"next_board": ORDERS["boards"][0]}, "error-twice", "boards", "DF-OPP-2"),
    ({"used_boards": [ORDERS["next_board"]]}, "error-twice", "boards", "DF-OPP-2"),
    ({"next_board": None}, "error-dungeon-board", "next_board", "DF-OPP-2"),
    ({"round": 2, "tile": None, "next_tile": None}, "error-dungeon-tile", "tile", "DL-EVT-1"),
    (
        {"frames": [{"step": "orders", "subject": 0, "stage": 0}]},
        "error-dungeon-frame",
        "frames[0]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "over", "subject": 0, "stage": 0}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "dig", "subject": 4, "stage": 1}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "dig", "subject": 0, "stage": -2}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "production", "subject": 5, "stage": 0}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "event", "subject": 0, "stage": 0}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"tile": "special", "frames": [*ON_TOP, {"step": "event", "subject": 0, "stage": 0}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    ({"seats.2.traps": {"hidden": 1}}, "error-position-hidden", "seats[2]", ""),
]


@pytest.mark.parametrize(("changes", "message", "field", "rule"), BAD)
def test_what_cannot_be_is_refused(
    changes: dict[str, object], message: str, field: str, rule: str
) -> None:
    error = refusal(changes)
    assert (error.message, error.details["field"], error.rule) == (message, field, rule)


def test_the_non_player_counter_is_on_the_evilometer() -> None:
    data = position(40, 2)
    data["neutral"] = 0
    with pytest.raises(InputError) as caught:
        GAME.state_from_json(data)
    assert caught.value.details["field"] == "neutral"


def test_four_seasons_have_no_fifth_round() -> None:
    state = GAME.new_state(4, {"first": 0, "edition": "four-seasons"})
    data = {**state.to_json(), "round": 5, "tile": "taxes"}
    with pytest.raises(InputError) as caught:
        GAME.state_from_json(data)
    assert caught.value.details["field"] == "round"
