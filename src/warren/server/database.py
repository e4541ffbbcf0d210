"""The connection to the database: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)


class Database:
    """Reading and writing; on SQLite one writer at a time, in turn."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.url: Final = url
        self.embedded: Final = parsed.get_backend_name() == "sqlite"
        if self.embedded and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: Final[AsyncEngine] = (
            create_async_engine(url)
            if self.embedded
            else create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        )
        self._turn: Final = asyncio.Lock()
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", _prepare)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        if not self.embedded:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _prepare(connection: Connection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
