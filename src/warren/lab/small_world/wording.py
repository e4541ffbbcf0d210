"""Numbers and sentences that the terminal and the page share."""

from __future__ import annotations

from warren.lab.small_world.report import Line, Report
from warren.lab.wording import (
    ENOUGH,
    compared,
    decimal,
    decimal_range,
    percent,
    percent_range,
    rounded,
)
from warren.text.catalogue import Catalogue
from warren.text.names import title


def subject_title(catalogue: Catalogue, report: Report) -> str:
    return title(catalogue, report.kind, report.id)


def kind_word(catalogue: Catalogue, kind: str) -> str:
    """The head of a column of races or powers."""
    return catalogue.text("cli-head-race" if kind == "race" else "cli-head-power")


def rivals(catalogue: Catalogue, report: Report) -> str:
    """All of the subject's kind."""
    return catalogue.text("lab-table-races" if report.kind == "race" else "lab-table-powers")


def set_up(catalogue: Catalogue, report: Report) -> str:
    """How many games were played, and how."""
    return catalogue.text(
        "lab-setup", games=report.games, players=report.players, bot=report.bot, seed=report.seed
    )


def how_picked(catalogue: Catalogue, report: Report) -> str:
    return catalogue.text("lab-picks-chosen" if report.tells_taken else "lab-picks-dealt")


def findings(catalogue: Catalogue, report: Report) -> list[str]:
    """How the subject differs from the field, and whether that rests on too little."""
    small = [catalogue.text("lab-small", enough=ENOUGH)] if report.games < ENOUGH else []
    return [
        *small,
        compared(catalogue, "lab-wins-compared", report.more_wins, 100.0),
        compared(catalogue, "lab-score-compared", report.more_score, 1.0),
        compared(catalogue, "lab-coins-compared", report.more_coins, 1.0),
    ]


def heads(catalogue: Catalogue, report: Report, kind: str) -> list[str]:
    """The heads of a table of races or powers; the first column is the name."""
    taken = [catalogue.text("lab-head-taken")] if report.tells_taken else []
    interval = catalogue.text("lab-head-interval")
    return [
        kind_word(catalogue, kind),
        catalogue.text("lab-head-times"),
        *taken,
        catalogue.text("lab-head-wins"),
        interval,
        catalogue.text("lab-head-score"),
        catalogue.text("lab-head-coins"),
        interval,
        catalogue.text("lab-head-turns"),
    ]


def cells(catalogue: Catalogue, report: Report, kind: str, line: Line) -> list[str]:
    """One row under these heads."""
    share = line.times / line.shown if line.shown else None
    return [
        title(catalogue, kind, line.id),
        str(line.times),
        *([rounded(share)] if report.tells_taken else []),
        percent(line.win_share),
        percent_range(line.win_interval),
        decimal(line.score),
        decimal(line.coins),
        decimal_range(line.coins_interval),
        decimal(line.turns),
    ]


def field_cells(catalogue: Catalogue, report: Report) -> list[str]:
    """The row of all others together."""
    times = sum(line.times for line in report.lines if line.id != report.id)
    return [
        catalogue.text("lab-field"),
        str(times),
        *([""] if report.tells_taken else []),
        percent(report.field_wins.value),
        percent_range(report.field_wins.interval),
        decimal(report.field_score.value),
        decimal(report.field_coins.value),
        decimal_range(report.field_coins.interval),
        "",
    ]
