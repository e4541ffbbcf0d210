"""`warren serve`: the table server."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.guard import guarded
from warren.cli.network import Network
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.extras import needs
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.server.settings import Settings

PARAMETERS: Final = {
    "host": "cli-help-option-host",
    "port": "cli-help-option-port",
    "data": "cli-help-option-data",
    "lan": "cli-help-option-lan",
}
EVERYWHERE: Final = "0.0.0.0"


@guarded
def serve(
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port")] = None,
    data: Annotated[str | None, typer.Option("--data")] = None,
    lan: Annotated[bool | None, typer.Option("--lan/--no-lan")] = None,
    lang: Lang = None,
) -> None:
    """Serve tables until interrupted; everything else is set by the environment."""
    if lan and host is not None:
        raise InputError("error-lan-host", {"field": "--lan", "value": host})
    for name, value in (("HOST", host), ("PORT", port), ("DATA", data)):
        if value is not None:
            os.environ[f"WARREN_{name}"] = str(value)
    with needs("server"):
        from warren.server.running import run
        from warren.server.settings import read_settings
    terminal = Terminal(lang)
    settings = read_settings()
    network = Network(settings.folder)
    if lan is None and not settings.public_url and "WARREN_HOST" not in os.environ:
        lan = network.chosen(terminal)
    if lan:
        os.environ["WARREN_HOST"] = EVERYWHERE
        settings = read_settings()
    run(settings, lambda running: announce(terminal, running))


def announce(terminal: Terminal, settings: Settings) -> None:
    """Say where the table can be reached, and by whom."""
    from warren.server.addresses import own_address, shared_addresses
    from warren.server.api.page import is_built

    terminal.say("serve-address", address=own_address(settings))
    if not is_built(settings):
        terminal.say("serve-no-page")
    shared = shared_addresses(settings)
    if shared:
        terminal.say("serve-shared", addresses=" ".join(shared))
    else:
        terminal.say("serve-alone")
