"""The connection to the database: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from sqlite3 import SQLITE_ERROR
from sqlite3 import Connection as Embedded
from sqlite3 import Error as EmbeddedError
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Insert, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from warren.core.refusal import InputError
from warren.server.storage.private import keep_private

if TYPE_CHECKING:
    import asyncpg

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
    "PRAGMA secure_delete = ON",
)
CONNECTIONS: Final = 20
CONNECT_SECONDS: Final = 5.0
STATEMENT_SECONDS: Final = 15.0
WRITES: Final = "warren_writes"
DATA_STATES: Final = "22"
LOST: Final = (DBAPIError, PoolTimeout, OSError, TimeoutError)


class Unavailable(Exception):
    """The database cannot be reached just now; whether something was kept will show."""


class Database:
    """Reading and writing; on SQLite one writer at a time, in turn.

    On PostgreSQL a statement that takes longer than `seconds` is given up, as is a transaction
    that its node has left open for so long: it would keep the lines of the others waiting.
    """

    def __init__(self, url: str, seconds: float | None = STATEMENT_SECONDS) -> None:
        parsed = make_url(url)
        self.url: Final = url
        self.seconds: Final = seconds
        self.embedded: Final = parsed.get_backend_name() == "sqlite"
        self._lost: Final = LOST if self.embedded else (*LOST, *_lost_shared())
        self.engine: Final[AsyncEngine] = self._embedded() if self.embedded else self._shared()
        self._reading: Final = (
            self.engine
            if self.embedded
            else self.engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        )
        self._writing: Final = self.engine.execution_options(**{WRITES: True})
        self._turn: Final = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """One look at the database: all that is read belongs to the same moment."""
        with _answering(self._lost):
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        with _answering(self._lost):
            if not self.embedded:
                async with self._writing.begin() as connection:
                    yield connection
                return
            async with self._turn, self._writing.begin() as connection:
                yield connection

    def insert_new(self, table: Table) -> Insert:
        """An insertion that leaves alone what is there already."""
        if self.embedded:
            return sqlite.insert(table).on_conflict_do_nothing()
        return postgresql.insert(table).on_conflict_do_nothing()

    async def connect(self) -> asyncpg.Connection:
        """A connection to PostgreSQL of one's own."""
        import asyncpg

        waits = None if self.seconds is None else f"{self.seconds:g}s"
        return await asyncpg.connect(
            address(self.url),
            timeout=CONNECT_SECONDS,
            command_timeout=None if self.seconds is None else self.seconds + CONNECT_SECONDS,
            server_settings={"application_name": "warren"}
            | (
                {}
                if waits is None
                else {"statement_timeout": waits, "idle_in_transaction_session_timeout": waits}
            ),
        )

    async def close(self) -> None:
        await self.engine.dispose()

    def _embedded(self) -> AsyncEngine:
        file = database_file(self.url)
        if file is not None:
            try:
                keep_private(file)
            except OSError as error:
                raise InputError("error-cannot-write", {"file": str(file)}) from error
        engine = create_async_engine(self.url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

    def _shared(self) -> AsyncEngine:
        return create_async_engine(
            self.url,
            async_creator=self.connect,
            hide_parameters=True,
            pool_size=CONNECTIONS // 2,
            max_overflow=CONNECTIONS // 2,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
        )


def address(url: str) -> str:
    """The address of a PostgreSQL without the driver."""
    return url.replace("postgresql+asyncpg:", "postgresql:", 1)


def database_file(url: str) -> Path | None:
    """The file of an embedded database; none for a shared one or one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database))


def _lost_shared() -> tuple[type[Exception], ...]:
    """What else tells that PostgreSQL is gone; its driver is loaded where there is one."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError


@contextmanager
def _answering(lost: tuple[type[Exception], ...]) -> Generator[None]:
    try:
        yield
    except (IntegrityError, ProgrammingError):
        raise
    except lost as error:
        if _is_ours(error):
            raise
        if _is_data(error):
            raise InputError("error-unusable-data") from error
        raise Unavailable(told(error)) from error


def told(error: BaseException) -> str:
    """What went wrong, in the words of the driver."""
    while error.__cause__ is not None:
        error = error.__cause__
    lines = str(error).splitlines()
    return lines[0][:200] if lines else type(error).__name__


def _is_ours(error: Exception) -> bool:
    """Whether a statement is wrong, not the state of the database."""
    cause: object = error.orig if isinstance(error, DBAPIError) else None
    return isinstance(cause, EmbeddedError) and cause.sqlite_errorcode == SQLITE_ERROR


def _is_data(error: Exception) -> bool:
    """Whether PostgreSQL cannot keep what was sent: a text with a zero in it, a huge number."""
    from asyncpg import DataError

    cause = error.orig if isinstance(error, DBAPIError) else None
    state = getattr(cause, "sqlstate", None) or ""
    below = None if cause is None else cause.__cause__
    return state.startswith(DATA_STATES) or isinstance(below, DataError)


def _prepare(connection: Embedded, _record: object) -> None:
    """Transactions begin where we say so, reading ones too."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
