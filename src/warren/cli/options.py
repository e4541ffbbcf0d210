"""The arguments that several commands share, and how table options are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from warren.core.refusal import InputError

Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en")]
AsJson = Annotated[bool, typer.Option("--json")]
GameKey = Annotated[str, typer.Argument(metavar="GAME")]
BoardName = Annotated[str | None, typer.Option("--board", metavar="NAME|FILE")]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE")]
TableOptions = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Mix = Annotated[bool, typer.Option("--mix")]
PackFolder = Annotated[Path | None, typer.Option("--packs", metavar="FOLDER")]
AllowCode = Annotated[bool, typer.Option("--allow-code")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N")]

_WORDS: Final[Mapping[str, bool | None]] = {"true": True, "false": False, "none": None}


def table_options(
    board: str | None,
    deck: Path | None,
    written: Sequence[str] | None,
    given: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """The options of a table: each `key=value` once, the board by name or from its file.

    `given` are those that other arguments have set already.
    """
    options: dict[str, object] = dict(given or {})
    if board is not None:
        options["board"] = board_option(board)
    if deck is not None:
        options["deck"] = deck_option(deck)
    for entry in written or []:
        key, equals, value = entry.partition("=")
        if not equals or not key:
            raise InputError("error-option-form", {"field": "--option", "value": entry})
        if key in options:
            raise InputError("error-option-twice", {"option": key})
        options[key] = _read(key, value)
    return options


def _read(key: str, value: str) -> object:
    if key == "board":
        return board_option(value)
    return deck_option(Path(value)) if key == "deck" else option_value(value)


def mixed(mix: bool) -> dict[str, object]:
    """What `--mix` stands for.  [SU-MIX-1] [SU-MIX-5]"""
    return {"pool": "both", "relics": True} if mix else {}


def option_value(text: str) -> bool | int | str | None:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if text.isascii() and text.isdecimal():
        return int(text)
    return text


def board_option(name: str) -> object:
    """A shipped board stays a name; a file, or the board of a pack, becomes the data it holds."""
    from warren.cli.small_world.shelf import is_board_file, own_board
    from warren.games.small_world.packs.library import LIBRARY

    if is_board_file(name):
        return own_board(Path(name)).data
    packed = LIBRARY.board(name)
    return name if packed is None else packed.data


def deck_option(path: Path) -> object:
    """The data of a deck file."""
    from warren.cli.files import read_text
    from warren.games.heroes.deck_file import parse_deck

    return parse_deck(read_text(path), path.name)
