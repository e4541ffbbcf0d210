"""The seats of tables in the database: who sits down, who leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.server.clock.now import TIME
from warren.server.nodes.announcer import Announcer
from warren.server.seats.keys import check_one_seat
from warren.server.seats.pacts import keep, locked
from warren.server.seats.seating import Seat, digest, new_secret
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
        by_link: bool,
        one_screen: bool,
        commitment: str,
    ) -> str | None:
        """Take a seat while it is open, by its link even if it is reserved.

        Its new link, which nobody else knows: the one by which it was taken opens it no longer.
        None when somebody was faster. `one_screen`: an account may have other seats here.
        """
        link = new_secret()
        wanted = update(seats).where(
            seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open"
        )
        if not by_link:
            wanted = wanted.where(or_(seats.c.reserved.is_(None), seats.c.reserved == (user or "")))
        async with self.database.writing() as connection:
            made = await locked(connection, table)
            if not one_screen:
                await check_one_seat(connection, table, user)
            taken = await connection.execute(
                wanted.values(
                    kind="person",
                    name=name,
                    user_id=user,
                    reserved=None,
                    away=False,
                    link=digest(link),
                    used_link=seats.c.link if by_link else None,
                )
            )
            if taken.rowcount == 0:
                return None
            await connection.execute(
                self.database.insert_new(holders),
                [{"table_id": table, "seat": seat, "session_id": session}],
            )
            if made is not None and commitment:
                made.bring(seat, commitment)
                await keep(connection, table, made)
            await self._start_soon(connection, table)
            await self.announcer.changed(connection, table)
        return link

    async def fill(self, table: str, bots: Sequence[Seat]) -> None:
        """Bots take those of these seats that are still open, or whose people have not answered."""
        async with self.database.writing() as connection:
            await locked(connection, table)
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

    async def accept(self, table: str, agreed: Sequence[int], commitment: str) -> None:
        """People who were asked play again; the last of them starts the table."""
        async with self.database.writing() as connection:
            made = await locked(connection, table)
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat.in_(agreed))
                .values(asked=False)
            )
            if made is not None and commitment:
                made.bring(agreed[0], commitment)
                await keep(connection, table, made)
            await self._start_soon(connection, table)
            await self.announcer.changed(connection, table)

    async def stand(self, table: str, seat: int, link: str, name: str = "") -> None:
        """Leave a seat of a table that has not started: it is open again, under a new link.

        Their device gives nothing to the dice; their name stays if they declined.
        """
        async with self.database.writing() as connection:
            made = await locked(connection, table)
            if made is not None:
                made.leave(seat)
                await keep(connection, table, made)
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
                    used_link=None,
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
        soon = TIME.now() + REMIND_SECONDS
        await connection.execute(
            update(tables)
            .where(tables.c.id == table, or_(tables.c.due.is_(None), tables.c.due > soon))
            .values(due=soon)
        )
