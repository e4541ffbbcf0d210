"""The links to seats, and the devices on which seats are open."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.core.refusal import Refusal
from warren.server.nodes.announcer import Announcer
from warren.server.seats.seating import WAITING, digest, new_secret
from warren.server.storage.database import Database
from warren.server.storage.schema import holders, seats, tables


class Door(msgspec.Struct, kw_only=True):
    """The seat of a link; a `used` one has brought somebody there and opens it no longer."""

    table: str
    seat: int
    used: bool


class Keys:
    """Changes who can come to a seat, and how."""

    def __init__(self, database: Database, announcer: Announcer) -> None:
        self.database: Final = database
        self.announcer: Final = announcer

    async def behind(self, named: str) -> Door | None:
        """What the link of this digest leads to."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(seats.c.table_id, seats.c.seat, seats.c.link, seats.c.used_link)
                .where(or_(seats.c.link == named, seats.c.used_link == named))
                .limit(1)
            )
            row = found.first()
        if row is None:
            return None
        used = not hmac.compare_digest(str(row.link), named)
        if used and not hmac.compare_digest(str(row.used_link), named):
            return None
        return Door(table=str(row.table_id), seat=int(row.seat), used=used)

    async def renew(self, table: str, seat: int) -> str:
        """Another link to a seat; the old one opens nothing any more."""
        link = new_secret()
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats).where(_one(table, seat)).values(link=digest(link))
            )
            await self.announcer.changed(connection, table)
        return link

    async def open_on(self, table: str, opened: Iterable[int], session: str) -> None:
        """Open seats on one more device."""
        async with self.database.writing() as connection:
            await connection.execute(
                self.database.insert_new(holders),
                [{"table_id": table, "seat": seat, "session_id": session} for seat in opened],
            )
            await self.announcer.changed(connection, table)

    async def adopt(self, table: str, seat: int, session: str, user: str) -> str | None:
        """A guest's seat goes over to an account, which has it alone from now on.

        Its new link; None when another account was faster.
        """
        link = new_secret()
        async with self.database.writing() as connection:
            found = await connection.execute(
                select(tables.c.status).where(tables.c.id == table).with_for_update(key_share=True)
            )
            begun = found.scalar_one() != WAITING
            await check_one_seat(connection, table, user)
            taken = await connection.execute(
                update(seats)
                .where(_one(table, seat), seats.c.kind == "person", seats.c.user_id.is_(None))
                .values(user_id=user, late=begun, link=digest(link))
            )
            if taken.rowcount == 0:
                return None
            await only_holder(connection, table, seat, session)
            await self.announcer.changed(connection, table)
        return link

    async def close_elsewhere(self, table: str, seat: int, session: str) -> str:
        """Leave a seat open in one session; its link opens nothing any more, here is another."""
        link = new_secret()
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats).where(_one(table, seat)).values(link=digest(link))
            )
            await only_holder(connection, table, seat, session)
            await self.announcer.changed(connection, table)
        return link


async def only_holder(connection: AsyncConnection, table: str, seat: int, session: str) -> None:
    """Nobody holds a seat but this session."""
    which = (holders.c.table_id == table, holders.c.seat == seat)
    await connection.execute(delete(holders).where(*which, holders.c.session_id != session))
    known = await connection.execute(select(holders.c.seat).where(*which))
    if known.first() is None:
        row = {"table_id": table, "seat": seat, "session_id": session}
        await connection.execute(holders.insert(), [row])


async def check_one_seat(connection: AsyncConnection, table: str, user: str | None) -> None:
    """An account has one seat at a table, unless it set it up for several at one screen."""
    if user is None:
        return
    found = await connection.execute(
        select(seats.c.seat).where(seats.c.table_id == table, seats.c.user_id == user).limit(1)
    )
    if found.first() is not None:
        raise one_seat()


def one_seat() -> Refusal:
    return Refusal("refusal-one-seat", {}, "TABLE-SEAT")


def _one(table: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table) & (seats.c.seat == seat)
