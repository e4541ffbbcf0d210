"""`warren db`: the database of a server."""

from __future__ import annotations

import asyncio

from warren.cli.guard import guarded
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError


@guarded
def upgrade(lang: Lang = None) -> None:
    """Bring the database to the schema of this version."""
    try:
        from warren.server.database import Database
        from warren.server.settings import read_settings
        from warren.server.upgrade import upgrade as bring
    except ImportError as error:
        raise InputError("error-extra", {"extra": "server", "module": str(error.name)}) from error

    async def work() -> tuple[str | None, str | None]:
        database = Database(read_settings().url)
        try:
            return await bring(database)
        finally:
            await database.close()

    before, after = asyncio.run(work())
    Terminal(lang).say("db-upgraded", before=before or "–", after=after or "–")
