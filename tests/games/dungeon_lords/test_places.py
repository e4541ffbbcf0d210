"""The 24 spaces and those of the eight opportunities as the ledger has them."""

from __future__ import annotations

import pytest

from warren.games.dungeon_lords.deck_file import shipped_deck
from warren.games.dungeon_lords.places import LOCATION_NAMES, Place, Space

DECK = shipped_deck()
Numbers = dict[str, int]
PAYS = ("gold", "food", "evil")
GIVES = ("gold", "food", "imps", "traps", "pets", "calm")
OTHERS = (
    "supervisors",
    "workers",
    "tunnels",
    "tunnel_imps",
    "room_imps",
    "returns",
    "others",
    "spies",
    "moves",
)


def told(space: Space) -> Numbers:
    """What a space has: `-gold` is paid, `+gold` comes from the bank."""
    numbers = {f"-{name}": int(getattr(space, name)) for name in PAYS}
    numbers |= {f"+{name}": int(getattr(space.gives, name)) for name in GIVES}
    numbers |= {name: int(getattr(space, name)) for name in OTHERS}
    return {name: number for name, number in numbers.items() if number}


def place(places: list[Place], id: str) -> Place:
    [found] = [one for one in places if one.id == id]
    return found


def test_locations_act_in_this_order() -> None:
    assert [one.id for one in DECK.locations] == [
        "get-food",
        "improve-reputation",
        "dig-tunnels",
        "mine-gold",
        "recruit-imps",
        "buy-traps",
        "hire-monster",
        "build-room",
    ]
    assert [one.location for one in DECK.locations] == LOCATION_NAMES
    backwards = [one.id for one in DECK.locations if one.order == [3, 2, 1]]
    assert backwards == ["hire-monster", "build-room"]
    assert all(one.order in ([1, 2, 3], [3, 2, 1]) for one in DECK.locations)


@pytest.mark.parametrize(
    ("id", "spaces", "lines"),
    [
        (
            "get-food",
            [
                {"-gold": 1, "+food": 2},
                {"-evil": 1, "+food": 3},
                {"-evil": 2, "+food": 3, "+gold": 1},
            ],
            ["DL-FOOD-1", "DL-FOOD-2", "DL-FOOD-3"],
        ),
        (
            "improve-reputation",
            [{"+calm": 1, "spies": 1}, {"+calm": 2}, {"-gold": 1, "+calm": 2, "spies": 1}],
            ["DL-REP-1", "DL-REP-2", "DL-REP-3"],
        ),
        (
            "dig-tunnels",
            [{"workers": 2}, {"workers": 3}, {"supervisors": 1, "workers": 4}],
            ["DL-DIGS-1", "DL-DIGS-2", "DL-DIGS-3"],
        ),
        (
            "mine-gold",
            [{"workers": 2}, {"workers": 3}, {"supervisors": 1, "workers": 4}],
            ["DL-MINE-1", "DL-MINE-2", "DL-MINE-3"],
        ),
        (
            "recruit-imps",
            [
                {"-food": 1, "+imps": 1},
                {"-food": 2, "+imps": 2},
                {"-food": 1, "-gold": 1, "+imps": 2},
            ],
            ["DL-IMPS-1", "DL-IMPS-2", "DL-IMPS-3"],
        ),
        (
            "buy-traps",
            [{"-gold": 1, "+traps": 1}, {"+traps": 1}, {"-gold": 2, "+traps": 2}],
            ["DL-TRAPS-1", "DL-TRAPS-2", "DL-TRAPS-3"],
        ),
        (
            "hire-monster",
            [{}, {}, {"-food": 1}],
            ["DL-HIRE-1", "DL-HIRE-2", "DL-HIRE-3"],
        ),
        (
            "build-room",
            [{}, {"-gold": 1}, {"-gold": 1}],
            ["DL-ROOMS-1", "DL-ROOMS-2", "DL-ROOMS-3"],
        ),
    ],
)
def test_spaces_of_locations(id: str, spaces: list[Numbers], lines: list[str]) -> None:
    location = place(DECK.locations, id)
    assert [told(space) for space in location.spaces] == spaces
    assert [space.rule for space in location.spaces] == lines


@pytest.mark.parametrize(
    ("id", "location", "order", "spaces"),
    [
        (
            "food-harvest",
            "get-food",
            [1, 2, 3],
            [
                {"supervisors": 1, "workers": 3},
                {"supervisors": 1, "workers": 4},
                {"supervisors": 2, "workers": 5, "+calm": 1},
            ],
        ),
        (
            "masquerade",
            "improve-reputation",
            [1, 2, 3],
            [
                {"+gold": 1, "others": 1},
                {"spies": 1, "moves": 1, "others": 1},
                {"-gold": 1, "+calm": 1, "others": 1, "spies": 1},
            ],
        ),
        (
            "tunnel-improvement",
            "dig-tunnels",
            [2, 1, 3],
            [{"tunnels": most, "tunnel_imps": 2, "room_imps": 3} for most in (1, 1, 2)],
        ),
        (
            "gold-investment",
            "mine-gold",
            [1, 2, 3],
            [{"-gold": 1, "returns": 3}, {"-gold": 2, "returns": 5}, {"-gold": 3, "returns": 7}],
        ),
        (
            "pet-shop",
            "recruit-imps",
            [1, 2, 3],
            [
                {"+pets": 1},
                {"-food": 1, "+imps": 1, "+pets": 1},
                {"-food": 1, "-gold": 1, "+imps": 2, "+pets": 1},
            ],
        ),
        (
            "trap-exhibition",
            "buy-traps",
            [3, 2, 1],
            [{}, {}, {"-gold": 1}],
        ),
        (
            "expert-monsters",
            "hire-monster",
            [3, 2, 1],
            [{}, {}, {"-evil": 1}],
        ),
        (
            "room-rental",
            "build-room",
            [3, 2, 1],
            [{}, {}, {"-gold": 1}],
        ),
    ],
)
def test_opportunities(id: str, location: str, order: list[int], spaces: list[Numbers]) -> None:
    board = place(DECK.opportunities, id)
    assert (board.location, board.order) == (location, order)
    assert [told(space) for space in board.spaces] == spaces


def test_each_location_has_its_opportunity() -> None:
    assert [board.location for board in DECK.opportunities] == LOCATION_NAMES
