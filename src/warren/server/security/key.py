"""The key that signs cookies: all nodes must have the same."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select

from warren.server.settings import Settings, secret_key
from warren.server.storage.database import Database
from warren.server.storage.schema import keys

SESSIONS: Final = "sessions"


async def session_key(settings: Settings, database: Database) -> str:
    """The one that was set; else one kept beside the file, or in the shared database."""
    if settings.secret_key or database.embedded:
        return secret_key(settings)
    async with database.writing() as connection:
        await connection.execute(
            database.insert_new(keys), {"name": SESSIONS, "value": secrets.token_hex(32)}
        )
        found = await connection.execute(select(keys.c.value).where(keys.c.name == SESSIONS))
        return str(found.scalar_one())
