"""`warren lab`: what the parts of a game are worth."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.extension import Extended, Given, arguments_of, prepare, table_options
from warren.cli.files import check_writable, write_text
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang, Seed, TableOptions
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Generator

    from rich.table import Table

    from warren.lab.running import Budget, Progress
    from warren.lab.study import Answer, Sheet, Study

PARAMETERS: Final = {
    "kind": "cli-help-lab-kind",
    "id": "cli-help-lab-id",
    "minutes": "cli-help-lab-minutes",
    "bot": "cli-help-lab-bot",
    "picks": "cli-help-lab-picks",
    "html": "cli-help-lab-html",
    "lab game": "cli-help-lab-game",
    "lab games": "cli-help-lab-games",
    "lab players": "cli-help-option-count",
    "lab workers": "cli-help-lab-workers",
}


@guarded
@Extended
def lab(
    kind: Annotated[str, typer.Argument(metavar="KIND")],
    id: Annotated[str, typer.Argument(metavar="ID")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N")] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", metavar="M")] = None,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 2,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "greedy",
    picks: Annotated[str, typer.Option("--picks", metavar="dealt|chosen")] = "dealt",
    seed: Seed = 0,
    workers: Annotated[int | None, typer.Option("--workers", metavar="K")] = None,
    *,
    own: Given,
    option: TableOptions = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.lab.lab import lab_for
    from warren.lab.running import Budget
    from warren.lab.setting import Setting

    terminal = Terminal(lang)
    prepare(terminal, own)
    measuring = lab_for(kind, game)
    key = measuring.title.key
    options = table_options(terminal, key, of_table(own), option)
    study = measuring.study(Setting(key, kind, id, players, options, bot, picks, seed or 0))
    if html is not None:
        check_writable(html)
    answer = measured(terminal, study, Budget(games, minutes), workers)
    terminal.speak_of(study.table())
    if html is not None:
        write_text(html, answer.page(terminal.catalogue))
    if json:
        terminal.data(answer.to_json())
        return
    show(terminal, answer)
    if html is not None:
        terminal.say("lab-page", file=str(html))


def of_table(own: Given) -> Given:
    """What sets something of the table; the rest has only to be there."""
    names = {argument.name for argument in arguments_of("lab") if argument.of_table}
    return {name: value for name, value in own.items() if name in names}


def measured(terminal: Terminal, study: Study, budget: Budget, workers: int | None) -> Answer:
    """The games, in as many processes as there are cores unless the host says otherwise."""
    used = (os.cpu_count() or 1) if workers is None else workers
    with progress(terminal, budget) as told:
        return study.answer(budget, used, told)


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


def show(terminal: Terminal, answer: Answer) -> None:
    """The tables, then what they say."""
    catalogue = terminal.catalogue
    terminal.line(answer.title(catalogue))
    for sentence in answer.setting(catalogue):
        terminal.line(sentence)
    for sheet in answer.sheets(catalogue):
        terminal.show(lines(sheet))
    for sentence in answer.findings(catalogue):
        terminal.line(sentence)


def lines(sheet: Sheet) -> Table:
    """A table; one row may stand out."""
    table = grid(sheet.title)
    table.add_column(sheet.heads[0])
    for head in sheet.heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    for number, row in enumerate(sheet.rows):
        marked = number == sheet.marked
        first = f"▸ {row[0]}" if marked else row[0]
        table.add_row(first, *row[1:], style="bold" if marked else None)
    return table
