"""Whom a table concerns."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Select, and_, exists, or_, select

from warren.server.people.identity import Person
from warren.server.seats.seating import PLAYING, WAITING
from warren.server.storage.database import Database
from warren.server.storage.schema import holders, seats, tables


def invitations(person: Person) -> Select[tuple[str]]:
    """The tables at which a seat is kept for somebody, or where they are asked to play again."""
    held = exists().where(
        holders.c.session_id == person.session,
        holders.c.table_id == seats.c.table_id,
        holders.c.seat == seats.c.seat,
    )
    user = person.user or ""
    return select(seats.c.table_id).where(
        or_(
            seats.c.reserved == user,
            and_(seats.c.asked.is_(True), or_(held, seats.c.user_id == user)),
        )
    )


class Concerns:
    """Asks the database which tables somebody has to do with, and who with a table."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def tables(self, person: Person) -> list[str]:
        """The tables at which somebody plays now, and those to which they are invited."""
        held = select(holders.c.table_id).where(holders.c.session_id == person.session)
        own = select(seats.c.table_id).where(seats.c.user_id == (person.user or ""))
        mine = or_(tables.c.id.in_(held), tables.c.id.in_(own))
        query = (
            select(tables.c.id)
            .where(
                or_(
                    and_(tables.c.status == PLAYING, mine),
                    and_(tables.c.status == WAITING, tables.c.id.in_(invitations(person))),
                )
            )
            .order_by(tables.c.created)
        )
        async with self.database.reading() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def people(self, table: str) -> set[str]:
        """The sessions and the accounts that have a seat at a table or may take one."""
        seated = select(seats.c.user_id, seats.c.reserved).where(seats.c.table_id == table)
        held = select(holders.c.session_id).where(holders.c.table_id == table)
        async with self.database.reading() as connection:
            rows = [*await connection.execute(seated), *await connection.execute(held)]
        return {str(key) for row in rows for key in row if key is not None}
