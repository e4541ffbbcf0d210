"""`warren db`: the database of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Final

import typer

from warren.cli.guard import guarded
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.extras import needs

PARAMETERS: Final = {"db backup file": "cli-help-argument-backup"}


@guarded
def upgrade(lang: Lang = None) -> None:
    """Bring the database to the schema of this version."""
    with needs("server"):
        from warren.server.settings import read_settings
        from warren.server.storage.alone import alone
        from warren.server.storage.database import Database
        from warren.server.storage.upgrade import upgrade as bring

    async def work(url: str) -> tuple[str | None, str | None]:
        database = Database(url, seconds=None)
        try:
            return await bring(database)
        finally:
            await database.close()

    url = read_settings().url
    with alone(url):
        before, after = asyncio.run(work(url))
    Terminal(lang).say("db-upgraded", before=before or "–", after=after or "–")


@guarded
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Copy the database into one file, while the server goes on."""
    with needs("server"):
        from warren.server.settings import read_settings
        from warren.server.storage.backup import back_up

    size = back_up(read_settings().url, file)
    Terminal(lang).say("db-backed-up", file=str(file), size=size)
