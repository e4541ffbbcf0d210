"""What reports call the bots."""

from __future__ import annotations

from warren.arena.labels import bot_labels


def test_names_that_occur_twice_are_numbered() -> None:
    assert bot_labels(["greedy", "random"]) == ["greedy", "random"]
    assert bot_labels(["greedy", "random", "greedy"]) == ["greedy#1", "random", "greedy#2"]
