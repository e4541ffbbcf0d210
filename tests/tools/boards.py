"""Small boards written in a few words."""

from __future__ import annotations

from itertools import pairwise

from warren.games.small_world.features import SYMBOLS, TERRAINS

BoardData = dict[str, object]


FLAGS = ("edge", "tribe", "monsters")


def _region(words: list[str], borders: list[str]) -> dict[str, object]:
    unknown = [w for w in words if w not in TERRAINS and w not in SYMBOLS and w not in FLAGS]
    assert not unknown, unknown
    terrains = [word for word in words if word in TERRAINS]
    terrain = next((word for word in terrains if word not in SYMBOLS), terrains[0])
    return {
        "terrain": terrain,
        "symbols": [word for word in words if word in SYMBOLS and word != terrain],
        "borders": borders,
        **{flag: flag in words for flag in FLAGS},
    }


def board(text: str) -> BoardData:
    """A region a line: `name  terrain and symbols, edge, tribe, monsters | its neighbours`.

    One side of a border is enough. `mine` beside another terrain is the symbol.
    """
    regions: dict[str, object] = {}
    for line in text.strip().splitlines():
        left, _, right = line.partition("|")
        name, *words = left.split()
        regions[name] = _region(words, right.split())
    return {"rounds": 10, "regions": regions}


def row(**regions: str) -> BoardData:
    """Regions in a row, each bordering the next: `row(beach="hill edge", dale="forest")`."""
    names = list(regions)
    following = dict(pairwise(names))
    return {
        "rounds": 10,
        "regions": {
            name: _region(words.split(), [following[name]] if name in following else [])
            for name, words in regions.items()
        },
    }
