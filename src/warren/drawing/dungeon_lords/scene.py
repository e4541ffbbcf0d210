"""What is to be drawn, in words that are ready to be written."""

from dataclasses import dataclass

EARTH = "earth"
TUNNEL = "tunnel"
IMPROVED = "improved"
ROOM = "room"
COLUMNS = 5
ROWS = 4
ENTRANCE = 2


@dataclass(frozen=True, slots=True)
class Tile:
    """A cell of a dungeon: what it is, its name and what is told beside it.

    `sort` is the kind of a room: production, battle or scoring.
    """

    cell: str
    kind: str = EARTH
    name: str = ""
    sort: str = ""
    conquered: bool = False
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hero:
    """Somebody at the entrance: a class, or `paladin`, or `illusion`."""

    kind: str
    name: str
    left: int
    whole: int


@dataclass(frozen=True, slots=True)
class Dungeon:
    """The dungeon of a seat; `tiles` row by row, `goods` as they are told below it."""

    seat: int
    title: str
    tiles: tuple[Tile, ...]
    heroes: tuple[Hero, ...] = ()
    goods: tuple[str, ...] = ()
    evil: int = 0
    scale: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the central board, and the seat that stands there; a dummy is told by name."""

    words: str
    seat: int | None = None
    dummy: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A row of the central board. `turns` tells an unusual order of its spaces."""

    name: str
    spaces: tuple[Space, ...]
    turns: str = ""
    unique: bool = False


@dataclass(frozen=True, slots=True)
class Center:
    """The central board from the first place to the last.

    `evils` is the evil of each seat, `names` their names, `scale` the name of the scale.
    """

    title: str
    places: tuple[Place, ...]
    offers: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    evils: tuple[int, ...] = ()
    neutral: int = 0
    scale: str = ""
