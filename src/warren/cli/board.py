"""`warren board`: the boards that come with the games, and one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.cli.boards import Board, Boards

STANDARD_OUTPUT = "-"


@guarded
def list_boards(json: AsJson = False, lang: Lang = None) -> None:
    from warren.cli.boards import all_boards

    terminal = Terminal(lang)
    catalogue = terminal.catalogue
    found = [(boards, board) for boards in all_boards() for board in boards.shipped()]
    if json:
        terminal.data({"boards": [boards.facts(board) for boards, board in found]})
        return
    table = grid(terminal.text("cli-boards-title"))
    table.add_column(terminal.text("cli-head-name"))
    table.add_column(terminal.text("cli-head-board"))
    for head in ("cli-head-players", "cli-head-regions", "cli-head-rounds"):
        table.add_column(terminal.text(head), justify="right")
    table.add_column(terminal.text("cli-head-provenance"))
    for _, board in found:
        table.add_row(
            board.id,
            board.titled(catalogue),
            board.told_players(catalogue),
            str(board.regions),
            str(board.rounds or ""),
            board.told_source(catalogue),
        )
    terminal.show(table)


@guarded
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    from warren.cli.boards import all_boards

    terminal = Terminal(lang)
    for boards in all_boards():
        board = boards.own(file)
        if board is not None:
            terminal.say("cli-board-correct", board=board.titled(terminal.catalogue))
            boards.tell(terminal, board)
            return


@guarded
def show(
    board: Annotated[str, typer.Argument(metavar="NAME|FILE")],
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE|-")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal(lang)
    catalogue = terminal.catalogue
    boards, known = found_board(board)
    if record is not None:
        from warren.cli.files import load_record

        played = load_record(record)
        write_picture(
            terminal,
            svg or STANDARD_OUTPUT,
            lambda: boards.position(catalogue, board, played, to),
        )
    elif svg is not None:
        write_picture(terminal, svg, lambda: boards.picture(catalogue, board))
    elif json:
        terminal.data(boards.facts(known) | {"data": boards.data(board)})
    else:
        terminal.say("cli-board-title", board=known.titled(catalogue))
        boards.tell(terminal, known)
        for table in boards.tables(catalogue, board):
            terminal.show(table)


def found_board(name: str) -> tuple[Boards, Board]:
    """The board of a name or a file, with those it belongs to."""
    from warren.cli.boards import all_boards

    for boards in all_boards():
        board = boards.board(name)
        if board is not None:
            return boards, board
    raise InputError("error-unknown-board", {"field": "board", "value": name})


def write_picture(terminal: Terminal, target: str, draw: Callable[[], str]) -> None:
    """A picture into a file; whether it can be written is known before it is drawn."""
    from warren.cli.files import check_writable, write_text

    if target != STANDARD_OUTPUT:
        check_writable(Path(target))
    drawn = draw()
    if target == STANDARD_OUTPUT:
        terminal.line(drawn)
    else:
        write_text(Path(target), drawn + "\n")
        terminal.note("cli-board-drawn", file=target)
