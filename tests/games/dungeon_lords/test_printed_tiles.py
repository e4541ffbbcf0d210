"""Monsters, rooms, tunnels, tokens, adventurers and paladins as the ledger has them."""

from __future__ import annotations

import pytest
from tests.tools.rules import rules

from warren.games.dungeon_lords.cards import (
    BARD,
    DWARF,
    ELF,
    HUMAN,
    PRIEST,
    THIEF,
    WARRIOR,
    WIZARD,
)
from warren.games.dungeon_lords.deck_file import shipped_deck

DECK = shipped_deck()
COST = ("gold", "food", "evil", "imps", "traps", "monsters", "either")
INNER = 0b00000_01110_01110_00000
ZONES = {
    "upper": 0b00000_00000_11111_11111,
    "lower": 0b11111_11111_00000_00000,
    "border": 0b11111_10001_10001_11111,
    "inner": INNER,
    "any": 0b11111_11111_11111_11111,
}


@pytest.mark.parametrize("year", [1, 2])
def test_the_stacks_of_a_year(year: int) -> None:
    for sets, adventurers, monsters, rooms in (
        (("base",), 16, 12, 8),
        (("base", "festival"), 20, 16, 10),
    ):
        copies = [one.copies[year - 1] for one in DECK.monsters if one.set in sets]
        assert sum(copies) == monsters
        assert sum(one.set in sets and one.year == year for one in DECK.rooms) == rooms
        parties = [one for one in DECK.adventurers if one.set in sets and one.year == year]
        assert len(parties) == adventurers


@pytest.mark.parametrize(
    ("id", "set", "copies", "cost", "damage"),
    [
        pytest.param("goblin", "base", [2, 1], {"food": 1}, [2, 1], marks=rules("DL-M-GOBLIN")),
        pytest.param("slime", "base", [2, 1], {"food": 1}, [1], marks=rules("DL-M-SLIME")),
        pytest.param("ghost", "base", [2, 1], {"evil": 1}, [2], marks=rules("DL-M-GHOST")),
        pytest.param("troll", "base", [2, 1], {"food": 2}, [3, 4], marks=rules("DL-M-TROLL")),
        pytest.param(
            "witch", "base", [2, 1], {"food": 1, "evil": 1}, [4, 1], marks=rules("DL-M-WITCH")
        ),
        pytest.param("vampire", "base", [2, 1], {"evil": 2}, [3, 2], marks=rules("DL-M-VAMPIRE")),
        pytest.param(
            "golem", "base", [0, 2], {"gold": 1, "traps": 1}, [4], marks=rules("DL-M-GOLEM")
        ),
        pytest.param(
            "dragon", "base", [0, 2], {"food": 2, "evil": 2}, [2], marks=rules("DL-M-DRAGON")
        ),
        pytest.param(
            "demon", "base", [0, 2], {"evil": 1, "monsters": 1}, [7], marks=rules("DL-M-DEMON")
        ),
        pytest.param(
            "cockatrice", "festival", [2, 1], {"either": 1}, [1, 1], marks=rules("DF-M-COCKATRICE")
        ),
        pytest.param(
            "evil-eye",
            "festival",
            [2, 1],
            {"gold": 1, "food": 1},
            [3],
            marks=rules("DF-M-EVIL-EYE"),
        ),
        pytest.param(
            "elderbeast",
            "festival",
            [0, 2],
            {"food": 1, "evil": 1, "imps": 1},
            [5],
            marks=rules("DF-M-ELDERBEAST"),
        ),
    ],
)
def test_monsters(
    id: str, set: str, copies: list[int], cost: dict[str, int], damage: list[int]
) -> None:
    [monster] = [one for one in DECK.monsters if one.id == id]
    assert (monster.set, monster.copies, monster.damage) == (set, copies, damage)
    assert {name: getattr(monster, name) for name in COST if getattr(monster, name)} == cost
    assert monster.ghost == (id == "ghost")


@rules("DF-MON-9")
def test_sizes() -> None:
    assert [one.id for one in DECK.monsters] == [
        "goblin",
        "slime",
        "ghost",
        "troll",
        "witch",
        "vampire",
        "golem",
        "dragon",
        "demon",
        "cockatrice",
        "evil-eye",
        "elderbeast",
    ]
    large = [one.id for one in DECK.monsters if one.large]
    assert large == ["troll", "golem", "dragon", "demon", "elderbeast"]


