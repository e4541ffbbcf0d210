"""Boards by name and from files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.board_file import BoardSpec, read_board, shipped_board
from warren.games.small_world.packs.library import LIBRARY

ENDINGS: Final = (".yaml", ".yml")


def is_board_file(name: str) -> bool:
    return name.endswith(ENDINGS) or "/" in name


def load_board(name: str) -> BoardSpec:
    """A board of one's own from its file, or one of a pack or a shipped one by its name."""
    if is_board_file(name):
        return own_board(Path(name))
    return LIBRARY.board(name) or shipped_board(name)


def own_board(path: Path) -> BoardSpec:
    """A board of one's own; an error about the file as a whole names the file."""
    try:
        return read_board(path)
    except InputError as error:
        if error.details.get("field") != "":
            raise
        details = {**error.details, "field": path.name}
        raise InputError(error.message, details, error.rule) from error
