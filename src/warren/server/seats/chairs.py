"""The seats of tables in the database: who sits down, who leaves, what they give to the dice."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import Refusal
from warren.server.nodes.announcer import Announcer
from warren.server.seats.seating import WAITING, Seat, digest, new_secret
from warren.server.storage.database import Database
from warren.server.storage.schema import holders, notes, notifications, seats, tables

REMIND_SECONDS: Final = 3.0


class Chairs:
    """Changes seats."""

    def __init__(self, database: Database, announcer: Announcer) -> None:
        self.database: Final = database
        self.announcer: Final = announcer

    async def change(self, table: str, seat: int, **values: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(**values)
            )
            if values.get("away"):
                await self._remind(connection, table)
            await self.announcer.changed(connection, table)

    async def sit(
        self,
        table: str,
        seat: int,
        session: str,
        name: str,
        user: str | None,
        fresh: bool,
        by_link: bool,
        contribution: str,
    ) -> bool:
        """Take a seat; a fresh one only while it is open, and by a link even if it is reserved.

        Who takes it without its link gets another one, which nobody else knows. False when
        somebody was faster.
        """
        async with self.database.writing() as connection:
            wanted = update(seats).where(seats.c.table_id == table, seats.c.seat == seat)
            if fresh:
                await self._given(connection, table)
                wanted = wanted.where(seats.c.kind == "open")
                if not by_link:
                    wanted = wanted.where(
                        or_(seats.c.reserved.is_(None), seats.c.reserved == (user or ""))
                    )
                taken = await connection.execute(
                    wanted.values(
                        kind="person",
                        name=name,
                        user_id=user,
                        reserved=None,
                        away=False,
                        **({} if by_link else {"link": digest(new_secret())}),
                    )
                )
                if taken.rowcount == 0:
                    return False
            elif user is not None:
                begun = select(tables.c.status != WAITING).where(tables.c.id == table)
                await connection.execute(
                    wanted.where(seats.c.user_id.is_(None)).values(
                        user_id=user, late=begun.scalar_subquery()
                    )
                )
            await connection.execute(
                self.database.insert_new(holders),
                [{"table_id": table, "seat": seat, "session_id": session}],
            )
            if contribution:
                await self._give(connection, table, seat, contribution)
            if fresh:
                await self._start_soon(connection, table)
            await self.announcer.changed(connection, table)
        return True

    async def fill(self, table: str, bots: Sequence[Seat]) -> None:
        """Bots take those of these seats that are still open, or whose people have not answered."""
        async with self.database.writing() as connection:
            await self._given(connection, table)
            for bot in bots:
                filled = await connection.execute(
                    update(seats)
                    .where(
                        seats.c.table_id == table,
                        seats.c.seat == bot.seat,
                        or_(seats.c.kind == "open", seats.c.asked.is_(True)),
                    )
                    .values(
                        kind=bot.kind,
                        name=bot.name,
                        bot=bot.bot,
                        reserved=None,
                        user_id=None,
                        asked=False,
                    )
                )
                if filled.rowcount:
                    await self._clear(connection, table, bot.seat)
            await self.announcer.changed(connection, table)

    async def accept(self, table: str, agreed: Sequence[int]) -> None:
        """People who were asked play again; the last of them starts the table."""
        async with self.database.writing() as connection:
            await self._given(connection, table)
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat.in_(agreed))
                .values(asked=False)
            )
            await self._start_soon(connection, table)
            await self.announcer.changed(connection, table)

    async def stand(self, table: str, seat: int, link: str, name: str = "") -> None:
        """Leave a seat of a table that has not started: it is open again, under a new link.

        What its person gave to the dice goes with them; their name stays if they declined.
        """
        async with self.database.writing() as connection:
            given = await self._given(connection, table)
            given[seat] = ""
            await self._keep_given(connection, table, given)
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(
                    kind="open",
                    name=name,
                    user_id=None,
                    away=False,
                    asked=False,
                    link=digest(link),
                )
            )
            await self._clear(connection, table, seat)
            await self.announcer.changed(connection, table)

    async def decline(self, table: str, seat: int, user: str) -> bool:
        """Free a seat that was kept for an account. False when it is kept no longer."""
        async with self.database.writing() as connection:
            freed = await connection.execute(
                update(seats)
                .where(
                    seats.c.table_id == table,
                    seats.c.seat == seat,
                    seats.c.kind == "open",
                    seats.c.reserved == user,
                )
                .values(name="", reserved=None)
            )
            if freed.rowcount:
                await self.announcer.changed(connection, table)
        return bool(freed.rowcount)

    async def contribute(self, table: str, seat: int, contribution: str) -> None:
        """What a seat adds to the dice; it is given once."""
        async with self.database.writing() as connection:
            await self._give(connection, table, seat, contribution)
            await self.announcer.changed(connection, table)

    async def relink(self, table: str, seat: int, link: str, session: str) -> None:
        """Another secret for a seat; the old one opens nothing, and who came by it is out."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(link=digest(link))
            )
            await connection.execute(
                delete(holders).where(
                    holders.c.table_id == table,
                    holders.c.seat == seat,
                    holders.c.session_id != session,
                )
            )
            await self.announcer.changed(connection, table)

    async def seat_of_link(self, named: str) -> tuple[str, int] | None:
        """The table and seat that the link of this digest opens."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(seats.c.table_id, seats.c.seat, seats.c.link).where(seats.c.link == named)
            )
            row = found.first()
        if row is None or not hmac.compare_digest(str(row[2]), named):
            return None
        return str(row[0]), int(row[1])

    async def _clear(self, connection: AsyncConnection, table: str, seat: int) -> None:
        """Nobody holds a seat any longer, and nothing of theirs is left there."""
        for beside in (holders, notes, notifications):
            await connection.execute(
                delete(beside).where(beside.c.table_id == table, beside.c.seat == seat)
            )

    async def _start_soon(self, connection: AsyncConnection, table: str) -> None:
        """A full table starts by itself."""
        free = select(seats.c.seat).where(
            seats.c.table_id == table, or_(seats.c.kind == "open", seats.c.asked.is_(True))
        )
        full = await connection.execute(
            select(tables.c.id).where(
                tables.c.id == table, tables.c.waits.is_(False), ~free.exists()
            )
        )
        if full.first() is not None:
            await self._remind(connection, table)

    async def _remind(self, connection: AsyncConnection, table: str) -> None:
        """See that somebody looks at a table, even if this node dies before it does."""
        soon = time.time() + REMIND_SECONDS
        await connection.execute(
            update(tables)
            .where(tables.c.id == table, or_(tables.c.due.is_(None), tables.c.due > soon))
            .values(due=soon)
        )

    async def _give(
        self, connection: AsyncConnection, table: str, seat: int, contribution: str
    ) -> None:
        given = await self._given(connection, table)
        if given[seat]:
            raise Refusal("refusal-contribution-fixed", {"seat": seat}, "TABLE-DICE")
        given[seat] = contribution
        await self._keep_given(connection, table, given)

    async def _given(self, connection: AsyncConnection, table: str) -> list[str]:
        """What the seats have added to the dice of a table that has not started."""
        found = await connection.execute(
            select(tables.c.status, tables.c.contributions)
            .where(tables.c.id == table)
            .with_for_update(key_share=True)
        )
        status, given = found.one()
        if status != WAITING:
            raise Refusal("refusal-table-status", {"status": status}, "TABLE-STATUS")
        return msgspec.convert(given, list[str])

    async def _keep_given(
        self, connection: AsyncConnection, table: str, given: Sequence[str]
    ) -> None:
        await connection.execute(
            update(tables).where(tables.c.id == table).values(contributions=given)
        )
