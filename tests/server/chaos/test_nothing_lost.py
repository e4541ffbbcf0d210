"""Killed at random moments under load: nothing acknowledged is lost, no table stays behind.

`WARREN_LONG=1` makes it 200 rounds and prints the figures.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest
from tests.server.chaos.arena import BOT, NODE, NODES, POSTGRES, running_arena
from tests.server.chaos.figures import Figures
from tests.server.postgres.cluster import Cluster

LONG = bool(os.environ.get("WARREN_LONG"))
SINGLE = [NODE, BOT, NODE]
SHARED = [NODE, POSTGRES, BOT, NODE, POSTGRES, NODES]


async def struck(folder: Path, cluster: Cluster | None, victims: Iterator[str]) -> Figures:
    async with running_arena(folder, cluster, Random()) as arena:
        for victim in victims:
            await arena.strike(victim)
    return arena.figures


def show(capsys: pytest.CaptureFixture[str], title: str, figures: Figures) -> None:
    assert figures.attempts["acknowledged"] > 0
    if LONG:
        with capsys.disabled():
            print(f"\n\n{figures.report(title)}")


def test_one_node_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    victims = islice(cycle(SINGLE), 80 if LONG else 2)
    show(capsys, "SQLite, one node", asyncio.run(struck(tmp_path, None, victims)))


def test_two_nodes_with_postgresql(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    victims = islice(cycle(SHARED), 120 if LONG else 3)
    show(capsys, "PostgreSQL, two nodes", asyncio.run(struck(tmp_path, cluster, victims)))
