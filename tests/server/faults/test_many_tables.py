"""Ten thousand tables that are being played: what they hold, and how a server starts on them."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Final

import pytest
from tests.server.desks import desks
from tests.server.faults.memory import MEGABYTE, held
from tests.server.processes import Process, running_processes

from warren.messages.setup import NewSeat, NewTable
from warren.messages.tempo import Live
from warren.server.people.identity import new_person
from warren.server.settings import Settings

TABLES: Final = 10_000 if os.environ.get("WARREN_LONG") else 200
MOST_BYTES: Final = 200_000
OPEN: Final = {"WARREN_ROOM_SECONDS": "36000"}


async def set_up(folder: Path) -> list[str]:
    """Games with a clock, so that the server has to look after each."""
    wanted = NewTable(
        game="small_world", seats=[NewSeat(kind="me"), NewSeat(kind="me")], tempo=Live(bank=86_400)
    )
    folder.mkdir(parents=True)
    async with desks(Settings(data=str(folder)).url, tables_per_person=0) as (desk,):
        found = []
        for _ in range(TABLES):
            made = await desk.tables.create(new_person(), wanted)
            found.append(made.table.id)
            desk.hub.rooms.pop(made.table.id, None)
        return found


def test_they_open_and_stay_small(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables = asyncio.run(set_up(tmp_path / "data"))
    node, began = Process(tmp_path / "data", **OPEN), time.monotonic()
    with running_processes(node), node.browser() as browser:
        started, before = time.monotonic() - began, held(node.pid)
        for table in tables:
            answer = browser.get(f"/api/tables/{table}/view", params={"lang": "none"})
            assert answer.status_code == 200, answer.text
        grown = held(node.pid) - before
        assert browser.get("/readyz").status_code == 200
    with capsys.disabled():
        print(
            f"\n{len(tables)} tables: ready after {started:.1f} s with {before / MEGABYTE:.0f} MB, "
            f"{grown / len(tables) / 1000:.0f} KB for each that is open"
        )
    assert grown / len(tables) < MOST_BYTES
