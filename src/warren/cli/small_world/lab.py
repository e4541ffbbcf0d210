"""`warren lab`: what a race or a power is worth."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.extension import table_options
from warren.cli.files import check_writable, write_text
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang, Seed, TableOptions
from warren.cli.small_world.packs import installed
from warren.cli.terminal import Terminal
from warren.games.small_world.meta import KEY

if TYPE_CHECKING:
    from collections.abc import Generator

    from rich.table import Table

    from warren.lab.small_world.experiment import Budget, Experiment, Progress
    from warren.lab.small_world.report import Report
    from warren.lab.small_world.tally import Findings


@guarded
def lab(
    kind: Annotated[str, typer.Argument(metavar="race|power")],
    id: Annotated[str, typer.Argument(metavar="ID")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = KEY,
    games: Annotated[int | None, typer.Option("--games", metavar="N")] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", metavar="M")] = None,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 2,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "greedy",
    picks: Annotated[str, typer.Option("--picks", metavar="dealt|chosen")] = "dealt",
    seed: Seed = 0,
    workers: Annotated[int | None, typer.Option("--workers", metavar="K")] = None,
    board: Annotated[str | None, typer.Option("--board", metavar="NAME|FILE")] = None,
    option: TableOptions = None,
    packs: Annotated[Path | None, typer.Option("--packs", metavar="FOLDER")] = None,
    allow_code: Annotated[bool, typer.Option("--allow-code")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.lab.small_world.experiment import Budget, Experiment
    from warren.lab.small_world.page import page
    from warren.lab.small_world.report import report
    from warren.lab.small_world.subject import subject

    terminal = Terminal(lang)
    installed(terminal, packs, allow_code)
    options = table_options(terminal, game, {"board": board}, option)
    experiment = Experiment(subject(id, kind, game, players, options), bot, picks, seed or 0)
    if html is not None:
        check_writable(html)
    found = report(experiment, measured(terminal, experiment, Budget(games, minutes), workers))
    terminal.speak_of(experiment.subject.table())
    if html is not None:
        write_text(html, page(terminal.catalogue, found))
    if json:
        terminal.data(found.to_json())
        return
    show(terminal, found)
    if html is not None:
        terminal.say("lab-page", file=str(html))


def measured(
    terminal: Terminal, experiment: Experiment, budget: Budget, workers: int | None
) -> Findings:
    """The games, in as many processes as there are cores unless the host says otherwise."""
    from warren.lab.small_world.experiment import run

    used = (os.cpu_count() or 1) if workers is None else workers
    with progress(terminal, budget) as told:
        return run(experiment, budget, used, told)


@contextmanager
def progress(terminal: Terminal, budget: Budget) -> Generator[Progress]:
    """A bar over the games or, where only time is limited, over the seconds."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = terminal.console(error=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[done]}"),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(terminal.text("cli-simulate-progress"), total=1.0, done="", rate="")

        def told(done: int) -> None:
            elapsed = bar.tasks[0].elapsed or 0.0
            rate = f"{done / elapsed:.1f}" if elapsed else "…"
            shown = terminal.text("cli-simulate-rate", rate=rate)
            bar.update(task, completed=budget.spent(done, elapsed), done=str(done), rate=shown)

        yield told


def show(terminal: Terminal, report: Report) -> None:
    """Tables of all of the subject's kind and of its pairings, then what they say."""
    from warren.lab.small_world import wording

    catalogue = terminal.catalogue
    name = wording.subject_title(catalogue, report)
    partners = "power" if report.kind == "race" else "race"
    terminal.say(f"lab-title-{report.kind}", name=name)
    terminal.line(wording.set_up(catalogue, report))
    terminal.line(wording.how_picked(catalogue, report))
    rivals = terminal.text("lab-table-races" if report.kind == "race" else "lab-table-powers")
    rows = [
        *(wording.cells(catalogue, report, report.kind, line) for line in report.lines),
        wording.field_cells(catalogue, report),
    ]
    marked = [line.id for line in report.lines].index(report.id)
    terminal.show(lines(rivals, wording.heads(catalogue, report, report.kind), rows, marked))
    pairings = terminal.text("lab-table-partners", name=name)
    rows = [wording.cells(catalogue, report, partners, line) for line in report.partners]
    terminal.show(lines(pairings, wording.heads(catalogue, report, partners), rows, None))
    for sentence in wording.findings(catalogue, report):
        terminal.line(sentence)


def lines(
    title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], marked: int | None
) -> Table:
    """A table; one row may stand out."""
    table = grid(title)
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    for number, row in enumerate(rows):
        first = f"▸ {row[0]}" if number == marked else row[0]
        table.add_row(first, *row[1:], style="bold" if number == marked else None)
    return table
