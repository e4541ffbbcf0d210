"""Maps and things as data for a page."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

REGIONS: Final = "regions"
HEXES: Final = "hexes"
NO_MAP: Final = "none"

Ring = Annotated[list[float], Meta(description="x and y of each point in turn, clockwise")]
Spot = Annotated[list[float], Meta(description="x and y of the middle, and the size")]


class ChartRegion(msgspec.Struct, kw_only=True):
    """A region: what it is, what it borders on, and where it lies.

    `rings` are its outline and then the outlines of its holes; without a drawing there are none.
    At `label` there is most room, `room` in every direction. `signs` are places for its symbols,
    `pictures` for pictures of its terrain.
    """

    id: str
    borders: list[str]
    terrain: str = ""
    symbols: list[str] = []
    tribe: bool = False
    monsters: bool = False
    edge: bool = False
    rings: list[Ring] = []
    label: Annotated[list[float], Meta(min_length=2, max_length=2)] | None = None
    room: float = 0.0
    name: Spot | None = None
    signs: list[Spot] = []
    pictures: list[Spot] = []


class Chart(msgspec.Struct, kw_only=True):
    """A map. `problem` is the message id why it could not be drawn, or empty."""

    kind: str
    id: str
    title: dict[str, str]
    provenance: str
    width: float
    height: float
    regions: list[ChartRegion]
    problem: str = ""


class BoardTold(msgspec.Struct, kw_only=True):
    """A board by its name; `players` for whom it is made, none for any number."""

    id: str
    title: dict[str, str]
    players: list[int]
    rounds: int | None
    regions: int
    provenance: str


class Thing(msgspec.Struct, kw_only=True):
    """Something the game is played with: `facts` are its numbers and flags."""

    id: str
    facts: dict[str, int | str | bool]


class Box(msgspec.Struct, kw_only=True):
    """All things of a table by kind; texts go by message ids such as `race-orcs`.

    `names` are those the table has given itself, by language and message id.
    """

    things: dict[str, list[Thing]]
    names: dict[str, dict[str, str]]
