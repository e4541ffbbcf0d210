"""Numbers and sentences that the terminal and the page share."""

from __future__ import annotations

from typing import Final

from warren.lab.small_world.interval import Interval
from warren.lab.small_world.report import Estimate, Line, Report
from warren.text.catalogue import Catalogue
from warren.text.names import title

NONE: Final = "—"
ENOUGH: Final = 400
"""Games from which on figures of a subject are worth comparing."""


def percent(value: float | None) -> str:
    return NONE if value is None else f"{100 * value:.1f} %"


def rounded(value: float | None) -> str:
    return NONE if value is None else f"{100 * value:.0f} %"


def percent_range(interval: Interval | None) -> str:
    return NONE if interval is None else f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def decimal(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def decimal_range(interval: Interval | None) -> str:
    if interval is None:
        return NONE
    return f"{interval[0]:.1f}–{interval[1]:.1f}".replace("-", "−")


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def signed_range(interval: Interval) -> str:
    return f"{signed(interval[0])} … {signed(interval[1])}"


def subject_title(catalogue: Catalogue, report: Report) -> str:
    return title(catalogue, report.kind, report.id)


def kind_word(catalogue: Catalogue, kind: str) -> str:
    """The head of a column of races or powers."""
    return catalogue.text("cli-head-race" if kind == "race" else "cli-head-power")


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


def compared(catalogue: Catalogue, message: str, found: Estimate, scale: float) -> str:
    if found.value is None or found.interval is None:
        return catalogue.text(message, difference=NONE, interval=NONE, verdict="unknown")
    return catalogue.text(
        message,
        difference=signed(scale * found.value),
        interval=signed_range((scale * found.interval[0], scale * found.interval[1])),
        verdict=found.verdict,
    )


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
