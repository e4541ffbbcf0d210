"""What every game shares."""

from __future__ import annotations

from warren.core.game import MOST_TABLES
from warren.games.registry import game


def test_tables_that_are_kept_have_a_limit() -> None:
    title = game("small_world")
    board = {"terrain": "hill", "edge": True}
    for number in range(MOST_TABLES + 5):
        own = {
            "board": f"own-{number}",
            "regions": {"a": {**board, "borders": ["b"]}, "b": {**board, "borders": ["a"]}},
        }
        title.new_state(2, {"board": own})
    assert len(title.tables) == MOST_TABLES
