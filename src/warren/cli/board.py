"""`warren board`: the boards that come with the games, and one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.nearest import meant
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.cli.boards import Board, Boards
    from warren.core.state import State
    from warren.text.catalogue import Catalogue

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
    board: Annotated[str | None, typer.Argument(metavar="NAME|FILE")] = None,
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE|-")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    position: Annotated[str | None, typer.Option("--position", metavar="LINE")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal(lang)
    catalogue = terminal.catalogue
    shown = shown_position(catalogue, record, to, position)
    if shown is not None:
        write_picture(terminal, svg or STANDARD_OUTPUT, lambda: shown.picture(catalogue, board))
        return
    if board is None:
        raise InputError("error-missing-field", {"field": "board"})
    boards, known = found_board(board)
    if svg is not None:
        write_picture(terminal, svg, lambda: boards.picture(catalogue, board))
    elif json:
        terminal.data(boards.facts(known) | {"data": boards.data(board)})
    else:
        terminal.say("cli-board-title", board=known.titled(catalogue))
        boards.tell(terminal, known)
        for table in boards.tables(catalogue, board):
            terminal.show(table)


class Shown:
    """A position to be drawn: what those see who only look on, and where it came from."""

    def __init__(self, state: State, names: Sequence[str], field: str) -> None:
        self.state = state
        self.names = names
        self.field = field

    def picture(self, catalogue: Catalogue, board: str | None) -> str:
        """All of it, or the part that lies on a board."""
        from warren.drawing.picture import Picture
        from warren.games.registry import title

        if board is None:
            drawing = title(self.state.game()).part("picture", Picture)
            return drawing.svg(catalogue, self.state, self.names)
        boards, known = found_board(board)
        if not boards.bears(known, self.state):
            raise InputError("error-position-board", {"field": self.field, "board": known.id})
        return boards.position(catalogue, known, self.state, self.names)


def shown_position(
    catalogue: Catalogue, record: Path | None, to: int | None, position: str | None
) -> Shown | None:
    """The position after a line of a record, or that of a line of text."""
    from warren.core.match import replay
    from warren.core.notation import read_line
    from warren.games.registry import game

    if record is not None:
        from warren.cli.files import load_record
        from warren.cli.table.seating import shown_names

        played = load_record(record)
        state = replay(game(played.game), played, to).state.view(None).state
        return Shown(state, shown_names(catalogue, played.names), "--record")
    if position is not None:
        from warren.drawing.picture import seat_names

        data = read_line(position)
        state = game(str(data["game"])).view_from_json(data, None).state
        return Shown(state, seat_names(catalogue, state), "--position")
    return None


def found_board(name: str) -> tuple[Boards, Board]:
    """The board of a name or a file, with those it belongs to."""
    from warren.cli.boards import all_boards

    known: list[str] = []
    for boards in all_boards():
        board = boards.board(name)
        if board is not None:
            return boards, board
        known += [shipped.id for shipped in boards.shipped()]
    raise InputError("error-unknown-board", meant({"field": "board", "value": name}, name, known))


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
