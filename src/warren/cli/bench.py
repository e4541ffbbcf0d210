"""`warren bench`: how fast the engine is."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.extras import needs
from warren.core.refusal import InputError
from warren.text.names import game_name

TABLES: Final = "tables"
PAGE: Final = "page"
PAUSES: Final = "pauses"


@guarded
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S")] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.bench.report import run, table
    from warren.games.registry import title, usual_key

    terminal = Terminal(lang)
    if not 0 < seconds <= 3600:
        raise InputError("error-seconds", {"field": "--seconds", "value": str(seconds)})
    if game == TABLES:
        opening(terminal, json)
        return
    if game == PAGE:
        drawing(terminal, json)
        return
    if game == PAUSES:
        holding_up(terminal, json)
        return
    result = run(title(game or usual_key()).key, seconds)
    if json:
        terminal.data(result)
    else:
        terminal.show(table(result, terminal.catalogue))


def opening(terminal: Terminal, json: bool) -> None:
    """How much longer a long table takes to open than a short one."""
    with needs("server"):
        from warren.load.opening import LONG, SHORT, measure_opening
    found = measure_opening()
    if json:
        terminal.data({"short": found.short, "long": found.long, "ratio": found.ratio})
        return
    terminal.say(
        "bench-opening",
        short=SHORT,
        long=LONG,
        milliseconds=f"{found.short * 1000:.2f}",
        ratio=f"{found.ratio:.2f}",
    )


def drawing(terminal: Terminal, json: bool) -> None:
    """How soon the page draws what the server tells."""
    with needs("server"):
        from msgspec import to_builtins

        from warren.load.page import measure_page, share
        from warren.load.painting import measure_painting
    found = measure_page()
    painted = measure_painting()
    if json:
        terminal.data({"drawn": to_builtins(found), "painted": to_builtins(painted, str_keys=True)})
        return
    for game, figures in found.items():
        for what, taken in figures.shares().items():
            terminal.say(
                f"bench-page-{what}",
                game=game_name(terminal.catalogue, game),
                half=f"{share(taken, 50):.0f}",
                most=f"{share(taken, 95):.0f}",
                count=len(taken),
            )
    for game, sizes in painted.items():
        for width, painting in sizes.items():
            terminal.say(
                "bench-page-painted",
                game=game_name(terminal.catalogue, game),
                width=width,
                painted=f"{min(painting.painted):.0f}",
                ratio=f"{painting.ratio():.1f}",
                longest=f"{min(painting.longest):.0f}",
                zoom=f"{min(painting.zoom):.0f}",
                zoomRatio=f"{painting.zoom_ratio():.1f}",
                count=len(painting.painted),
            )


def holding_up(terminal: Terminal, json: bool) -> None:
    """How long others wait while somebody sends what is meant to hold a server up."""
    try:
        from msgspec import to_builtins

        from warren.load.pauses import measure_pauses
    except ImportError as error:
        raise InputError("error-extra", {"extra": "server", "module": str(error.name)}) from error
    found = measure_pauses()
    if json:
        terminal.data(to_builtins(found))
        return
    for pause in found.found:
        terminal.say(
            "bench-pause",
            name=pause.name,
            status=str(pause.status),
            milliseconds=f"{pause.seconds * 1000:.0f}",
        )
    terminal.say(
        "bench-pauses",
        name=found.worst.name,
        milliseconds=f"{found.worst.seconds * 1000:.0f}",
        quiet=f"{found.quiet * 1000:.0f}",
    )
