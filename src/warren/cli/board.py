"""`warren board`: the boards that come with the games, and one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from warren.games.small_world.board_file import BoardSpec

STANDARD_OUTPUT = "-"
PROVENANCE = {
    "printed board": "cli-board-provenance-printed",
    "own board": "cli-board-provenance-own",
}


@guarded
def list_boards(json: AsJson = False, lang: Lang = None) -> None:
    from warren.cli.small_world.shelf import load_board
    from warren.games.small_world.board_file import SHIPPED

    terminal = Terminal(lang)
    specs = [load_board(name) for name in SHIPPED]
    if json:
        terminal.data({"boards": [facts(spec) for spec in specs]})
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
            str(spec.players),
            str(len(spec.regions)),
            str(spec.rounds),
            provenance(terminal, spec),
        )
    terminal.show(table)


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


def provenance(terminal: Terminal, spec: BoardSpec) -> str:
    known = PROVENANCE.get(spec.provenance)
    return terminal.text(known) if known else spec.provenance


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
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.cli.small_world.shelf import load_board

    terminal = Terminal(lang)
    spec = load_board(board)
    if svg is not None:
        write_picture(terminal, spec, svg)
    elif json:
        terminal.data(facts(spec) | {"data": spec.data})
    else:
        from warren.cli.small_world.ground import spec_table

        terminal.say("cli-board-title", board=title(terminal, spec))
        tell_facts(terminal, spec)
        terminal.show(spec_table(terminal.catalogue, spec))


def tell_facts(terminal: Terminal, spec: BoardSpec) -> None:
    players = str(spec.players) if spec.players else terminal.text("cli-board-any-players")
    rounds = str(spec.rounds) if spec.rounds else terminal.text("cli-board-usual-rounds")
    terminal.say("cli-board-facts", regions=len(spec.regions), players=players, rounds=rounds)
    terminal.say("cli-board-source", source=provenance(terminal, spec))


def write_picture(terminal: Terminal, spec: BoardSpec, target: str) -> None:
    from warren.cli.files import check_writable, write_text

    if target != STANDARD_OUTPUT:
        check_writable(Path(target))
    from warren.cli.small_world.picture import picture

    drawn = picture(terminal.catalogue, spec)
    if target == STANDARD_OUTPUT:
        terminal.line(drawn)
    else:
        write_text(Path(target), drawn + "\n")
        terminal.note("cli-board-drawn", file=target)
