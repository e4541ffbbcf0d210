"""The results of an arena as one page that needs nothing else but the records beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from warren.arena.plots import Bar, interval_plot
from warren.arena.results import Results
from warren.arena.wording import entrant_cells, entrant_heads, faulty, meeting_line, set_up
from warren.drawing.palette import DARK, LIGHT, Palette
from warren.text.catalogue import Catalogue

STYLE: Final = """\
:root { color-scheme: light dark; LIGHT }
@media (prefers-color-scheme: dark) { :root { DARK } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper);
  color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
a { color: inherit; }
.wide { overflow-x: auto; }
svg { display: block; font: 13px system-ui, sans-serif; }
svg.plot { max-width: 100%; min-width: 40rem; height: auto; }
svg text { fill: var(--text); }
.tick { text-anchor: middle; font-size: 11px; }
.name { text-anchor: end; }
.grid { stroke: var(--frame); stroke-opacity: 0.25; }
.level { stroke: var(--text); stroke-dasharray: 4 4; stroke-opacity: 0.7; }
.whisker { stroke: var(--frame); stroke-width: 2.5; stroke-linecap: round; }
.dot { fill: var(--frame); }
.curve { fill: none; stroke: var(--frame); stroke-width: 2; stroke-dasharray: 6 3; }
.marked .curve { stroke: var(--text); stroke-dasharray: none; }
.marked .value { font-weight: 700; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
thead th { border-bottom: 1px solid var(--frame); }
tbody th { font-weight: 400; }
pre { overflow-x: auto; }
"""


def page(catalogue: Catalogue, found: Results, records: str) -> str:
    """The whole page, in the language of the catalogue; `records` is the folder of the records."""
    head = catalogue.text("arena-title", game=found.event.game)
    sections = [
        f"<h1>{escape(head)}</h1>",
        f"<p>{escape(set_up(catalogue, found))}</p>",
        table(entrant_heads(catalogue), entrant_cells(found)),
        section(catalogue, "arena-wins", win_plot(catalogue, found)),
        section(catalogue, "arena-elo", elo_plot(catalogue, found)),
        f"<h2>{escape(catalogue.text('arena-meetings'))}</h2>",
        *(f"<p>{escape(meeting_line(catalogue, one))}</p>" for one in found.meetings),
        *faults(catalogue, found, records),
        *links(catalogue, found, records),
    ]
    return document(catalogue, head, sections)


def document(catalogue: Catalogue, head: str, sections: Iterable[str]) -> str:
    """A page of sections, in the language of the catalogue."""
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
    return f"--paper: {palette.parchment}; --text: {palette.text}; --frame: {palette.frame};"


def section(catalogue: Catalogue, id: str, plot: str) -> str:
    return f'<h2>{escape(catalogue.text(id))}</h2>\n<div class="wide">\n{plot}\n</div>'


def win_plot(catalogue: Catalogue, found: Results) -> str:
    bars = [
        Bar(one.name, one.win_share, one.interval, f"{100 * one.win_share:.1f} %", one.name)
        for one in found.entrants
    ]
    even = 1 / found.event.players
    return interval_plot(catalogue.text("arena-wins"), bars, even, percent=True)


def elo_plot(catalogue: Catalogue, found: Results) -> str:
    bars = [
        Bar(one.name, one.rating.elo, one.rating.interval, f"{one.rating.elo:.0f}", one.name)
        for one in found.entrants
    ]
    return interval_plot(catalogue.text("arena-elo"), bars, None, percent=False)


def faults(catalogue: Catalogue, found: Results, records: str) -> Iterable[str]:
    """Every game that a bot lost by its own fault, with its trace and its record."""
    broken = found.faults()
    if broken:
        yield f"<h2>{escape(catalogue.text('arena-faults'))}</h2>"
    for row in broken:
        assert row.fault is not None
        yield f"<p>{escape(faulty(catalogue, found, row))} {link(row.record, records)}</p>"
        if row.fault.trace:
            yield f"<pre>{escape(row.fault.trace)}</pre>"


def links(catalogue: Catalogue, found: Results, records: str) -> Iterable[str]:
    """The games that can be replayed."""
    kept = [row for row in found.rows if row.record]
    if kept:
        yield f"<h2>{escape(catalogue.text('arena-records'))}</h2>"
        yield f"<p>{escape(catalogue.text('arena-replay'))} <code>warren replay FILE</code></p>"
        yield "<ul>"
    for row in kept:
        pairs = zip(row.bots, row.scores, strict=True)
        told = ", ".join(f"{found.names[bot]} {score}" for bot, score in pairs)
        yield f"<li>{link(row.record, records)} {escape(told)}</li>"
    if kept:
        yield "</ul>"


def link(record: str, records: str) -> str:
    return f'<a href="{escape(records)}/{escape(record)}">{escape(record)}</a>' if record else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(
        [
            '<div class="wide">\n<table>',
            f"<thead>{line('th', heads)}</thead>",
            "<tbody>",
            *(line("td", row) for row in rows),
            "</tbody>\n</table>\n</div>",
        ]
    )


def line(tag: str, cells: Sequence[str]) -> str:
    first, *rest = (escape(cell) for cell in cells)
    return f"<tr><th>{first}</th>{''.join(f'<{tag}>{cell}</{tag}>' for cell in rest)}</tr>"
