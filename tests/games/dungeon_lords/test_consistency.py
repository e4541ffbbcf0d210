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


@pytest.mark.parametrize(
    ("field", "value"),
    [("year", 0), ("year", 3), ("round", 0), ("round", 6), ("first", -1), ("first", 4)],
)
def test_a_number_beyond_its_range_is_refused_by_its_field(field: str, value: int) -> None:
    assert refusal({field: value}).details["field"] == field


def test_what_has_no_such_name_or_part_is_refused_by_its_field() -> None:
    trap = {"trap": "pendulum", "cell": "c1"}
    for path, value, message, field in (
        ("paladins.elf", "moon", "error-unknown-name", "paladins.elf"),
        ("tiles.now", "holiday", "error-unknown-name", "tiles.now"),
        (
            "seats.0.traps.installed",
            {**trap, "rope": 1},
            "error-unknown-field",
            "seats[0].traps.installed.rope",
        ),
        (
            "seats.0.traps.installed",
            {**trap, "trap": "sofa"},
            "error-unknown-name",
            "seats[0].traps.installed.trap",
        ),
    ):
        found = refusal({path: value})
        assert (found.message, found.details["field"]) == (message, field)


COMING = ORDERS["adventurers"]["next"]
BOARDS = ORDERS["opportunities"]
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
    ({"rooms.magic-room": CELL}, "error-dungeon-rooms", "seats[0].rooms", ""),
    ({"rooms.magic-room": {"seat": 0, "cell": "b1"}}, "error-dungeon-bare", "rooms.magic-room", ""),
    ({"rooms.workshop": CELL}, "error-dungeon-zone", "seats[0].rooms", "DL-BLD-4"),
    (
        {"rooms.mint": RENTED, "rooms.bakery": RENTED},
        "error-dungeon-two-rented",
        "seats[0].rooms",
        "DF-REN-1",
    ),
    (
        {"rooms.magic-room": CELL, "rooms.printing-press": CELL},
        "error-twice",
        "rooms.magic-room",
        "",
    ),
    ({"seats.0.conquered": ["rented"]}, "error-dungeon-bare", "seats[0].conquered", ""),
    ({"tunnels.foyer": {"seat": 0, "cell": "a1"}}, "error-dungeon-bare", "tunnels.foyer", ""),
    ({"tunnels.foyer": CELL, "tunnels.tool-shed": CELL}, "error-twice", "tunnels.foyer", ""),
    (
        {"seats.0.traps.installed": {"trap": "plague", "cell": "a1"}},
        "error-dungeon-bare",
        "seats[0].traps.installed",
        "",
    ),
    ({"seats.0.evil": 0}, "error-dungeon-evil", "seats[0].evil", "DL-EVL-1"),
    (
        {"seats.0.orders.chosen": ["get-food", "get-food", None]},
        "error-dungeon-order",
        "seats[0].orders.chosen",
        "DL-ORD-1",
    ),
    ({"seats.0.line": [{"who": "elf"}]}, "error-dungeon-paladin", "seats[0].line[0]", ""),
    ({"paladins.elf": {"seat": 0}}, "error-dungeon-paladin", "paladins.elf", ""),
    (
        {"paladins.elf": {"seat": 0}, "seats.0.line": [{"who": "elf"}, {"who": "elf"}]},
        "error-dungeon-paladin",
        "seats[0].line[1]",
        "",
    ),
    ({"adventurers.under": [COMING[0]]}, "error-twice", "adventurers.next[0]", ""),
    ({"adventurers.here.0": COMING[0]}, "error-twice", "adventurers.here[0]", ""),
    ({"seats.0.prison": [COMING[1]]}, "error-twice", "seats[0].prison", ""),
    (
        {"seats.0.line": [{"who": ORDERS["adventurers"]["stack"][0]}]},
        "error-twice",
        "seats[0].line[0]",
        "",
    ),
    ({"seats.0.lair": [{"monster": "golem"}]}, "error-cards-not-conserved", "monsters.stack", ""),
    (
        {"seats.0.lair": [{"monster": "goblin", "expert": "big"}], "monsters.stack": {}},
        "error-twice",
        "experts",
        "",
    ),
    ({"monsters.discard": {"troll": 3}}, "error-cards-not-conserved", "monsters.stack", ""),
    ({"traps.discard": {"plague": 3}}, "error-cards-not-conserved", "traps.discard", ""),
    ({"seats.0.pets.held": {"impling": 3}}, "error-cards-not-conserved", "seats", ""),
    ({"combat.cards.0": "exorcism"}, "error-dungeon-spell", "combat.cards[0]", "DL-SET-7"),
    (
        {"combat.cards.0": "fireball", "combat.cards.3": "fireball"},
        "error-twice",
        "combat.cards[3]",
        "DL-SET-7",
    ),
    ({"opportunities.next": BOARDS["left"][0]}, "error-twice", "opportunities.left", "DF-OPP-2"),
    ({"opportunities.used": [BOARDS["next"]]}, "error-twice", "opportunities.left", "DF-OPP-2"),
    ({"opportunities.next": None}, "error-dungeon-board", "opportunities.next", "DF-OPP-2"),
    (
        {"round": 2, "tiles.now": None, "tiles.next": None},
        "error-dungeon-tile",
        "tiles.now",
        "DL-EVT-1",
    ),
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
        {"tiles.now": "special", "frames": [*ON_TOP, {"step": "event", "subject": 0, "stage": 0}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "battle", "subject": 0, "stage": 9}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    (
        {"frames": [*ON_TOP, {"step": "errand", "subject": 0, "stage": 24}]},
        "error-dungeon-frame",
        "frames[1]",
        "",
    ),
    ({"seats.2.traps.held": {"hidden": 1}}, "error-position-hidden", "seats[2]", ""),
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
    data = {**state.to_json(), "round": 5}
    with pytest.raises(InputError) as caught:
        GAME.state_from_json(data)
    assert caught.value.details["field"] == "round"
