"""Tiles, cards and boards: what is printed on them, and how many there are."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.origin import Origin, Row
from warren.games.dungeon_lords.places import Place

WARRIOR: Final = 0
THIEF: Final = 1
PRIEST: Final = 2
WIZARD: Final = 3
BARD: Final = 4
CLASS_NAMES: Final = ["warrior", "thief", "priest", "wizard", "bard"]

ELF: Final = 0
HUMAN: Final = 1
DWARF: Final = 2
PALADIN_NAMES: Final = ["elf", "human", "dwarf"]

COLUMNS: Final = 5
ROWS: Final = 4
ZONE_NAMES: Final = ["upper", "lower", "border", "inner", "any"]


def zone_cells(name: str) -> int:
    """The cells of a zone: bit row * 5 + column, row 0 at the entrance.  [DL-BLD-4]"""
    cells = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            inner = 0 < row < ROWS - 1 and 0 < column < COLUMNS - 1
            if (
                name == "any"
                or (name == "upper" and row < 2)
                or (name == "lower" and row >= 2)
                or (name == "inner" and inner)
                or (name == "border" and not inner)
            ):
                cells |= 1 << (row * COLUMNS + column)
    return cells


class Monster(Row):
    """A monster or the ghost. `either` is paid in food or evil; `copies` are for both years."""

    def __init__(
        self,
        id: str,
        ghost: bool,
        large: bool,
        copies: list[int],
        gold: int,
        food: int,
        evil: int,
        imps: int,
        traps: int,
        monsters: int,
        either: int,
        damage: list[int],
        origin: Origin,
    ) -> None:
        super().__init__(id, origin)
        self.ghost: Final = ghost
        self.large: Final = large
        self.copies: Final = copies
        self.gold: Final = gold
        self.food: Final = food
        self.evil: Final = evil
        self.imps: Final = imps
        self.traps: Final = traps
        self.monsters: Final = monsters
        self.either: Final = either
        self.damage: Final = damage


class Room(Row):
    """A room: where it may lie, what it takes to work, what it gives or scores."""

    def __init__(
        self,
        id: str,
        year: int,
        kind: str,
        zone: int,
        imps: int,
        food: int,
        gives: str,
        points: dict[str, int],
        origin: Origin,
    ) -> None:
        super().__init__(id, origin)
        self.year: Final = year
        self.kind: Final = kind
        self.zone: Final = zone
        self.imps: Final = imps
        self.food: Final = food
        self.gives: Final = gives
        self.points: Final = points


class Tunnel(Row):
    """An improved tunnel."""


class Expert(Row):
    """An expertise token: the space it lies at, what it adds to the cost and to an attack."""

    def __init__(
        self, id: str, space: int, gold: int, food: int, evil: int, bonus: int, origin: Origin
    ) -> None:
        super().__init__(id, origin)
        self.space: Final = space
        self.gold: Final = gold
        self.food: Final = food
        self.evil: Final = evil
        self.bonus: Final = bonus


class Price:
    """What it takes to use a trap."""

    def __init__(self, gold: int, food: int, imps: int, monsters: int, letters: int) -> None:
        self.gold: Final = gold
        self.food: Final = food
        self.imps: Final = imps
        self.monsters: Final = monsters
        self.letters: Final = letters


class Trap(Row):
    """A trap: prices and numbers for year 1 and year 2."""

    def __init__(
        self, id: str, copies: int, prices: list[Price], damage: list[list[int]], origin: Origin
    ) -> None:
        super().__init__(id, origin)
        self.copies: Final = copies
        self.prices: Final = prices
        self.damage: Final = damage


class Spell(Row):
    """A combat card."""

    def __init__(
        self, id: str, year: int, fast: bool, magic: int, fatigue: int, origin: Origin
    ) -> None:
        super().__init__(id, origin)
        self.year: Final = year
        self.fast: Final = fast
        self.magic: Final = magic
        self.fatigue: Final = fatigue


class Event(Row):
    """A special event; `needs` names the part of the game without which it is left out."""

    def __init__(self, id: str, needs: str, origin: Origin) -> None:
        super().__init__(id, origin)
        self.needs: Final = needs


class Pet(Row):
    """A pet: when it is used (`also` is a second moment), and the numbers of its text."""

    def __init__(
        self,
        id: str,
        copies: int,
        window: str,
        also: str,
        amounts: list[int],
        origin: Origin,
    ) -> None:
        super().__init__(id, origin)
        self.copies: Final = copies
        self.window: Final = window
        self.also: Final = also
        self.amounts: Final = amounts


class Adventurer(Row):
    """An adventurer; the icons are those of the class."""

    def __init__(
        self, id: str, kind: int, year: int, rank: int, hit_points: int, icons: int, origin: Origin
    ) -> None:
        super().__init__(id, origin)
        self.kind: Final = kind
        self.year: Final = year
        self.rank: Final = rank
        self.hit_points: Final = hit_points
        self.icons: Final = icons


class Paladin(Row):
    """A paladin; he has so many icons of each of the three kinds."""

    def __init__(
        self,
        id: str,
        kind: int,
        year: int,
        hit_points: int,
        icons: int,
        points: int,
        origin: Origin,
    ) -> None:
        super().__init__(id, origin)
        self.kind: Final = kind
        self.year: Final = year
        self.hit_points: Final = hit_points
        self.icons: Final = icons
        self.points: Final = points


class Deck:
    """All tiles, cards and boards of a game.

    The lists keep the order of the shipped file: an index always means the same id.
    """

    def __init__(
        self,
        monsters: list[Monster],
        rooms: list[Room],
        tunnels: list[Tunnel],
        experts: list[Expert],
        traps: list[Trap],
        spells: list[Spell],
        events: list[Event],
        pets: list[Pet],
        adventurers: list[Adventurer],
        paladins: list[Paladin],
        locations: list[Place],
        opportunities: list[Place],
    ) -> None:
        self.monsters: Final = monsters
        self.rooms: Final = rooms
        self.tunnels: Final = tunnels
        self.experts: Final = experts
        self.traps: Final = traps
        self.spells: Final = spells
        self.events: Final = events
        self.pets: Final = pets
        self.adventurers: Final = adventurers
        self.paladins: Final = paladins
        self.locations: Final = locations
        self.opportunities: Final = opportunities
