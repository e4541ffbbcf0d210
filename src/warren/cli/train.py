"""`warren train`: an evaluation is fitted to games that are played for it."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated, Final, cast

import typer

from warren.cli.files import write_text
from warren.cli.guard import guarded
from warren.cli.options import AsJson, GameKey, Lang, Seed
from warren.cli.simulate import progress
from warren.cli.terminal import Terminal
from warren.core.extras import needs

PARAMETERS: Final = {
    "train games": "cli-help-train-games",
    "train players": "cli-help-train-players",
    "train out": "cli-help-train-out",
    "stray": "cli-help-train-stray",
    "by": "cli-help-train-by",
    "units": "cli-help-train-units",
    "epochs": "cli-help-train-epochs",
}


@guarded
def train(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 2000,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 2,
    seed: Seed = 0,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("training"),
    stray: Annotated[float, typer.Option("--stray", metavar="SHARE")] = 0.1,
    by: Annotated[str, typer.Option("--by", metavar="BOT")] = "greedy",
    units: Annotated[int, typer.Option("--units", metavar="N")] = 8,
    epochs: Annotated[int, typer.Option("--epochs", metavar="N")] = 30,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    with needs("train"):
        from warren.training.fit import fitted
    from warren.training.book import Book
    from warren.training.journal import Journal
    from warren.training.page import page
    from warren.training.plan import Plan

    terminal = Terminal(lang)
    plan = Plan(game, players, games, seed or 0, stray, units, epochs, by)
    book = Book(out / "games.ndjson", plan)
    with progress(terminal, games) as told:
        for done in book.fill():
            told(done)
    journal = Journal(out / "epochs.ndjson")
    model = fitted(plan, book.lessons[:games], journal.add)
    write_text(out / "model.json", json_text(model))
    record = cast("dict[str, float]", model["training"])
    result = terminal.text(
        "train-result",
        folder=str(out),
        games=games,
        positions=int(record["positions"]),
        before=f"{record['loss_before']:.4f}",
        after=f"{record['loss']:.4f}",
    )
    write_text(out / "report.html", page(terminal.catalogue, plan, journal.epochs, result))
    if json:
        terminal.data(model["training"])
        return
    terminal.prose(result)


def json_text(model: dict[str, object]) -> str:
    """A line for each part of a model."""
    parts = [f"{dumps(key)}: {dumps(value)}" for key, value in model.items()]
    return "{" + ",\n".join(parts) + "}\n"
