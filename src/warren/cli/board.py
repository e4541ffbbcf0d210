"""`warren board`: the boards that come with the games, and one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.provenance import provenance
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.games.heroes.hexes import Board
    from warren.games.small_world.board_file import BoardSpec

STANDARD_OUTPUT = "-"


@guarded
def list_boards(json: AsJson = False, lang: Lang = None) -> None:
    from warren.cli.hex_board import hex_boards, hex_facts, hex_title
    from warren.cli.small_world.shelf import load_board
    from warren.games.small_world.board_file import SHIPPED

    terminal = Terminal(lang)
    specs = [load_board(name) for name in SHIPPED]
    maps = hex_boards()
    if json:
        told = [facts(spec) for spec in specs] + [hex_facts(found) for found in maps]
        terminal.data({"boards": told})
        return
    table = grid(terminal.text("cli-boards-title"))
    table.add_column(terminal.text("cli-head-name"))
    table.add_column(terminal.text("cli-head-board"))
    for head in ("cli-head-players", "cli-head-regions", "cli-head-rounds"):
        table.add_column(terminal.text(head), justify="right")
    table.add_column(terminal.text("cli-head-provenance"))
    for spec in specs:
        table.add_row(
            spec.id,
            title(terminal, spec),
            str(spec.players) if spec.players else terminal.text("cli-board-any-players"),
            str(len(spec.regions)),
            str(spec.rounds),
            provenance(terminal.catalogue, spec.provenance),
        )
    for found in maps:
        table.add_row(
            found.id,
            hex_title(terminal.catalogue, found.id),
            player_numbers(found),
            str(len(found.names)),
            "",
            provenance(terminal.catalogue, found.provenance),
        )
    terminal.show(table)


def player_numbers(board: Board) -> str:
    from warren.cli.hex_board import HEX_BOARDS

    return ", ".join(str(players) for players in HEX_BOARDS[board.id])


def facts(spec: BoardSpec) -> dict[str, object]:
    return {
        "board": spec.id,
        "title": spec.title,
        "players": spec.players or None,
        "rounds": spec.rounds or None,
        "regions": len(spec.regions),
        "provenance": spec.provenance,
    }


def title(terminal: Terminal, spec: BoardSpec) -> str:
    return spec.title.get(terminal.catalogue.language, spec.id)


@guarded
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    from warren.cli.small_world.shelf import own_board

    terminal = Terminal(lang)
    spec = own_board(file)
    terminal.say("cli-board-correct", board=title(terminal, spec))
    tell_facts(terminal, spec)


@guarded
def show(
    board: Annotated[str, typer.Argument(metavar="NAME|FILE")],
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE|-")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.cli.hex_board import HEX_BOARDS

    terminal = Terminal(lang)
    if board in HEX_BOARDS:
        show_map(terminal, board, svg, (record, to), json)
        return
    if record is not None:
        raise InputError("error-record-board", {"field": "--record", "board": board})
    from warren.cli.small_world.shelf import load_board

    spec = load_board(board)
    if svg is not None:
        from warren.cli.small_world.picture import picture

        write_picture(terminal, svg, lambda: picture(terminal.catalogue, spec))
    elif json:
        terminal.data(facts(spec) | {"data": spec.data})
    else:
        from warren.cli.small_world.ground import spec_table

        terminal.say("cli-board-title", board=title(terminal, spec))
        tell_facts(terminal, spec)
        terminal.show(spec_table(terminal.catalogue, spec))


def show_map(
    terminal: Terminal,
    name: str,
    svg: str | None,
    moment: tuple[Path | None, int | None],
    json: bool,
) -> None:
    """A hex map, or the position of a record on it."""
    from warren.cli.hex_board import hex_facts, hex_picture, hex_title, record_picture
    from warren.games.heroes.deck_file import shipped_board

    found = shipped_board(name)
    file, upto = moment
    if file is not None:
        from warren.cli.files import load_record

        record = load_record(file)
        write_picture(
            terminal,
            svg or STANDARD_OUTPUT,
            lambda: record_picture(terminal.catalogue, name, record, upto),
        )
    elif svg is not None:
        write_picture(terminal, svg, lambda: hex_picture(terminal.catalogue, found))
    elif json:
        data = {"rows": found.rows, "levels": found.levels}
        terminal.data(hex_facts(found) | {"data": data})
    else:
        terminal.say("cli-board-title", board=hex_title(terminal.catalogue, name))
        terminal.say(
            "cli-board-facts",
            regions=len(found.names),
            players=player_numbers(found),
            rounds=terminal.text("cli-board-open-rounds"),
        )
        terminal.say("cli-board-source", source=provenance(terminal.catalogue, found.provenance))
        tell_levels(terminal, found)


def tell_levels(terminal: Terminal, board: Board) -> None:
    """How many tiles of each level are laid out, or drawn from."""
    table = grid(terminal.text("cli-board-levels"))
    table.add_column(terminal.text("cli-head-level"), justify="right")
    table.add_column(terminal.text("cli-head-count"), justify="right")
    for level, count in enumerate(board.levels, 1):
        table.add_row(str(level), str(count))
    terminal.show(table)


def tell_facts(terminal: Terminal, spec: BoardSpec) -> None:
    players = str(spec.players) if spec.players else terminal.text("cli-board-any-players")
    rounds = str(spec.rounds) if spec.rounds else terminal.text("cli-board-usual-rounds")
    terminal.say("cli-board-facts", regions=len(spec.regions), players=players, rounds=rounds)
    terminal.say("cli-board-source", source=provenance(terminal.catalogue, spec.provenance))


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
