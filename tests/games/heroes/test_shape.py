"""What the shape declares occurs in games."""

from __future__ import annotations

from tests.tools.shapes import missing, recorded

from warren.games.heroes.shape import View


def test_what_is_declared_occurs() -> None:
    games = recorded("heroes-2-0", "heroes-2-1", "heroes-3-3", "heroes-4-2")
    assert missing(View, games) == []
