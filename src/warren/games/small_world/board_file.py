"""Board files: reading and checking them.  [SW-CON-1] [SW-CON-15]"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import yaml

from warren.core.fields import Fields, as_mapping, check_count, whole_number, written
from warren.core.nearest import meant
from warren.core.refusal import InputError
from warren.core.yaml_data import yaml_data
from warren.games.small_world.board import MAX_REGIONS, Board
from warren.games.small_world.features import CHASM, LAKE, RIVER, SEA, SYMBOLS, TERRAINS

RIM: Final = "rim"
BARE: Final = (SEA, LAKE, RIVER, CHASM)
SHIPPED: Final = (
    "smallworld-2",
    "smallworld-3",
    "smallworld-4",
    "smallworld-5",
    "underground-2",
    "underground-3",
    "underground-4",
    "underground-5",
    "underground-6",
)
_BOARD_FIELDS: Final = (
    "board",
    "title",
    "provenance",
    "players",
    "rounds",
    "aspect",
    "regions",
)
_REGION_FIELDS: Final = (
    "terrain",
    "symbols",
    "tribe",
    "monsters",
    "edge",
    "borders",
    "ring",
    "at",
    "area",
)
MAX_CHASMS: Final = 30
MAX_NEIGHBOURS: Final = 2 * MAX_REGIONS
"""What a ring or a list of neighbours may name: some regions touch one twice, or the edge."""
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_PROVENANCE: Final = 500
MAX_TITLES: Final = 20
_ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}


class RegionSpec:
    """One region as its file tells it."""

    def __init__(self, id: str, fields: Fields) -> None:
        fields.only(_REGION_FIELDS)
        if id == RIM:
            raise InputError("error-board-reserved-name", {"field": fields.path})
        self.id: Final = written(id, fields.path, LONGEST_NAME)
        self.terrain: Final = fields.text("terrain")
        if self.terrain not in TERRAINS:
            raise InputError(
                "error-unknown-terrain", {"field": fields.at("terrain"), "value": self.terrain}
            )
        self.symbols: Final = fields.texts("symbols") if fields.has("symbols") else []
        check_count(len(self.symbols), fields.at("symbols"), len(SYMBOLS))
        for symbol in self.symbols:
            if symbol not in SYMBOLS:
                raise InputError(
                    "error-unknown-symbol", {"field": fields.at("symbols"), "value": symbol}
                )
        self.tribe: Final = fields.flag("tribe", False)
        self.monsters: Final = fields.flag("monsters", False)
        self.chasm: Final = TERRAINS[self.terrain] == CHASM
        self.ring: Final = fields.texts("ring") if fields.has("ring") else []
        self.edge: Final = fields.flag("edge", RIM in self.ring)
        borders = fields.texts("borders") if fields.has("borders") else []
        check_count(len(self.ring), fields.at("ring"), MAX_NEIGHBOURS)
        check_count(len(borders), fields.at("borders"), MAX_NEIGHBOURS)
        both = dict.fromkeys([*borders, *self.ring])
        self.borders: Final = [name for name in both if name != RIM]
        self.at: Final = _point(fields) if fields.has("at") else None
        self.area: Final = fields.number("area") if fields.has("area") else None
        if self.ring and self.edge != (RIM in self.ring):
            raise InputError("error-board-edge", {"field": fields.at("edge")})
        if self.edge and TERRAINS[self.terrain] == LAKE:
            raise InputError("error-board-lake-edge", {"field": fields.at("edge")})
        if self.monsters and (self.tribe or TERRAINS[self.terrain] in BARE):
            raise InputError("error-board-monsters", {"field": fields.at("monsters")}, "SU-SET-3")
        if "volcano" in self.symbols and not self.chasm:
            raise InputError("error-board-volcano", {"field": fields.at("symbols")}, "SU-CON-4")


def _point(fields: Fields) -> tuple[float, float]:
    items = fields.items("at")
    if len(items) != 2:
        raise InputError("error-board-point", {"field": fields.at("at")})
    x = whole_number(items[0], fields.at("at"), 0, 1000)
    y = whole_number(items[1], fields.at("at"), 0, 1000)
    return float(x), float(y)


class BoardSpec:
    """A checked board file."""

    def __init__(self, data: object) -> None:
        fields = Fields(data, "")
        fields.only(_BOARD_FIELDS)
        self.data: Final = data
        self.id: Final = fields.line("board", LONGEST_NAME) if fields.has("board") else "own"
        self.title: Final[dict[str, str]] = {}
        if fields.has("title"):
            title = fields.fields("title")
            check_count(len(title.names()), title.path, MAX_TITLES)
            for language in title.names():
                written(language, title.path, LONGEST_NAME)
                self.title[language] = title.line(language, LONGEST_TITLE)
        self.provenance: Final = (
            fields.line("provenance", LONGEST_PROVENANCE)
            if fields.has("provenance")
            else "own board"
        )
        self.aspect: Final = fields.number("aspect") if fields.has("aspect") else 1.6
        if not 0.2 <= self.aspect <= 5:
            raise InputError("error-board-aspect", {"field": "aspect"})
        self.players: Final = fields.integer("players", 2, 5) if fields.has("players") else 0
        self.rounds: Final = fields.integer("rounds", 1, 100) if fields.has("rounds") else 0
        regions = fields.fields("regions")
        check_count(len(regions.data), "regions", MAX_REGIONS + MAX_CHASMS)
        listed = [RegionSpec(name, regions.fields(name)) for name in regions.names()]
        self.regions: Final = sorted(listed, key=lambda region: region.chasm)
        count = sum(not region.chasm for region in self.regions)
        if not 2 <= count <= MAX_REGIONS:
            raise InputError("error-board-size", {"field": "regions", "count": count})
        check_count(len(self.regions) - count, "regions", MAX_CHASMS)
        self.borders: Final = self._join()
        self._check_connected()
        self._check_entry()

    def _join(self) -> list[list[int]]:
        """Borders on both sides; a ring must be answered by the other region's ring."""
        index = {region.id: i for i, region in enumerate(self.regions)}
        joined: list[set[int]] = [set() for _ in self.regions]
        named = [set(region.borders) for region in self.regions]
        for i, region in enumerate(self.regions):
            for name in region.borders:
                if name not in index:
                    raise InputError(
                        "error-board-unknown-neighbour", {"region": region.id, "other": name}
                    )
                if name == region.id:
                    raise InputError("error-board-own-neighbour", {"region": name})
                other = index[name]
                both = region.ring and self.regions[other].ring
                if both and region.id not in named[other]:
                    raise InputError("error-board-asymmetric", {"region": region.id, "other": name})
                joined[i].add(other)
                joined[other].add(i)
        return [sorted(row) for row in joined]

    def _check_connected(self) -> None:
        seen = {0}
        todo = [0]
        while todo:
            for other in self.borders[todo.pop()]:
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
        for i, region in enumerate(self.regions):
            if i not in seen:
                raise InputError("error-board-not-connected", {"region": region.id})

    def _check_entry(self) -> None:
        board = self.build(0)
        if board.entries & board.open == 0:
            raise InputError("error-board-no-entry", {"field": "regions"})

    def build(self, players: int) -> Board:
        """The board for this number of players."""
        return Board(
            self.id,
            [region.id for region in self.regions],
            [region.terrain for region in self.regions],
            [
                {TERRAINS[region.terrain], *(SYMBOLS[symbol] for symbol in region.symbols)}
                for region in self.regions
            ],
            self.borders,
            [region.edge for region in self.regions],
            [region.tribe for region in self.regions],
            [region.monsters for region in self.regions],
            players,
            self.rounds or _ROUNDS.get(players, 1),
            self.provenance,
        )


def parse_board(text: str, name: str) -> BoardSpec:
    try:
        data: object = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise InputError("error-not-yaml", {"file": name, "problem": _problem(error)}) from error
    return BoardSpec(as_mapping(data, name))


def _problem(error: yaml.YAMLError) -> str:
    return " ".join(str(error).split())


def read_board(path: Path) -> BoardSpec:
    """A board of one's own."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("error-cannot-read", {"file": path.name}) from error
    return parse_board(text, path.name)


@cache
def shipped_board(id: str) -> BoardSpec:
    if id not in SHIPPED:
        details = {"field": "board", "value": id}
        raise InputError("error-unknown-board", meant(details, id, SHIPPED))
    found = resources.files("warren.games.small_world").joinpath("boards", f"{id}.yaml")
    return BoardSpec(as_mapping(yaml_data(found.read_text(encoding="utf-8")), id))
