"""Lines that go up and down, as inline SVG; colours come from the style of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from warren.arena.plots import BOTTOM, LEFT, RIGHT, WIDTH, Scale, opening, steps

HEIGHT: Final = 260
TOP: Final = 14
APART: Final = 16.0
"""Names at the ends of lines stand at least so far from one another."""


@dataclass(frozen=True)
class Curve:
    """Values at 0, 1, 2 …; a marked one stands out."""

    name: str
    values: Sequence[float]
    marked: bool = False


def curve_plot(label: str, below: str, curves: Sequence[Curve], line: float | None = None) -> str:
    """Lines over an axis of whole numbers that is called `below`; a level to compare them with."""
    values = [value for curve in curves for value in curve.values]
    values += [] if line is None else [line]
    ticks = steps(min(values), max(values))
    last = max(len(curve.values) for curve in curves) - 1
    across = Scale(0, max(last, 1))
    foot = TOP + HEIGHT
    parts = [opening("plot", label, WIDTH, foot + 2 * BOTTOM)]
    for tick in ticks:
        y = height(tick, ticks)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        parts.append(f'<text class="name" x="{LEFT - 12}" y="{y + 4:.1f}">{tick:.3g}</text>')
    for tick in whole_steps(last):
        x = across.at(tick)
        parts.append(f'<text class="tick" x="{x}" y="{foot + 18}">{tick}</text>')
    middle = across.at(max(last, 1) / 2)
    parts.append(f'<text class="tick" x="{middle}" y="{foot + 38}">{escape(below)}</text>')
    if line is not None:
        y = height(line, ticks)
        parts.append(f'<line class="level" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
    places = name_places([height(curve.values[-1], ticks) for curve in curves])
    for curve, place in zip(curves, places, strict=True):
        parts.append(drawn(curve, across, ticks, place))
    return "\n".join([*parts, "</svg>"])


def drawn(curve: Curve, across: Scale, ticks: Sequence[float], place: float) -> str:
    points = " ".join(
        f"{across.at(at)},{height(value, ticks)}" for at, value in enumerate(curve.values)
    )
    kind = "row marked" if curve.marked else "row"
    return (
        f'<g class="{kind}"><polyline class="curve" points="{points}"/>'
        f'<text class="value" x="{WIDTH - RIGHT + 8}" y="{place + 4:.1f}">'
        f"{escape(curve.name)}</text></g>"
    )


def height(value: float, ticks: Sequence[float]) -> float:
    """How far down a value stands."""
    share = (value - ticks[0]) / ((ticks[-1] - ticks[0]) or 1.0)
    return round(TOP + HEIGHT * (1.0 - share), 1)


def whole_steps(last: int) -> list[int]:
    """Whole numbers from 0 on, a few of them."""
    found = [tick for tick in steps(0, max(last, 1)) if 0 <= tick <= last]
    return sorted({int(tick) for tick in found})


def name_places(wanted: Sequence[float]) -> list[float]:
    """Where names stand so that none covers another, in the order of their lines."""
    found = [0.0] * len(wanted)
    lowest = -APART
    for at in sorted(range(len(wanted)), key=lambda at: wanted[at]):
        lowest = max(wanted[at], lowest + APART)
        found[at] = lowest
    return found
