"""A long session: people and bots play game after game, and the memory of the node is drawn.

`WARREN_SOAK_HOURS` says how long; `make test-long` takes a quarter of one, or `SOAK=8` hours.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.server.chaos.arena import running_arena
from tests.server.faults.memory import Curve, held

HOURS: Final = float(os.environ.get("WARREN_SOAK_HOURS", "0.01"))
LOOKS: Final = 480
MOST_GROWTH: Final = 1.5


async def played(folder: Path) -> tuple[Curve, str]:
    curve, seconds = Curve(), HOURS * 3600
    async with running_arena(folder, None, Random()) as arena:
        began = time.monotonic()
        while (gone := time.monotonic() - began) < seconds:
            curve.add(gone, held(arena.nodes[0].pid))
            await asyncio.sleep(seconds / LOOKS)
    return curve, arena.figures.report("A long session")


def test_memory_stays_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve, report = asyncio.run(played(tmp_path))
    with capsys.disabled():
        print(f"\n\n{curve.drawn()}\n\n{report}")
    assert curve.growth() < MOST_GROWTH
