"""Board specifications for the drawing tests."""

from pathlib import Path
from typing import TypedDict, cast

import yaml

from warren.drawing.spec import BoardSpec, RegionSpec

BOARDS = Path(__file__).parents[2] / "src/warren/games/small_world/boards"


class RegionRow(TypedDict, total=False):
    terrain: str
    symbols: list[str]
    tribe: bool
    monsters: bool
    edge: bool
    ring: list[str]
    borders: list[str]
    at: tuple[float, float]
    area: float


class BoardRow(TypedDict):
    board: str
    aspect: float
    regions: dict[str, RegionRow]


def names() -> list[str]:
    return sorted(path.stem for path in BOARDS.glob("*.yaml"))


def load(name: str) -> BoardSpec:
    text = (BOARDS / f"{name}.yaml").read_text(encoding="utf-8")
    row = cast("BoardRow", yaml.safe_load(text))
    regions = tuple(_region(key, value) for key, value in row["regions"].items())
    return BoardSpec(row["board"], row["aspect"], regions)


def _region(name: str, row: RegionRow) -> RegionSpec:
    at = row.get("at")
    return RegionSpec(
        id=name,
        terrain=row["terrain"],
        symbols=tuple(row.get("symbols", ())),
        tribe=row.get("tribe", False),
        monsters=row.get("monsters", False),
        edge=row.get("edge", False),
        ring=tuple(row.get("ring", ())),
        borders=tuple(row.get("borders", ())),
        at=None if at is None else (at[0], at[1]),
        area=row.get("area"),
    )


def own(name: str, borders: dict[str, str], edge: str, **terrains: str) -> BoardSpec:
    """A board given only by borders; names are single words."""
    sides = {key: tuple(value.split()) for key, value in borders.items()}
    every = sorted({*sides, *(other for row in sides.values() for other in row)})
    regions = tuple(
        RegionSpec(
            id=key,
            terrain=terrains.get(key, "forest"),
            edge=key in edge.split(),
            borders=sides.get(key, ()),
        )
        for key in every
    )
    return BoardSpec(name, 1.4, regions)
