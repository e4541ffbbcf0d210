"""Lines on their way to the database: many tables, one commit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final

import structlog
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.server.nodes.announcer import NOTIFY
from warren.server.nodes.metrics import Metrics
from warren.server.nodes.notices import Notice
from warren.server.seats.seating import OPEN, PLAYING, WAITING, Terms
from warren.server.storage.database import Database
from warren.server.storage.schema import lines, seats, snapshots, tables

Row = Mapping[str, object]
BATCH: Final = 256
CHANGING: Final = ("status", "started", "finished", "clock", "due", "alerts", "dice_from")

log = structlog.stdlib.get_logger("warren.writer")


class Conflict(Exception):
    """Somebody else has written this line of the table, or changed what it starts with."""


class Unsure(Exception):
    """The database was lost in between: the lines may be kept or not."""


class Strand:
    """Steps of a table that build upon one another: when one is lost, so are all after it."""

    def __init__(self) -> None:
        self.broken = False


class Append:
    """What one step of a table writes: its lines, and what goes with them.

    `given` are the terms whose dice a game starts with: nobody may add to them meanwhile.
    """

    def __init__(
        self,
        table: str,
        rows: list[Row],
        snapshot: Row | None = None,
        change: Row | None = None,
        notice: Notice | None = None,
        given: Terms | None = None,
        strand: Strand | None = None,
    ) -> None:
        self.table: Final = table
        self.rows: Final = rows
        self.snapshot: Final = snapshot
        self.change: Final = change
        self.notice: Final = notice
        self.given: Final = given
        self.strand: Final = strand or Strand()


Written = asyncio.Future[None]
Waiting = tuple[Append, Written]


class Writer:
    """Gathers what waits while the last commit runs, and commits it as one."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database: Final = database
        self.metrics: Final = metrics
        self._waiting: Final[asyncio.Queue[Waiting]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Wait until everything handed in is decided."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def waiting(self) -> int:
        return self._waiting.qsize()

    def take(self, append: Append) -> Written:
        """Hand in lines after all that was handed in before; it is done when they are safe.

        Conflict or Unsure tell that they are not.
        """
        written: Written = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, written))
        return written

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: list[Waiting]) -> None:
        """One commit; one for each, in their order, where somebody else was faster."""
        batch = [item for item in batch if not self._is_lost(item)]
        if not batch:
            return
        try:
            self.metrics.commit_steps.observe(len(batch))
            with self.metrics.commit_seconds.time():
                await self._write([append for append, _ in batch])
        except (IntegrityError, Conflict):
            if len(batch) == 1:
                _lose(batch[0], Conflict())
                return
            for item in batch:
                await self._commit([item])
        except Exception as error:
            log.warning("write-failed", steps=len(batch), problem=str(error) or repr(error))
            for item in batch:
                _lose(item, Unsure(str(error)))
        else:
            for _, written in batch:
                if not written.done():
                    written.set_result(None)

    def _is_lost(self, item: Waiting) -> bool:
        """Whether it builds upon a step that was not kept: then it is not kept either."""
        if item[0].strand.broken:
            _lose(item, Conflict())
        return item[0].strand.broken

    async def _write(self, appends: list[Append]) -> None:
        """Tables go in one order on every node, so that two nodes never wait for each other."""
        appends = sorted(appends, key=lambda append: append.table)
        async with self.database.writing() as connection:
            rows = [row for append in appends for row in append.rows]
            if rows:
                await connection.execute(insert(lines), rows)
            states = [append.snapshot for append in appends if append.snapshot is not None]
            if states:
                await connection.execute(self.database.insert_new(snapshots), states)
            for append in appends:
                if append.given is not None:
                    await self._close(connection, append.table, append.given)
            await self._change(connection, appends)
            if not self.database.embedded:
                notices = [{"notice": append.notice.text()} for append in appends if append.notice]
                if notices:
                    await connection.execute(NOTIFY, notices)

    async def _close(self, connection: AsyncConnection, table: str, given: Terms) -> None:
        """Start a game with these dice, if it waits, has no others and is full."""
        started = await connection.execute(
            update(tables)
            .where(
                tables.c.id == table,
                tables.c.status == WAITING,
                tables.c.contributions == given.contributions,
                tables.c.pact.is_not_distinct_from(given.pact),
            )
            .values(status=PLAYING)
        )
        open_seats = await connection.execute(
            select(seats.c.seat).where(seats.c.table_id == table, seats.c.kind == OPEN)
        )
        if started.rowcount == 0 or open_seats.first() is not None:
            raise Conflict

    async def _change(self, connection: AsyncConnection, appends: list[Append]) -> None:
        """What several steps change in a row is written once; equal fields go together."""
        changes: dict[str, dict[str, object]] = {}
        for append in appends:
            if append.change is not None:
                unknown = set(append.change) - set(CHANGING)
                assert not unknown, unknown
                changes.setdefault(append.table, {}).update(append.change)
        alike: dict[tuple[str, ...], list[Row]] = {}
        for table, change in changes.items():
            alike.setdefault(tuple(sorted(change)), []).append({"which": table, **change})
        for rows in alike.values():
            await connection.execute(update(tables).where(tables.c.id == bindparam("which")), rows)


def _lose(item: Waiting, error: Exception) -> None:
    append, written = item
    append.strand.broken = True
    if not written.done():
        written.set_exception(error)
