"""A database of a release, carried over into another one with all its rows."""

from __future__ import annotations

import asyncio

from alembic import command
from sqlalchemy import Boolean, Connection, MetaData, insert
from tests.server.releases.left import Release

from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.upgrade import configuration, upgrade


def carry_over(release: Release, url: str) -> None:
    """Make the schema of the release, fill it, and bring it up to date as a host would."""

    def fill(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, release.schema())
        schema = MetaData()
        schema.reflect(connection)
        for table in schema.sorted_tables:
            if table.name == "alembic_version":
                continue
            names = ", ".join(f'"{column.name}"' for column in table.columns)
            rows = [
                {
                    column.name: bool(value)
                    if isinstance(column.type, Boolean) and value is not None
                    else value
                    for column, value in zip(table.columns, row, strict=True)
                }
                for row in release.rows(f"SELECT {names} FROM {table.name}")
            ]
            if rows:
                connection.execute(insert(table), rows)

    async def work() -> None:
        database = Database(Settings(database_url=url).url)
        try:
            async with database.writing() as connection:
                await connection.run_sync(fill)
            await upgrade(database)
        finally:
            await database.close()

    asyncio.run(work())
