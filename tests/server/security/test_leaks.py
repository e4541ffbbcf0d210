"""Nobody is told what they may not know; and if somebody were, it would be found here."""

from __future__ import annotations

import os

import pytest
from tests.server.node import Node
from tests.server.security.leaks import Scan
from tests.server.security.mutants import MUTANTS, Plant

from warren.games.registry import games

LONG = os.environ.get("WARREN_LONG") == "1"
MOVES = 5000 if LONG else 50
SEEDS = range(3 if LONG else 1)
ENOUGH = 12
"""Games in which something of every kind happens."""
TABLES = [
    (title.key, players)
    for index, title in enumerate(games())
    for players in (2, 3, 4)
    if LONG or (index + players) % 3 == 0
]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_nothing_leaks(node: Node, title: str, players: int) -> None:
    for seed in SEEDS:
        scan = Scan(node, title, players, seed)
        with scan.watched():
            scan.play(MOVES)
        assert scan.findings == []
        assert scan.over or scan.room.n > MOVES / 2


@pytest.mark.parametrize("plant", MUTANTS)
def test_a_leak_is_found(node: Node, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    scan = Scan(node, "heroes", 2, 1)
    plant(monkeypatch)
    for seed in range(2, ENOUGH):
        with scan.watched():
            scan.play(30)
        if scan.findings:
            break
        scan = Scan(node, "heroes", 2, seed)
    assert scan.findings != []
