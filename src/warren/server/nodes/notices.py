"""What one node tells the others: this table has something new."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from warren.server.clock.now import TIME
from warren.server.storage.database import LOST, Database, Unavailable, told

CHANNEL: Final = "warren"
LINES: Final = "lines"
TABLE: Final = "table"
CHAT: Final = "chat"
MISSED: Final = "missed"
RETRY_SECONDS: Final = 0.5
ALIVE_SECONDS: Final = 15.0
ANSWER_SECONDS: Final = 5.0
READERS: Final = 4

log = structlog.stdlib.get_logger("warren.notices")


class Notice:
    """A table with new lines (up to n), a new seating, or a new chat message (with id n).

    A node tells itself of a table of which it may have missed something, since the second n.
    """

    def __init__(self, node: str, kind: str, table: str, n: int) -> None:
        self.node: Final = node
        self.kind: Final = kind
        self.table: Final = table
        self.n: Final = n

    def text(self) -> str:
        return f"{self.node} {self.kind} {self.table} {self.n}"


def read_notice(text: str) -> Notice | None:
    """The inverse of `text`; nothing for what no node of ours has said."""
    words = text.split(" ")
    if len(words) != 4 or not (words[3].isascii() and words[3].isdigit()):
        return None
    return Notice(words[0], words[1], words[2], int(words[3]))


class Inbox:
    """Notices by table: one table is looked at by one reader at a time, in order."""

    def __init__(self) -> None:
        self._news: Final[dict[str, dict[tuple[str, int], Notice]]] = {}
        self._known: Final[set[str]] = set()
        self._ready: Final[asyncio.Queue[str]] = asyncio.Queue()

    def put(self, notice: Notice) -> None:
        """Lines up to n are news that includes all news of lines before."""
        key = (notice.kind, 0 if notice.kind == LINES else notice.n)
        news = self._news.setdefault(notice.table, {})
        if key not in news or news[key].n < notice.n:
            news[key] = notice
        self._offer(notice.table)

    async def take(self) -> tuple[str, list[Notice]]:
        table = await self._ready.get()
        return table, list(self._news.pop(table, {}).values())

    def done(self, table: str) -> None:
        self._known.discard(table)
        if table in self._news:
            self._offer(table)

    def _offer(self, table: str) -> None:
        if table not in self._known:
            self._known.add(table)
            self._ready.put_nowait(table)


class Listener:
    """Hears the other nodes over PostgreSQL, and says so when it may have missed something.

    `missed` is told since when (seconds since 1970) notices may have gone unheard.
    """

    def __init__(
        self,
        database: Database,
        node: str,
        heard: Callable[[Notice], Awaitable[None]],
        missed: Callable[[float], Awaitable[None]],
    ) -> None:
        self.database: Final = database
        self.node: Final = node
        self.heard: Final = heard
        self.missed: Final = missed
        self.inbox: Final = Inbox()
        self.connected = False
        self._sure = TIME.now()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._listen()))
        self._tasks.extend(asyncio.create_task(self._read()) for _ in range(READERS))

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
            except (*LOST, Unavailable) as error:
                log.warning("listener-lost", problem=told(error))
            except Exception:
                log.exception("listener-failed")
            self.connected = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_until_lost(self) -> None:
        connection = await self.database.connect()
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._take)
            await self.missed(self._sure)
            self.connected = True
            while not lost.is_set():
                self._sure = TIME.now()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), ALIVE_SECONDS)
                if not lost.is_set():
                    await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _take(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Lines that this node wrote are news too, if it has lost sight of them."""
        notice = read_notice(str(payload))
        if notice is None:
            log.warning("notice-unknown", payload=str(payload)[:80])
        elif notice.node != self.node or notice.kind == LINES:
            self.inbox.put(notice)

    async def _read(self) -> None:
        while True:
            table, notices = await self.inbox.take()
            try:
                for notice in notices:
                    await self._tell(notice)
            finally:
                self.inbox.done(table)

    async def _tell(self, notice: Notice) -> None:
        """While the database is away the notice waits; what is wrong with it is written down."""
        while True:
            try:
                await self.heard(notice)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("notice-failed", table=notice.table, kind=notice.kind)
                return
            else:
                return
