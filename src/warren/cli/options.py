"""The arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en")]
AsJson = Annotated[bool, typer.Option("--json")]
GameKey = Annotated[str, typer.Argument(metavar="GAME")]
TableOptions = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N")]
Budget = Annotated[float | None, typer.Option("--budget", metavar="SECONDS")]
