"""Tables that wait for the server, wherever they were left."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from warren.server.clock.now import TIME
from warren.server.clock.timekeeper import Timekeeper
from warren.server.nodes.pulse import Pulse
from warren.server.tables.dealer import Dealer
from warren.server.tables.hub import Hub

log = structlog.stdlib.get_logger("warren.sweeper")

AT_ONCE: Final = 50


class Sweeper:
    """Looks for tables whose time has come: a clock ran out, a bot's node died.

    The timekeeper rings when that is so at a table that is open here; all others are found at
    the next look.
    """

    def __init__(self, hub: Hub, dealer: Dealer, timekeeper: Timekeeper, pulse: Pulse) -> None:
        self.hub: Final = hub
        self.dealer: Final = dealer
        self.timekeeper: Final = timekeeper
        self.pulse: Final = pulse
        self._rung: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        timekeeper.ring = self._rung.set

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            self._rung.clear()
            try:
                now = TIME.now()
                await self.pulse.beat(now)
                await self.sweep(now)
            except Exception as error:
                log.warning("sweep-failed", problem=repr(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._rung.wait(), self.hub.settings.sweep_seconds)

    async def sweep(self, now: float) -> None:
        """Attend to every table that is due, each on one node only."""
        until = now + 2 * self.hub.settings.bot_seconds
        while True:
            found = await self.hub.store.due(now, AT_ONCE)
            for table, due in found:
                if await self.hub.store.claim(table, due, until):
                    await self._attend(table)
            if len(found) < AT_ONCE:
                return

    async def _attend(self, table: str) -> None:
        try:
            room = await self.hub.room(table)
            await self.hub.catch_up(room)
            room.leads = True
            if room.is_due():
                await self.dealer.begin(room)
            await self.timekeeper.run_out(room)
        except Exception as error:
            log.warning("table-not-attended", table=table, problem=repr(error))
