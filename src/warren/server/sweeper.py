"""Tables that wait for the server, wherever they were left."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

from warren.server.hub import Hub
from warren.server.tables import Tables

log = structlog.stdlib.get_logger("warren.sweeper")

AT_ONCE: Final = 50


class Sweeper:
    """Looks for tables whose time has come: a clock ran out, a bot's node died."""

    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub: Final = hub
        self.tables: Final = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
            except Exception as error:
                log.warning("sweep-failed", problem=repr(error))
            await asyncio.sleep(self.hub.settings.sweep_seconds)

    async def sweep(self, now: float) -> None:
        for table, due in await self.hub.store.due(now, AT_ONCE):
            if await self.hub.store.claim(table, due, now + 2 * self.hub.settings.bot_seconds):
                await self._attend(table, now)

    async def _attend(self, table: str, now: float) -> None:
        room = await self.hub.room(table)
        await self.hub.catch_up(room)
        await self.hub.reseated(table)
        late = [] if room.clock is None else room.clock.out(now)
        for seat in late:
            if not room.holding.seats[seat].robot:
                await self.tables.substitute(room, seat)
        self.hub.woken(room)
