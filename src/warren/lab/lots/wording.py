"""Sentences and rows that the terminal and the page share."""

from __future__ import annotations

from warren.lab.estimate import Estimate
from warren.lab.lot import Lot
from warren.lab.lots.report import Line, Report
from warren.lab.wording import (
    ENOUGH,
    NONE,
    compared,
    percent,
    rounded,
    signed,
    signed_range,
)
from warren.text.catalogue import Catalogue
from warren.text.names import capitalised, title


def thing(catalogue: Catalogue, lot: Lot, id: str) -> str:
    return capitalised(title(catalogue, lot.name, id))


def head(catalogue: Catalogue, lot: Lot, report: Report) -> str:
    return catalogue.text("lab-lots-title", name=thing(catalogue, lot, report.id))


def kind_words(catalogue: Catalogue, kind: str) -> tuple[str, str]:
    """All of a kind, and one; a kind without words of its own goes by its key."""
    id = f"lab-kind-{kind}"
    if not catalogue.has(id):
        return kind, kind
    return catalogue.text(id), catalogue.text(id, "one")


def setting(catalogue: Catalogue, report: Report) -> list[str]:
    """What was played, and how it was measured."""
    played = catalogue.text(
        "lab-lots-setup",
        games=report.games,
        players=report.players,
        bot=report.bot,
        seed=report.seed,
    )
    return [played, catalogue.text(f"lab-lots-{report.method}")]


def findings(catalogue: Catalogue, report: Report) -> list[str]:
    """How those who got the subject differ, and whether that rests on too little."""
    found = report.subject
    small = [catalogue.text("lab-lots-small", enough=ENOUGH)] if found.times < ENOUGH else []
    return [
        *small,
        compared(catalogue, "lab-lots-wins", more_wins(found), 100.0),
        compared(catalogue, "lab-lots-score", more_score(found), 1.0),
    ]


def more_wins(line: Line) -> Estimate:
    return Estimate(line.more_wins, line.more_wins_interval)


def more_score(line: Line) -> Estimate:
    return Estimate(line.more_score, line.more_score_interval)


def heads(catalogue: Catalogue, report: Report) -> list[str]:
    """The heads of the table; the first column is the name."""
    taken = [catalogue.text("lab-head-taken")] if report.tells_taken else []
    interval = catalogue.text("lab-head-interval")
    return [
        kind_words(catalogue, report.kind)[1],
        catalogue.text("lab-head-times"),
        *taken,
        catalogue.text("lab-head-wins"),
        catalogue.text("lab-head-others"),
        catalogue.text("lab-head-difference"),
        interval,
        catalogue.text("lab-head-score"),
        catalogue.text("lab-head-difference"),
        interval,
    ]


def cells(catalogue: Catalogue, lot: Lot, report: Report, line: Line) -> list[str]:
    """One row under these heads."""
    wins, score = more_wins(line), more_score(line)
    taken = line.times / line.offered if line.offered else None
    return [
        thing(catalogue, lot, line.id),
        str(line.times),
        *([rounded(taken)] if report.tells_taken else []),
        percent(line.win_share),
        percent(line.field_wins),
        difference(wins, 100.0),
        difference_range(wins, 100.0),
        NONE if line.score is None else f"{line.score:.1f}".replace("-", "−"),
        difference(score, 1.0),
        difference_range(score, 1.0),
    ]


def difference(found: Estimate, scale: float) -> str:
    return NONE if found.value is None else signed(scale * found.value)


def difference_range(found: Estimate, scale: float) -> str:
    if found.interval is None:
        return NONE
    return signed_range((scale * found.interval[0], scale * found.interval[1]))
