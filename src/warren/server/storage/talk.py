"""What is said and written beside the game, in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import RowMapping, and_, delete, insert, select

from warren.server.nodes.announcer import Announcer
from warren.server.nodes.notices import CHAT
from warren.server.storage.database import Database
from warren.server.storage.schema import chats, notes

MOST_LISTED: Final = 100


class Talk:
    """Chat for everybody at the table, notes for one seat."""

    def __init__(self, database: Database, announcer: Announcer) -> None:
        self.database: Final = database
        self.announcer: Final = announcer

    async def say(self, table: str, seat: int | None, name: str, said: str, at: float) -> int:
        async with self.database.writing() as connection:
            row = await connection.execute(
                insert(chats).returning(chats.c.id),
                {"table_id": table, "seat": seat, "name": name, "text": said, "at": at},
            )
            number = int(row.scalar_one())
            await self.announcer.tell(connection, CHAT, table, number)
        return number

    async def chat(self, table: str, after: int, before: int | None = None) -> list[RowMapping]:
        """The last messages with a number above `after` and below `before`, oldest first."""
        spoken = and_(chats.c.table_id == table, chats.c.id > after)
        if before is not None:
            spoken = and_(spoken, chats.c.id < before)
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(chats).where(spoken).order_by(chats.c.id.desc()).limit(MOST_LISTED)
            )
            return list(reversed(found.mappings().all()))

    async def note(self, table: str, seat: int) -> str:
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(notes.c.text).where(notes.c.table_id == table, notes.c.seat == seat)
            )
            return str(found.scalar() or "")

    async def keep_note(self, table: str, seat: int, written: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                delete(notes).where(notes.c.table_id == table, notes.c.seat == seat)
            )
            await connection.execute(
                insert(notes), [{"table_id": table, "seat": seat, "text": written}]
            )
