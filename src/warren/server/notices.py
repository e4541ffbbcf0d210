"""What one node tells the others: this table has something new."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg
import structlog

CHANNEL: Final = "warren"
LINES: Final = "lines"
TABLE: Final = "table"
CHAT: Final = "chat"
RETRY_SECONDS: Final = 0.5

log = structlog.stdlib.get_logger("warren.notices")


class Notice:
    """A table with new lines (up to n), a new seating, or a new chat message (with id n)."""

    def __init__(self, node: str, kind: str, table: str, n: int) -> None:
        self.node: Final = node
        self.kind: Final = kind
        self.table: Final = table
        self.n: Final = n

    def text(self) -> str:
        return f"{self.node} {self.kind} {self.table} {self.n}"


def read_notice(text: str) -> Notice:
    node, kind, table, n = text.split(" ")
    return Notice(node, kind, table, int(n))


class Listener:
    """Hears the other nodes over PostgreSQL, and says so when it may have missed something."""

    def __init__(
        self,
        url: str,
        node: str,
        heard: Callable[[Notice], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.address: Final = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self.node: Final = node
        self.heard: Final = heard
        self.missed: Final = missed
        self.connected = False
        self._inbox: Final[asyncio.Queue[Notice]] = asyncio.Queue()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._listen()))
        self._tasks.append(asyncio.create_task(self._deliver()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear_until_lost()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("listener-lost", problem=str(error))
            self.connected = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_until_lost(self) -> None:
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(
            self.address, timeout=5
        )
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._take)
            self.connected = True
            await self.missed()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), 15)
                if not lost.is_set():
                    await connection.execute("SELECT 1", timeout=5)
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _take(self, connection: object, pid: int, channel: str, payload: object) -> None:
        notice = read_notice(str(payload))
        if notice.node != self.node:
            self._inbox.put_nowait(notice)

    async def _deliver(self) -> None:
        while True:
            notice = await self._inbox.get()
            try:
                await self.heard(notice)
            except Exception:
                log.exception("notice-failed", table=notice.table, kind=notice.kind)
