"""`warren bench`: how fast the engine is."""

from __future__ import annotations

from typing import Annotated

import typer

from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError


@guarded
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "small_world",
    seconds: Annotated[float, typer.Option("--seconds", metavar="S")] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.bench.report import run, table
    from warren.games.registry import game as title

    terminal = Terminal(lang)
    if not 0 < seconds <= 3600:
        raise InputError("error-seconds", {"field": "--seconds", "value": str(seconds)})
    result = run(title(game).key, seconds)
    if json:
        terminal.data(result)
    else:
        terminal.show(table(result, terminal.catalogue))
