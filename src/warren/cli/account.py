"""`warren account`: the accounts of a server, for its host."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import typer

from warren.cli.guard import guarded
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

PARAMETERS: Final = {"account reset name": "cli-help-argument-account"}


@guarded
def reset(name: Annotated[str, typer.Argument(metavar="NAME")], lang: Lang = None) -> None:
    """Give an account a new password, while the server goes on."""
    try:
        from warren.server.people.reset import reset_password
        from warren.server.settings import read_settings
        from warren.server.storage.database import Database
        from warren.server.storage.upgrade import check_schema
    except ImportError as error:
        raise InputError("error-extra", {"extra": "server", "module": str(error.name)}) from error

    async def work() -> tuple[str, str]:
        database = Database(read_settings().url)
        try:
            await check_schema(database)
            return await reset_password(database, name)
        finally:
            await database.close()

    called, password = asyncio.run(work())
    Terminal(lang).say("account-reset", name=called, password=password)
