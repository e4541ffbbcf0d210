"""The report as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from warren.arena.plots import Bar, Cell, heat_map, interval_plot
from warren.lab.interval import Interval
from warren.lab.page import document, paragraph, section, table
from warren.lab.small_world import wording
from warren.lab.small_world.report import Line, Report
from warren.lab.wording import decimal, decimal_range, percent, percent_range
from warren.text.catalogue import Catalogue
from warren.text.names import title


def page(catalogue: Catalogue, report: Report) -> str:
    """The whole page, in the language of the catalogue."""
    name = wording.subject_title(catalogue, report)
    head = catalogue.text(f"lab-title-{report.kind}", name=name)
    rivals = wording.rivals(catalogue, report)
    sections = [
        f"<h1>{escape(head)}</h1>",
        *(paragraph(text) for text in summary(catalogue, report)),
        *section(catalogue, "lab-plot-wins", wins_plot(catalogue, report)),
        *section(catalogue, "lab-plot-score", score_plot(catalogue, report)),
        *section(catalogue, "lab-plot-coins", coins_plot(catalogue, report)),
        f"<h2>{escape(rivals)}</h2>",
        rows(catalogue, report, report.kind, report.lines, True),
        *section(catalogue, "lab-plot-partners", partners_plot(catalogue, report)),
        f"<h2>{escape(catalogue.text('lab-table-partners', name=name))}</h2>",
        rows(catalogue, report, partner_kind(report), report.partners, False),
        *section(catalogue, "lab-plot-pairs", pairs_map(catalogue, report)),
        f"<h2>{escape(catalogue.text('lab-limits-title'))}</h2>",
        paragraph(catalogue.text("lab-limits")),
    ]
    return document(catalogue, head, sections)


def summary(catalogue: Catalogue, report: Report) -> list[str]:
    return [
        f"{wording.set_up(catalogue, report)} {wording.how_picked(catalogue, report)}",
        *wording.findings(catalogue, report),
    ]


def partner_kind(report: Report) -> str:
    return "power" if report.kind == "race" else "race"


def wins_plot(catalogue: Catalogue, report: Report) -> str:
    bars: list[Bar] = []
    for line in report.lines:
        value, span = percent(line.win_share), percent_range(line.win_interval)
        shown = Shown(line.win_share, line.win_interval, value, span)
        bars.append(bar(catalogue, report, report.kind, line, shown))
    return interval_plot(catalogue.text("lab-plot-wins"), bars, report.chance, percent=True)


def score_plot(catalogue: Catalogue, report: Report) -> str:
    bars = [
        bar(catalogue, report, report.kind, line, amount(line.score, line.score_interval))
        for line in report.lines
    ]
    label = catalogue.text("lab-plot-score")
    return interval_plot(label, highest_first(bars), report.field_score.value, percent=False)


def coins_plot(catalogue: Catalogue, report: Report) -> str:
    bars = coins_bars(catalogue, report, report.kind, report.lines)
    label = catalogue.text("lab-plot-coins")
    return interval_plot(label, bars, report.field_coins.value, percent=False)


def partners_plot(catalogue: Catalogue, report: Report) -> str:
    bars = coins_bars(catalogue, report, partner_kind(report), report.partners)
    label = catalogue.text("lab-plot-partners")
    return interval_plot(label, bars, report.subject.coins, percent=False)


def coins_bars(catalogue: Catalogue, report: Report, kind: str, lines: Sequence[Line]) -> list[Bar]:
    return highest_first(
        bar(catalogue, report, kind, line, amount(line.coins, line.coins_interval))
        for line in lines
    )


def highest_first(bars: Iterable[Bar]) -> list[Bar]:
    return sorted(bars, key=lambda bar: (bar.value is None, -(bar.value or 0.0)))


class Shown(NamedTuple):
    """A value with its interval, as numbers and as texts."""

    value: float | None
    interval: Interval | None
    text: str
    span: str


def amount(value: float | None, interval: Interval | None) -> Shown:
    return Shown(value, interval, decimal(value), decimal_range(interval))


def bar(catalogue: Catalogue, report: Report, kind: str, line: Line, shown: Shown) -> Bar:
    name = title(catalogue, kind, line.id)
    hint = catalogue.text("lab-row", name=name, value=shown.text, interval=shown.span)
    marked = kind == report.kind and line.id == report.id
    return Bar(name, shown.value, shown.interval, shown.text, hint, marked)


def pairs_map(catalogue: Catalogue, report: Report) -> str:
    """A row for each of the subject's kind, the subject first."""
    own = [report.id, *(line.id for line in report.lines if line.id != report.id)]
    partners = [line.id for line in report.partners]
    cells = [[pair_cell(catalogue, report, mine, other) for other in partners] for mine in own]
    rows = [(title(catalogue, report.kind, mine), mine == report.id) for mine in own]
    columns = [title(catalogue, partner_kind(report), other) for other in partners]
    return heat_map(catalogue.text("lab-plot-pairs"), rows, columns, cells)


def pair_cell(catalogue: Catalogue, report: Report, mine: str, other: str) -> Cell | None:
    race, power = (mine, other) if report.kind == "race" else (other, mine)
    line = report.pairs.get((race, power))
    if line is None or line.coins is None:
        return None
    hint = catalogue.text(
        "lab-cell",
        race=title(catalogue, "race", race),
        power=title(catalogue, "power", power),
        coins=decimal(line.coins),
        times=line.times,
    )
    return Cell(line.coins, line.times, hint)


def rows(
    catalogue: Catalogue, report: Report, kind: str, lines: Sequence[Line], field: bool
) -> str:
    heads = wording.heads(catalogue, report, kind)
    shown = [wording.cells(catalogue, report, kind, line) for line in lines]
    if not field:
        return table(heads, shown)
    marked = [line.id for line in lines].index(report.id)
    return table(heads, [*shown, wording.field_cells(catalogue, report)], marked)