@pytest.mark.parametrize(
    ("id", "zone", "imps", "food", "gives"),
    [
        pytest.param("chicken-coop", "upper", 3, 0, "food", marks=rules("DL-R-CHICKEN-COOP")),
        pytest.param("mushroom-bed", "lower", 3, 0, "food", marks=rules("DL-R-MUSHROOM-BED")),
        pytest.param("souvenir-shop", "upper", 3, 0, "gold", marks=rules("DL-R-SOUVENIR-SHOP")),
        pytest.param("mint", "lower", 3, 0, "gold", marks=rules("DL-R-MINT")),
        pytest.param("workshop", "border", 4, 0, "trap", marks=rules("DL-R-WORKSHOP")),
        pytest.param(
            "excavation-office", "border", 2, 0, "tunnel", marks=rules("DL-R-EXCAVATION-OFFICE")
        ),
        pytest.param("printing-press", "inner", 3, 0, "calm", marks=rules("DL-R-PRINTING-PRESS")),
        pytest.param("magic-room", "inner", 2, 1, "imp", marks=rules("DL-R-MAGIC-ROOM")),
        pytest.param("bakery", "upper", 3, 0, "bakery", marks=rules("DF-R-BAKERY")),
        pytest.param(
            "training-room", "border", 0, 0, "training", marks=rules("DF-R-TRAINING-ROOM")
        ),
    ],
)
def test_production_rooms(id: str, zone: str, imps: int, food: int, gives: str) -> None:
    [room] = [one for one in DECK.rooms if one.id == id]
    assert (room.year, room.kind, room.zone) == (1, "production", ZONES[zone])
    assert (room.imps, room.food, room.gives, room.points) == (imps, food, gives, {})


@rules(
    "DL-R-ARMORY",
    "DL-R-DARK-ROOM",
    "DL-R-LABYRINTH",
    "DL-R-ANTI-MAGIC-ROOM",
    "DF-R-HALL-OF-CHAOS",
)
def test_battle_rooms() -> None:
    rooms = [one for one in DECK.rooms if one.kind == "battle"]
    assert [(one.id, one.set) for one in rooms] == [
        ("armory", "base"),
        ("dark-room", "base"),
        ("labyrinth", "base"),
        ("anti-magic-room", "base"),
        ("hall-of-chaos", "festival"),
    ]
    for room in rooms:
        assert (room.year, room.zone, room.imps, room.gives) == (2, ZONES["any"], 0, "")


@rules(
    "DL-R-CAFETERIA",
    "DL-R-CHAPEL",
    "DL-R-PANDEMONIUM",
    "DL-R-HALL-OF-FAME",
    "DF-R-VIOLET-LOUNGE",
)
def test_scoring_rooms() -> None:
    rooms = [one for one in DECK.rooms if one.kind == "scoring"]
    assert {one.id: one.points for one in rooms} == {
        "cafeteria": {"goblin": 1, "troll": 1, "slime": 1, "witch": 1},
        "chapel": {"ghost": 2, "vampire": 2},
        "pandemonium": {"golem": 2, "dragon": 2, "demon": 2},
        "hall-of-fame": {"title-alone": 2, "title-shared": 1},
        "violet-lounge": {"elderbeast": 2, "cockatrice": 1, "evil-eye": 1},
    }
    for room in rooms:
        assert (room.year, room.zone, room.imps, room.gives) == (2, ZONES["any"], 0, "")


@rules(
    "DF-I-TOOL-SHED",
    "DF-I-FOYER",
    "DF-I-DARK-TUNNEL",
    "DF-I-SECRET-PASSAGE",
    "DF-I-MITHRIL-VEIN",
)
def test_improved_tunnels() -> None:
    assert [one.id for one in DECK.tunnels] == [
        "tool-shed",
        "foyer",
        "dark-tunnel",
        "secret-passage",
        "mithril-vein",
    ]


@rules("DF-EXP-2")
def test_expertise_tokens() -> None:
    found = [(one.id, one.space, one.gold, one.evil, one.food, one.bonus) for one in DECK.experts]
    assert found == [("clever", 1, 1, 0, 0, 2), ("cruel", 2, 0, 1, 0, 2), ("big", 3, 0, 0, 1, 2)]


WARRIORS = {
    1: [(1, 3, 0), (2, 4, 0), (2, 4, 0), (3, 5, 0)],
    2: [(1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 8, 0)],
}
OTHERS = {
    1: [(1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2)],
    2: [(1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3)],
}


@rules("DL-A-1", "DL-A-2", "DF-A-1")
@pytest.mark.parametrize("year", [1, 2])
def test_adventurers(year: int) -> None:
    """Rank, hit points, icons."""
    for kind in (WARRIOR, THIEF, PRIEST, WIZARD, BARD):
        party = [one for one in DECK.adventurers if (one.kind, one.year) == (kind, year)]
        found = [(one.rank, one.hit_points, one.icons) for one in party]
        assert found == (WARRIORS if kind == WARRIOR else OTHERS)[year]
        assert {one.set for one in party} == {"festival" if kind == BARD else "base"}


@rules("DL-A-3", "DF-A-2")
def test_paladins() -> None:
    found = [(one.kind, one.year, one.hit_points, one.icons, one.points) for one in DECK.paladins]
    assert found == [
        (ELF, 1, 4, 2, 4),
        (HUMAN, 1, 5, 2, 5),
        (DWARF, 1, 6, 2, 6),
        (ELF, 2, 7, 3, 4),
        (HUMAN, 2, 8, 3, 5),
        (DWARF, 2, 9, 3, 6),
    ]
