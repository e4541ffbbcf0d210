"""Bringing a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from warren.core.refusal import InputError
from warren.server.storage.database import Database, Unavailable, told

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
KEPT: Final = "alembic_version"
TURN: Final = 7_309_411
NONE: Final = "–"


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


async def upgrade(database: Database) -> tuple[str | None, str | None]:
    """Bring the schema up to date; the revisions before and after.

    Several who ask at the same time go one after the other.
    """
    await _revision(database)
    try:
        async with database.writing() as connection:
            if not database.embedded:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({TURN})"))
            return await connection.run_sync(_upgrade)
    except Unavailable as error:
        raise InputError("error-database-write", {"problem": str(error)}) from error
    except DBAPIError as error:
        raise InputError("error-schema-foreign", {"problem": told(error)}) from error


async def check_schema(database: Database) -> None:
    """A database in one file is brought up to date at once; a shared one waits for its host."""
    current, head = await _revision(database), revisions()[-1]
    if current == head:
        return
    _check_known(current)
    if not database.embedded:
        raise InputError("error-schema", {"have": current or NONE, "need": head})
    await upgrade(database)


async def _revision(database: Database) -> str | None:
    try:
        async with database.reading() as connection:
            return await connection.run_sync(_current)
    except Unavailable as error:
        raise InputError("error-database", {"problem": str(error)}) from error


def revisions() -> list[str]:
    """Those that there are, the first one first, by the names of their files.

    What changes a schema is loaded only where there is something to change.
    """
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table(KEPT):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {KEPT}")).scalar()
    return None if found is None else str(found)


def _check_known(current: str | None) -> None:
    """Refuse what a later version has made."""
    if current is not None and current not in revisions():
        raise InputError("error-schema-newer", {"have": current})


def _upgrade(connection: Connection) -> tuple[str | None, str | None]:
    from alembic import command

    before = _current(connection)
    _check_known(before)
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return before, _current(connection)
