"""Pages that need nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from warren.drawing.palette import DARK, LIGHT, Palette
from warren.text.catalogue import Catalogue

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
    sea = palette.terrains["sea"]
    return (
        f"--paper: {palette.parchment}; --text: {palette.text}; --frame: {palette.frame}; "
        f"--accent: {palette.accent}; --warm: {palette.token}; --cool: {sea.line};"
    )


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def section(catalogue: Catalogue, id: str, plot: str) -> Iterable[str]:
    yield f"<h2>{escape(catalogue.text(id))}</h2>"
    yield paragraph(catalogue.text(id, "note"), "note")
    yield f'<div class="wide">\n{plot}\n</div>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], marked: int | None = None) -> str:
    """A table; one row may stand out."""
    parts = ['<div class="wide">\n<table>', table_row("th", heads, "", "thead"), "<tbody>"]
    for number, cells in enumerate(rows):
        parts.append(table_row("td", cells, "marked" if number == marked else ""))
    return "\n".join([*parts, "</tbody>\n</table>\n</div>"])


def table_row(tag: str, cells: Sequence[str], kind: str, wrap: str = "") -> str:
    first, *rest = (escape(cell) for cell in cells)
    inner = "".join(f"<{tag}>{cell}</{tag}>" for cell in rest)
    marked = f' class="{kind}"' if kind else ""
    line = f"<tr{marked}><th>{first}</th>{inner}</tr>"
    return f"<{wrap}>{line}</{wrap}>" if wrap else line
