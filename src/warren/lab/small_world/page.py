"""The report as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from warren.arena.plots import Bar, Cell, heat_map, interval_plot
from warren.drawing.palette import DARK, LIGHT, Palette
from warren.lab.small_world import wording
from warren.lab.small_world.interval import Interval
from warren.lab.small_world.report import Line, Report
from warren.lab.small_world.wording import decimal, decimal_range, percent, percent_range
from warren.text.catalogue import Catalogue
from warren.text.names import title

STYLE: Final = """\
:root { color-scheme: light dark; LIGHT }
@media (prefers-color-scheme: dark) { :root { DARK } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper);
  color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
.note { opacity: 0.8; }
.wide { overflow-x: auto; }
svg { display: block; font: 13px system-ui, sans-serif; }
svg.plot { max-width: 100%; min-width: 40rem; height: auto; }
svg text { fill: var(--text); }
.tick, .cell text { text-anchor: middle; font-size: 11px; }
.name { text-anchor: end; }
.slanted { font-size: 12px; }
.grid { stroke: var(--frame); stroke-opacity: 0.25; }
.level { stroke: var(--text); stroke-dasharray: 4 4; stroke-opacity: 0.7; }
.whisker { stroke: var(--frame); stroke-width: 2.5; stroke-linecap: round; }
.dot { fill: var(--frame); }
.marked .whisker { stroke: var(--accent); stroke-width: 4; }
.marked .dot { fill: var(--accent); }
svg .marked .name, svg .marked .value, tr.marked td, tr.marked th { font-weight: 700; }
.warm { fill: var(--warm); }
.cool { fill: var(--cool); }
.pale text { fill-opacity: 0.55; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
thead th { border-bottom: 1px solid var(--frame); }
tbody th { font-weight: 400; }
tr.marked { background: color-mix(in srgb, var(--accent) 18%, transparent); }
"""


def page(catalogue: Catalogue, report: Report) -> str:
    """The whole page, in the language of the catalogue."""
    name = wording.subject_title(catalogue, report)
    head = catalogue.text(f"lab-title-{report.kind}", name=name)
    rivals = catalogue.text("lab-table-races" if report.kind == "race" else "lab-table-powers")
    sections = [
        f"<h1>{escape(head)}</h1>",
        *(paragraph(text) for text in summary(catalogue, report)),
        *section(catalogue, "lab-plot-wins", wins_plot(catalogue, report)),
        *section(catalogue, "lab-plot-score", score_plot(catalogue, report)),
        *section(catalogue, "lab-plot-coins", coins_plot(catalogue, report)),
        f"<h2>{escape(rivals)}</h2>",
        table(catalogue, report, report.kind, report.lines, True),
        *section(catalogue, "lab-plot-partners", partners_plot(catalogue, report)),
        f"<h2>{escape(catalogue.text('lab-table-partners', name=name))}</h2>",
        table(catalogue, report, partner_kind(report), report.partners, False),
        *section(catalogue, "lab-plot-pairs", pairs_map(catalogue, report)),
        f"<h2>{escape(catalogue.text('lab-limits-title'))}</h2>",
        paragraph(catalogue.text("lab-limits")),
    ]
    body = "\n".join(sections)
    return (
        f'<!DOCTYPE html>\n<html lang="{catalogue.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(head)}</title>\n<style>\n{style()}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def style() -> str:
    return STYLE.replace("LIGHT", colours(LIGHT)).replace("DARK", colours(DARK))


def colours(palette: Palette) -> str:
    sea = palette.terrains["sea"]
    return (
        f"--paper: {palette.parchment}; --text: {palette.text}; --frame: {palette.frame}; "
        f"--accent: {palette.accent}; --warm: {palette.token}; --cool: {sea.line};"
    )


def summary(catalogue: Catalogue, report: Report) -> list[str]:
    return [
        f"{wording.set_up(catalogue, report)} {wording.how_picked(catalogue, report)}",
        *wording.findings(catalogue, report),
    ]


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def section(catalogue: Catalogue, id: str, plot: str) -> Iterable[str]:
    yield f"<h2>{escape(catalogue.text(id))}</h2>"
    yield paragraph(catalogue.text(id, "note"), "note")
    yield f'<div class="wide">\n{plot}\n</div>'


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


def table(
    catalogue: Catalogue, report: Report, kind: str, lines: Sequence[Line], field: bool
) -> str:
    heads = wording.heads(catalogue, report, kind)
    parts = ['<div class="wide">\n<table>', table_row("th", heads, "", "thead"), "<tbody>"]
    for line in lines:
        cells = wording.cells(catalogue, report, kind, line)
        parts.append(table_row("td", cells, "marked" if field and line.id == report.id else ""))
    if field:
        parts.append(table_row("td", wording.field_cells(catalogue, report), ""))
    return "\n".join([*parts, "</tbody>\n</table>\n</div>"])


def table_row(tag: str, cells: Sequence[str], kind: str, wrap: str = "") -> str:
    first, *rest = (escape(cell) for cell in cells)
    inner = "".join(f"<{tag}>{cell}</{tag}>" for cell in rest)
    marked = f' class="{kind}"' if kind else ""
    line = f"<tr{marked}><th>{first}</th>{inner}</tr>"
    return f"<{wrap}>{line}</{wrap}>" if wrap else line
