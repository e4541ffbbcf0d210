"""The dice of tables in the database, while they gather what goes into them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

import msgspec
from sqlalchemy import bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import Refusal
from warren.server.nodes.announcer import Announcer
from warren.server.seats.pact import Pact, Round
from warren.server.seats.seating import OPEN, WAITING
from warren.server.storage.database import Database
from warren.server.storage.schema import seats, tables


async def locked(connection: AsyncConnection, table: str) -> Round | None:
    """The dice of a table that waits, for this transaction alone; none under the older promise."""
    found = await connection.execute(
        select(tables.c.status, tables.c.seed, tables.c.contributions, tables.c.pact)
        .where(tables.c.id == table)
        .with_for_update(key_share=True)
    )
    status, seed, given, pact = found.one()
    if status != WAITING:
        raise Refusal("refusal-table-status", {"status": status}, "TABLE-STATUS")
    if pact is None:
        return None
    named = await connection.execute(
        select(seats.c.name).where(seats.c.table_id == table).order_by(seats.c.seat)
    )
    return Round(
        seed,
        msgspec.convert(given, list[str]),
        msgspec.convert(pact, Pact),
        [str(row[0]) for row in named],
    )


async def keep(connection: AsyncConnection, table: str, made: Round) -> None:
    """Write the dice of a table down; somebody looks at them when the time is over."""
    await connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(seed=made.seed, contributions=made.given, pact=made.pact, due=made.pact.until)
    )
    if made.nonces:
        await connection.execute(
            update(seats).where(seats.c.table_id == table, seats.c.seat == bindparam("which")),
            [{"which": seat, "nonce": nonce} for seat, nonce in enumerate(made.nonces)],
        )


async def _check_full(connection: AsyncConnection, table: str) -> None:
    """Nobody is called while somebody has yet to say that they play."""
    found = await connection.execute(
        select(func.count())
        .select_from(seats)
        .where(seats.c.table_id == table, or_(seats.c.kind == OPEN, seats.c.asked.is_(True)))
    )
    free = int(found.scalar_one())
    if free:
        raise Refusal("refusal-seats-open", {"count": free}, "TABLE-SEAT")


class Pacts:
    """Changes the dice of tables, each change whole."""

    def __init__(self, database: Database, announcer: Announcer) -> None:
        self.database: Final = database
        self.announcer: Final = announcer

    async def call(
        self, table: str, fresh: Collection[int], here: Collection[int], now: float, until: float
    ) -> bool:
        """Ask the devices of a full table, or see to those whose time is over.

        Whether the game can start.
        """

        def step(made: Round) -> None:
            made.call(fresh, here, until)
            made.expire(now, until)

        return await self._change(table, step, full=True)

    async def seal(self, table: str, seat: int, commitment: str, until: float) -> None:
        await self._change(table, lambda made: made.seal(seat, commitment, until))

    async def reveal(self, table: str, seat: int, contribution: str) -> bool:
        """Whether it was the last one."""
        return await self._change(table, lambda made: made.reveal(seat, contribution))

    async def _change(self, table: str, step: Callable[[Round], None], full: bool = False) -> bool:
        async with self.database.writing() as connection:
            made = await locked(connection, table)
            if full:
                await _check_full(connection, table)
            if made is None:
                return True
            before = msgspec.json.encode(made.pact)
            step(made)
            if msgspec.json.encode(made.pact) != before:
                await keep(connection, table, made)
                await self.announcer.changed(connection, table)
            return made.done
