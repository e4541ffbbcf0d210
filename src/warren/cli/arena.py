"""`warren arena`: which of some bots is the strongest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.extension import Extended, Given, table_options
from warren.cli.files import write_text
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Budget, GameKey, Lang, Seed, TableOptions
from warren.cli.simulate import progress
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from warren.arena.results import Results

PARAMETERS: Final = {
    "arena bots": "cli-help-arena-bots",
    "arena games": "cli-help-arena-games",
    "arena players": "cli-help-arena-players",
    "out": "cli-help-arena-out",
    "arena clock": "cli-help-arena-clock",
    "memory": "cli-help-arena-memory",
    "all_games": "cli-help-arena-all",
    "arena records": "cli-help-arena-records",
    "ray": "cli-help-arena-ray",
}
RECORDS: Final = "records"


@guarded
@Extended
def arena(
    game: GameKey,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT…")] = "greedy,random",
    games: Annotated[int, typer.Option("--games", metavar="N")] = 400,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 2,
    seed: Seed = 0,
    workers: Annotated[int, typer.Option("--workers", metavar="K")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
    records: Annotated[int, typer.Option("--records", metavar="N")] = 100,
    clock: Annotated[float, typer.Option("--clock", metavar="SECONDS")] = 10.0,
    budget: Budget = None,
    memory: Annotated[int, typer.Option("--memory", metavar="MB")] = 1024,
    all_games: Annotated[bool, typer.Option("--all-games")] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    *,
    own: Given,
    option: TableOptions = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.arena.deals import Event
    from warren.arena.simulation import make_folder
    from warren.arena.tournament import check, run
    from warren.bots.registry import budgeted

    terminal = Terminal(lang)
    options = table_options(terminal, game, own, option)
    folder = "" if out is None else str(out / RECORDS)
    entrants = tuple(budgeted(name.strip(), budget) for name in bots.split(","))
    event = Event(game, entrants, players, options, seed or 0, clock, memory, folder, records)
    check(event, games, workers)
    if out is not None:
        make_folder(out / RECORDS)
    ledger = None if out is None else out / "games.ndjson"
    with progress(terminal, event.pairings(games)[-1].first + players) as told:
        found = run(event, games, workers, ledger, not all_games, told, ray)
    if out is not None:
        write(terminal, found, out)
    if json:
        terminal.data(found.to_json())
        return
    show(terminal, found)
    if out is not None:
        terminal.say("arena-written", folder=str(out))


def write(terminal: Terminal, found: Results, folder: Path) -> None:
    """The games as a table, as Parquet too where that can be written, and the page."""
    from warren.arena.page import page
    from warren.arena.sheet import COLUMNS, rows
    from warren.export import table

    table.write(folder / "games.csv", COLUMNS, [rows(found)])
    if table.has_parquet():
        table.write(folder / "games.parquet", COLUMNS, [rows(found)])
    write_text(folder / "report.html", page(terminal.catalogue, found, RECORDS))


def show(terminal: Terminal, found: Results) -> None:
    from warren.arena import wording

    catalogue = terminal.catalogue
    terminal.line(wording.set_up(catalogue, found))
    first, *rest = wording.entrant_heads(catalogue)
    table = grid()
    table.add_column(first)
    for head in rest:
        table.add_column(head, justify="right")
    for row in wording.entrant_cells(found):
        table.add_row(*row)
    terminal.show(table)
    for meeting in found.meetings:
        terminal.line(wording.meeting_line(catalogue, meeting))
    for broken in found.faults():
        terminal.line(wording.faulty(catalogue, found, broken))
