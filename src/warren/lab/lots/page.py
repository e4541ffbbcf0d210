"""The report as one page."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from warren.arena.plots import Bar, interval_plot
from warren.lab.estimate import Estimate
from warren.lab.lot import Lot
from warren.lab.lots import wording
from warren.lab.lots.report import Line, Report
from warren.lab.page import document, paragraph, section, table
from warren.text.catalogue import Catalogue


def page(catalogue: Catalogue, lot: Lot, report: Report) -> str:
    """The whole page, in the language of the catalogue."""
    head = wording.head(catalogue, lot, report)
    rows = [wording.cells(catalogue, lot, report, line) for line in report.lines]
    sections = [
        f"<h1>{escape(head)}</h1>",
        paragraph(" ".join(wording.setting(catalogue, report))),
        *(paragraph(text) for text in wording.findings(catalogue, report)),
        *section(
            catalogue,
            "lab-lots-plot-wins",
            plot(catalogue, lot, report, "lab-lots-plot-wins", wording.more_wins, 100.0),
        ),
        *section(
            catalogue,
            "lab-lots-plot-score",
            plot(catalogue, lot, report, "lab-lots-plot-score", wording.more_score, 1.0),
        ),
        f"<h2>{escape(wording.kind_words(catalogue, report.kind)[0])}</h2>",
        table(wording.heads(catalogue, report), rows, report.lines.index(report.subject)),
        f"<h2>{escape(catalogue.text('lab-limits-title'))}</h2>",
        paragraph(catalogue.text("lab-lots-limits")),
    ]
    return document(catalogue, head, sections)


def plot(
    catalogue: Catalogue,
    lot: Lot,
    report: Report,
    label: str,
    of: Callable[[Line], Estimate],
    scale: float,
) -> str:
    """A row for each thing, with nothing as the line to compare with."""
    bars = [bar(catalogue, lot, report, line, of(line), scale) for line in report.lines]
    ranked = sorted(bars, key=lambda bar: (bar.value is None, -(bar.value or 0.0)))
    return interval_plot(catalogue.text(label), ranked, 0.0, percent=False)


def bar(
    catalogue: Catalogue, lot: Lot, report: Report, line: Line, found: Estimate, scale: float
) -> Bar:
    name = wording.thing(catalogue, lot, line.id)
    value = wording.difference(found, scale)
    span = wording.difference_range(found, scale)
    hint = catalogue.text("lab-row", name=name, value=value, interval=span)
    low, high = found.interval or (0.0, 0.0)
    return Bar(
        name,
        None if found.value is None else scale * found.value,
        None if found.interval is None else (scale * low, scale * high),
        value,
        hint,
        line.id == report.id,
    )
