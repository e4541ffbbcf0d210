"""`warren load`: what a table server on this machine carries."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Final, TypeVar

import typer

from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.extras import needs
from warren.games.registry import games, title, usual_key

PARAMETERS: Final = {
    "tables": "cli-help-option-load-tables",
    "viewers": "cli-help-option-load-viewers",
}
CALM_PAUSE: Final = 0.2
REFRESH: Final = 2
"""Drawing the bar more often would be part of what is measured."""
T = TypeVar("T")
Row = tuple[str, str, str, bool]
Phase = Callable[[Callable[[float], None]], Awaitable[T]]


@guarded
def load(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    tables: Annotated[int, typer.Option("--tables", min=1)] = 64,
    viewers: Annotated[int, typer.Option("--viewers", min=1)] = 2_000,
    seconds: Annotated[float, typer.Option("--seconds", min=1)] = 20.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Start a server on SQLite, put it under load from this process, and tell the figures.

    With games, only how their moves compare to those of the usual one.
    """
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from warren.cli.grid import grid

    with needs("server"):
        from msgspec import to_builtins
        from uvicorn.loops.auto import auto_loop_factory

        from warren.load.node import Node
        from warren.load.phases import Moves, as_quick, busy_bots, moves, open_tables, turns
        from warren.load.phases import viewers as watching
        from warren.load.report import Comparison, Report, told
    terminal = Terminal(lang)
    compared = [key for key in dict.fromkeys(game or ()) if title(key).key != usual_key()]
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeElapsedColumn(),
        console=terminal.console(error=True),
        refresh_per_second=REFRESH,
    )

    def run(id: str, phase: Phase[T]) -> T:
        task = bar.add_task(terminal.text(id), total=1.0)
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            return runner.run(_awaited(phase(lambda done: bar.update(task, completed=done))))

    async def beside(node: Node, told: Callable[[float], None]) -> Moves:
        bots = asyncio.create_task(busy_bots(node, 8))
        try:
            return await moves(node, tables, seconds, CALM_PAUSE, told)
        finally:
            bots.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await bots

    async def others_moves(node: Node, key: str, told: Callable[[float], None]) -> Moves:
        return await moves(node, tables, seconds, 0.0, told, key)

    def compare() -> None:
        keys = [usual_key(), *compared]
        with bar, Node() as node:
            found = run("load-moves", lambda told: turns(node, keys, tables, seconds, told))
            usual = found.pop(usual_key())
            matched = {
                key: run(
                    "load-equal",
                    partial(as_quick, node, key, tables, seconds, other, usual.p99),
                )
                for key, other in found.items()
            }
        comparison = Comparison(usual=usual, others=found, matched=matched)
        if json:
            terminal.data(to_builtins(comparison))
            return
        rows = [(usual_key(), told(usual), "", True), *comparison.rows()]
        show(rows, equals=comparison.equals())

    def show(
        compared: list[Row],
        rows: list[Row] | None = None,
        equals: Sequence[tuple[str, int, str, str, bool]] = (),
    ) -> None:
        table = grid(terminal.text("load-title", tables=tables))
        for id in ("load-head-what", "load-head-figure", "load-head-aim", "load-head-reached"):
            left = id == "load-head-what"
            table.add_column(terminal.text(id), justify="left" if left else "right")
        for id, figure, aim, reached in rows or []:
            table.add_row(terminal.text(id), figure, aim, _sign(aim, reached))
        for key, figure, aim, reached in compared:
            what = terminal.text("load-game", game=terminal.text(f"game-{key}"))
            table.add_row(what, figure, aim, _sign(aim, reached))
        for key, count, figure, aim, reached in equals:
            name = terminal.text(f"game-{key}")
            what = terminal.text("load-equal-game", game=name, tables=count)
            table.add_row(what, figure, aim, _sign(aim, reached))
        terminal.show(table)

    if game:
        compare()
        return
    with bar:
        with Node() as node:
            full = run("load-moves", lambda told: moves(node, tables, seconds, 0.0, told))
        others: dict[str, Moves] = {}
        for key in [one.key for one in games() if one.key != usual_key()]:
            with Node() as node:
                others[key] = run("load-moves", partial(others_moves, node, key))
        with Node() as node:
            calm = run("load-calm", lambda told: moves(node, tables, seconds, CALM_PAUSE, told))
            bots = run("load-bots", lambda told: beside(node, told))
        with Node() as node:
            opened = run("load-table-memory", lambda told: open_tables(node, 500, told))
        with Node() as node:
            watched = run("load-viewer-memory", lambda told: watching(node, viewers, told))
    report = Report(
        tables=tables,
        full=full,
        others=others,
        calm=calm,
        with_bots=bots,
        open_tables=opened,
        viewers=watched,
    )
    if json:
        terminal.data(to_builtins(report))
        return
    show(report.compared().rows(), report.rows())


def _sign(aim: str, reached: bool) -> str:
    return ("✓" if reached else "✗") if aim else ""


async def _awaited(phase: Awaitable[T]) -> T:
    return await phase
