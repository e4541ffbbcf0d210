"""Telling the other nodes what has changed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from warren.server.nodes.notices import CHANNEL, TABLE, Notice
from warren.server.storage.database import Database

NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


class Announcer:
    """Speaks for one node; a node with a database of its own has nobody to tell."""

    def __init__(self, database: Database, node: str) -> None:
        self.database: Final = database
        self.node: Final = node

    async def announce(self, kind: str, about: str) -> None:
        """Tell something that is kept nowhere."""
        if not self.database.embedded:
            async with self.database.writing() as connection:
                await self.tell(connection, kind, about, 0)

    async def changed(self, connection: AsyncConnection, table: str) -> None:
        """Tell that a table has changed, together with the change."""
        await self.tell(connection, TABLE, table, 0)

    async def tell(self, connection: AsyncConnection, kind: str, table: str, n: int) -> None:
        if not self.database.embedded:
            notice = Notice(self.node, kind, table, n)
            await connection.execute(NOTIFY, {"notice": notice.text()})
