"""Whether a node can serve: whether what is played is kept."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import update

from warren.server.clock.now import TIME
from warren.server.storage.database import Database, Unavailable, database_file
from warren.server.storage.schema import pulse
from warren.server.tables.hub import Hub

KEPT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 5.0
TRIED: Final = 0
NO_DATABASE: Final = "no-database"
NO_WRITE: Final = "no-write"
NO_ANSWER: Final = "no-answer"
NO_LISTENER: Final = "no-listener"

log = structlog.stdlib.get_logger("warren.readiness")
Identity = tuple[int, int]


async def try_write(database: Database) -> None:
    """Write something that nobody needs, and differs each time: the same would not be written."""
    async with database.writing() as connection:
        await connection.execute(database.insert_new(pulse), {"id": TRIED, "at": 0.0})
        await connection.execute(update(pulse).where(pulse.c.id == TRIED).values(at=TIME.now()))


class Readiness:
    """Tries a write when asked, at most one at a time, and keeps the answer for a moment.

    A try that takes too long is not broken off: until it ends the answer is that there is none.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._file: Final = database_file(hub.database.url)
        self._identity: Final = self._found()
        self._told = ""
        self._until = 0.0
        self._trying: asyncio.Task[str] | None = None

    async def problem(self) -> str:
        listener = self.hub.listener
        if listener is not None and not listener.connected:
            return NO_LISTENER
        if self._found() != self._identity:
            return NO_DATABASE
        if self._trying is None:
            if time.monotonic() < self._until:
                return self._told
            self._trying = asyncio.create_task(self._try())
        done, _ = await asyncio.wait({self._trying}, timeout=ANSWER_SECONDS)
        return self._told if done else NO_ANSWER

    async def stop(self) -> None:
        if self._trying is not None:
            await asyncio.wait({self._trying})

    async def _try(self) -> str:
        try:
            await try_write(self.hub.database)
        except Unavailable as error:
            log.warning("not-ready", problem=str(error))
            self._told = NO_WRITE
        else:
            self._told = ""
        finally:
            self._until = time.monotonic() + KEPT_SECONDS
            self._trying = None
        return self._told

    def _found(self) -> Identity | None:
        """Which file lies where the database should be."""
        if self._file is None:
            return None
        try:
            status = self._file.stat()
        except OSError:
            return (0, 0)
        return (status.st_dev, status.st_ino)
