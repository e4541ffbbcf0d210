"""`warren simulate`: bots play many games."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.extension import Extended, Given, table_options
from warren.cli.faults import keeping
from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Budget, GameKey, Lang, Seed, TableOptions
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Generator

    from rich.table import Table

    from warren.arena.report import Report, Standing
    from warren.arena.simulation import Progress


@guarded
@Extended
def simulate(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    players: Annotated[str, typer.Option("--players", metavar="BOT,BOT…")] = "greedy,random",
    seed: Seed = 0,
    workers: Annotated[int, typer.Option("--workers", metavar="K")] = 1,
    budget: Budget = None,
    *,
    own: Given,
    option: TableOptions = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER")] = None,
    clock: Annotated[float | None, typer.Option("--clock", metavar="SECONDS")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.arena import simulation
    from warren.bots.registry import budgeted
    from warren.games import registry

    terminal = Terminal(lang)
    names = [budgeted(name.strip(), budget) for name in players.split(",")]
    options = table_options(terminal, game, own, option)
    folder = "" if records is None else str(records)
    with progress(terminal, games) as told, keeping(folder):
        report = simulation.simulate(
            game, names, games, seed or 0, workers, options, "rotate", told, folder, clock
        )
    if json:
        terminal.data(report.to_json())
        return
    terminal.speak_of(registry.game(game).new_state(len(names), options))
    for table in tables(terminal, report):
        terminal.show(table)
    low, high = report.rounds_interval
    terminal.say(
        "cli-simulate-rounds",
        rounds=f"{report.mean_rounds:.1f}",
        interval=f"{low:.1f}–{high:.1f}",
    )
    for name, thought in report.thinking.items():
        terminal.say(
            "cli-simulate-thinking",
            bot=name,
            mean=milliseconds(thought.mean()),
            slowest=milliseconds(thought.slowest),
        )
    terminal.say("cli-simulate-rate", rate=f"{report.games_per_second:.1f}")
    terminal.say("cli-simulate-speed", rate=f"{report.decisions_per_second:.0f}")


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2f}" if seconds < 0.1 else f"{1000 * seconds:.0f}"


@contextmanager
def progress(terminal: Terminal, games: int) -> Generator[Progress]:
    """A bar with the rate and the time left, on standard error."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = terminal.console(error=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(terminal.text("cli-simulate-progress"), total=games, rate="")

        def told(done: int) -> None:
            elapsed = bar.tasks[0].elapsed or 0.0
            rate = f"{done / elapsed:.1f}" if elapsed else "…"
            shown = terminal.text("cli-simulate-rate", rate=rate)
            bar.update(task, completed=done, rate=shown)

        yield told


def tables(terminal: Terminal, report: Report) -> Iterable[Table]:
    """Standings by bot, by seat, and by what the seats picked."""
    from warren.facts.picks import Facts
    from warren.games.registry import title
    from warren.text.names import title as thing

    text = terminal.text
    facts = title(report.game).part("facts", Facts)
    yield standings(
        terminal,
        text("cli-simulate-by-bot"),
        text("cli-head-bot"),
        (text("cli-head-games"), text(facts.mean)),
        report.bots.items(),
    )
    yield standings(
        terminal,
        text("cli-simulate-by-seat"),
        text("cli-head-seat"),
        (text("cli-head-games"), text(facts.mean)),
        ((str(seat + 1), found) for seat, found in enumerate(report.by_seat)),
    )
    kinds = facts.kinds()
    for category, found in report.picks.items():
        best = sorted(found.items(), key=lambda entry: -entry[1].win_share)
        yield standings(
            terminal,
            worded(terminal, f"cli-simulate-by-{category}", category),
            worded(terminal, f"cli-head-{kinds[category]}", kinds[category]),
            (text(facts.times), text(facts.mean)),
            (
                (thing(terminal.catalogue, kinds[category], name), standing)
                for name, standing in best
            ),
        )


def worded(terminal: Terminal, id: str, plain: str) -> str:
    """A head; what a title from outside counts may have no message for it."""
    return terminal.text(id) if terminal.catalogue.has(id) else plain


def standings(
    terminal: Terminal,
    title: str,
    head: str,
    ends: tuple[str, str],
    found: Iterable[tuple[str, Standing]],
) -> Table:
    """`ends` head the first and the last number: how often, and how high the mean score is."""
    table = grid(title)
    table.add_column(head)
    for column in (
        ends[0],
        terminal.text("cli-head-win-share"),
        terminal.text("cli-head-interval"),
        ends[1],
    ):
        table.add_column(column, justify="right")
    for name, standing in found:
        low, high = standing.interval
        table.add_row(
            name,
            str(standing.times),
            f"{100 * standing.win_share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{standing.mean_coins:.1f}",
        )
    return table
