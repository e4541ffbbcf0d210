"""What the shape declares occurs in games."""

from __future__ import annotations

from itertools import chain

from tests.tools.position import active, fallen, position
from tests.tools.shapes import missing, recorded

from warren.games.small_world.shape import View


def test_what_is_declared_occurs() -> None:
    games = recorded(
        "small_world-2-1",
        "underground-2-0",
        "underground-3-1",
        "underground-4-0",
        "mixed-above-2-0",
        "mixed-above-4-1",
        "mixed-below-3-1",
    )
    liches = fallen("liches", {"2-05": 1}, apart=True)
    beside = position(
        "smallworld-2",
        [active("elves", "wealthy"), fallen("kraken", {"2-03": 1}), liches],
        active("orcs", "hill"),
        options={"pool": "both"},
    )
    assert missing(View, chain(games, [beside.to_json()])) == []
