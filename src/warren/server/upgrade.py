"""Bringing a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from warren.core.refusal import InputError
from warren.server.database import Database

FOLDER: Final = Path(__file__).parent / "migrations"


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


async def upgrade(database: Database) -> tuple[str | None, str | None]:
    """Bring the schema up to date; the revisions before and after."""
    async with database.writing() as connection:
        return await connection.run_sync(_upgrade)


async def check_schema(database: Database) -> None:
    """A database in one file is brought up to date at once; a shared one waits for its host."""
    async with database.reading() as connection:
        current = await connection.run_sync(_current)
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    if current == head:
        return
    if not database.embedded:
        raise InputError("error-schema", {"have": current or "–", "need": head or "–"})
    await upgrade(database)


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> tuple[str | None, str | None]:
    before = _current(connection)
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return before, _current(connection)
