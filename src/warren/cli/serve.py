"""`warren serve`: the table server."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from warren.cli.guard import guarded
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

COMMANDS: Final = {
    "serve": "cli-help-serve",
    "db": "cli-help-db",
    "db upgrade": "cli-help-db-upgrade",
}
PARAMETERS: Final = {
    "host": "cli-help-option-host",
    "port": "cli-help-option-port",
    "data": "cli-help-option-data",
}


@guarded
def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port")] = None,
    data: Annotated[str | None, typer.Option("--data")] = None,
    lang: Lang = None,
) -> None:
    """Serve tables until interrupted; everything else is set by the environment."""
    for name, value in (("HOST", host), ("PORT", port), ("DATA", data)):
        if value is not None:
            os.environ[f"WARREN_{name}"] = str(value)
    try:
        from warren.server.running import run
        from warren.server.settings import read_settings
    except ImportError as error:
        raise InputError("error-extra", {"extra": "server", "module": str(error.name)}) from error
    settings = read_settings()
    terminal = Terminal(lang)
    run(settings, lambda address: terminal.say("serve-address", address=address))
