"""News of other nodes: heard once a listener that was stopped goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.desks import until

from warren.server.nodes.notices import LINES, Listener, Notice
from warren.server.settings import Settings
from warren.server.storage.database import Database


def test_a_listener_that_was_stopped_while_it_read_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        reading, open_gate = asyncio.Event(), asyncio.Event()
        heard: list[int] = []

        async def hear(notice: Notice) -> None:
            reading.set()
            await open_gate.wait()
            heard.append(notice.n)

        async def missed(since: float) -> None:
            """Nothing has been missed."""

        database = Database(Settings(data=str(tmp_path)).url)
        listener = Listener(database, "here", hear, missed)
        listener.start()
        listener.inbox.put(Notice("there", LINES, "table", 1))
        await reading.wait()
        await listener.stop()
        open_gate.set()
        listener.start()
        listener.inbox.put(Notice("there", LINES, "table", 2))
        await until(lambda: heard == [2])
        await listener.stop()
        await database.close()

    asyncio.run(work())
