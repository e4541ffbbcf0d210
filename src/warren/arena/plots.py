"""Plots as inline SVG; colours come from the style of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

Interval = tuple[float, float]
WIDTH: Final = 760
LEFT: Final = 160
RIGHT: Final = 130
ROW: Final = 24
TOP: Final = 8
BOTTOM: Final = 26
DOT: Final = 4.5

CELL: Final = 36
CELL_HEIGHT: Final = 24
SLANT: Final = 110
TAIL: Final = 60
FEW: Final = 5
WIDEST: Final = 1.5


@dataclass(frozen=True)
class Bar:
    """A value with its interval, in one row of a plot."""

    name: str
    value: float | None
    interval: Interval | None
    text: str
    hint: str
    marked: bool = False


@dataclass(frozen=True)
class Cell:
    """A mean of a heat map and how many numbers it rests on."""

    mean: float
    times: int
    hint: str


def steps(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers that cover a range."""
    rough = max(high - low, 1e-9) / most
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1, 2, 5, 10) if power * size >= rough * (1 - 1e-9))
    first, last = floor(low / step), ceil(high / step)
    return [step * number for number in range(first, last + 1)]


def interval_plot(label: str, bars: Sequence[Bar], line: float | None, percent: bool) -> str:
    """Dots with whiskers, one row each, and a line to compare them with."""
    ticks = steps(*span(bars, line))
    if percent:
        ticks = [tick for tick in ticks if -1e-9 <= tick <= 1 + 1e-9]
    scale = Scale(ticks[0], ticks[-1])
    height = TOP + ROW * len(bars) + BOTTOM
    foot = TOP + ROW * len(bars)
    parts = [opening("plot", label, WIDTH, height)]
    for tick in ticks:
        x = scale.at(tick)
        shown = f"{100 * tick:.0f} %" if percent else f"{tick:g}"
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{foot}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{foot + 16}">{shown}</text>')
    if line is not None:
        x = scale.at(line)
        parts.append(f'<line class="level" x1="{x}" y1="{TOP}" x2="{x}" y2="{foot}"/>')
    for number, bar in enumerate(bars):
        parts.append(row(bar, scale, TOP + ROW * number + ROW / 2))
    return "\n".join([*parts, "</svg>"])


def span(bars: Sequence[Bar], line: float | None) -> Interval:
    """From where to where an axis goes: over all intervals, unless values would run together.

    With few games some intervals are endless; they are cut at one and a half times the width of
    all values on either side.
    """
    values = [bar.value for bar in bars if bar.value is not None]
    values += [] if line is None else [line]
    if not values:
        return (0.0, 1.0)
    ends = [end for bar in bars for end in (bar.interval or ()) if bar.value is not None]
    low, high = min(values), max(values)
    room = WIDEST * (high - low) or max((abs(end - low) for end in ends), default=0.0)
    return (
        max(min([low, *ends]), low - room),
        min(max([high, *ends]), high + room),
    )


class Scale:
    """Values to places from left to right; what lies outside stands at the rim."""

    def __init__(self, low: float, high: float) -> None:
        self.low: Final = low
        self.size: Final = (high - low) or 1.0

    def at(self, value: float) -> str:
        inner = WIDTH - LEFT - RIGHT
        share = min(max((value - self.low) / self.size, 0.0), 1.0)
        return f"{LEFT + inner * share:.1f}"


def row(bar: Bar, scale: Scale, y: float) -> str:
    kind = "row marked" if bar.marked else "row"
    parts = [
        f'<g class="{kind}"><title>{escape(bar.hint)}</title>',
        f'<text class="name" x="{LEFT - 12}" y="{y + 4}">{escape(bar.name)}</text>',
    ]
    if bar.interval is not None:
        low, high = (scale.at(end) for end in bar.interval)
        parts.append(f'<line class="whisker" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>')
    if bar.value is not None:
        parts.append(f'<circle class="dot" cx="{scale.at(bar.value)}" cy="{y}" r="{DOT}"/>')
    place = WIDTH - RIGHT + 12
    parts.append(f'<text class="value" x="{place}" y="{y + 4}">{escape(bar.text)}</text></g>')
    return "".join(parts)


def heat_map(
    label: str, rows: Sequence[tuple[str, bool]], columns: Sequence[str], cells: Cells
) -> str:
    """Means in a grid: warm above the middle, cool below it."""
    known = [cell for line in cells for cell in line if cell is not None]
    times = sum(cell.times for cell in known)
    middle = sum(cell.mean * cell.times for cell in known) / times if times else 0.0
    firm = [abs(cell.mean - middle) for cell in known if cell.times >= FEW]
    most = max(firm, default=0.0) or 1.0
    width = LEFT + CELL * len(columns) + TAIL
    parts = [opening("heat", label, width, SLANT + CELL_HEIGHT * len(rows) + TOP)]
    for number, name in enumerate(columns):
        x, y = LEFT + CELL * number + CELL / 2, SLANT - 8
        parts.append(
            f'<text class="slanted" transform="translate({x} {y}) rotate(-45)">'
            f"{escape(name)}</text>"
        )
    for number, (name, marked) in enumerate(rows):
        y = SLANT + CELL_HEIGHT * number
        kind = "row marked" if marked else "row"
        parts.append(
            f'<g class="{kind}"><text class="name" x="{LEFT - 12}" y="{y + 16}">'
            f"{escape(name)}</text>"
        )
        for place, cell in enumerate(cells[number]):
            if cell is not None:
                parts.append(square(cell, LEFT + CELL * place, y, (cell.mean - middle) / most))
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"])


Cells = Sequence[Sequence[Cell | None]]


def square(cell: Cell, x: int, y: int, strength: float) -> str:
    kind = "warm" if strength > 0 else "cool"
    pale = " pale" if cell.times < FEW else ""
    depth = 0.12 if pale else 0.08 + 0.72 * min(abs(strength), 1.0)
    return (
        f'<g class="cell{pale}"><title>{escape(cell.hint)}</title>'
        f'<rect class="{kind}" fill-opacity="{depth:.2f}" x="{x + 1}" y="{y + 1}"'
        f' width="{CELL - 2}" height="{CELL_HEIGHT - 2}" rx="3"/>'
        f'<text x="{x + CELL / 2}" y="{y + 16}">{cell.mean:.1f}</text></g>'
    )


def opening(kind: str, label: str, width: int, height: int) -> str:
    return (
        f'<svg class="{kind}" role="img" aria-label="{escape(label)}" width="{width}"'
        f' viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">'
    )
