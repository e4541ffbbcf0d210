"""The arguments that several commands share, and how the values of options are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import typer

Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en")]
AsJson = Annotated[bool, typer.Option("--json")]
GameKey = Annotated[str, typer.Argument(metavar="GAME")]
TableOptions = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N")]

_WORDS: Final[Mapping[str, bool | None]] = {"true": True, "false": False, "none": None}


def option_value(text: str) -> bool | int | str | None:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if text.isascii() and text.isdecimal():
        return int(text)
    return text
