"""What Small World and Underground add to the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from warren.cli.extension import Argument, Extension, Given, Groups
from warren.cli.small_world.packs import installed, packed
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    import typer

TABLES: Final = ("play", "simulate", "arena", "lab")
RECORDS: Final = (*TABLES, "replay", "verify", "export")
MIXED: Final = {"pool": "both", "relics": True}
"""What `--mix` stands for.  [SU-MIX-1] [SU-MIX-5]"""


class SmallWorldCommandLine(Extension):
    """Boards and packs of one's own, both games mixed."""

    arguments = (
        Argument("board", "NAME|FILE", "cli-help-option-board", TABLES),
        Argument("mix", "", "cli-help-option-mix", TABLES),
        Argument("packs", "FOLDER", "cli-help-option-packs", RECORDS, of_table=False),
        Argument("allow_code", "", "cli-help-option-allow-code", RECORDS, of_table=False),
    )
    helps: ClassVar = {
        "pack": "cli-help-pack",
        "pack check": "cli-help-pack-check",
        "pack blocks": "cli-help-pack-blocks",
        "pack show": "cli-help-pack-show",
    }
    parameters: ClassVar = {
        "pack check folder": "cli-help-argument-pack-folder",
        "pack show folder": "cli-help-argument-pack",
    }

    def add_commands(self, app: typer.Typer, group: Groups) -> None:
        from warren.cli.small_world import pack

        packs = group("pack")
        packs.command("check")(pack.check)
        packs.command("blocks")(pack.blocks)
        packs.command("show")(pack.show)

    def prepare(self, terminal: Terminal, given: Given) -> None:
        _installed(terminal, given)

    def options(
        self, terminal: Terminal, given: Given, written: Sequence[str]
    ) -> dict[str, object]:
        options: dict[str, object] = {**MIXED} if given.get("mix") else {}
        options |= packed(_installed(terminal, given), written)
        board = given.get("board")
        return options | ({"board": board_option(board)} if isinstance(board, str) else {})

    def value(self, key: str, text: str) -> object:
        return board_option(text) if key == "board" else super().value(key, text)


def board_option(name: str) -> object:
    """A shipped board stays a name; a file, or the board of a pack, becomes the data it holds."""
    from warren.cli.small_world.shelf import is_board_file, own_board
    from warren.games.small_world.packs.library import LIBRARY

    if is_board_file(name):
        return own_board(Path(name)).data
    found = LIBRARY.board(name)
    return name if found is None else found.data


def _installed(terminal: Terminal, given: Given) -> list[str]:
    folder = given.get("packs")
    known = Path(folder) if isinstance(folder, str) else None
    return installed(terminal, known, bool(given.get("allow_code")))
