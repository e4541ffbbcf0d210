"""The colours of the page by daylight, and the paints that are mixed from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

INK: Final = "#2b1a10"
IVORY: Final = "#fff6e0"
SHADOW: Final = "#140818"
SURFACE: Final = "#fbf2dc"
LEATHER: Final = "#4b2c1b"
LEATHER_LIT: Final = "#6a4228"
STITCH: Final = "#c79a5e"
GOLD: Final = "#f2bd47"
GOLD_LIT: Final = "#ffe594"
CASING: Final = "#fff6e0"
SEATS: Final = ("#0e5bab", "#a24d1a", "#17472c", "#6a1a6f", "#280e03")
MARKS: Final = (
    "M-2 8L8 -2M-2 14L14 -2M4 14L14 4",
    "M2 3h2M8 9h2M3 2v2M9 8v2",
    "M0 3h12M0 9h12",
    "M0 4L3 1L9 7L12 4M0 10L3 7L9 13L12 10",
    "M6 2v8M2 6h8",
)
"""The pattern of each seat in a square of twelve."""


def paints() -> Iterator[str]:
    """What is referred to by `url(#…)`: seats, ivory, the light on a face and its shadow."""
    for seat, (colour, mark) in enumerate(zip(SEATS, MARKS, strict=True)):
        yield (
            f'<pattern id="seat-{seat}" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<rect width="12" height="12" fill="{colour}"/>'
            f'<path d="{mark}" fill="none" stroke="{SURFACE}" stroke-width="2.2"/></pattern>'
        )
    yield (
        '<linearGradient id="paint-lit" x2="1" y2="1">'
        '<stop stop-color="#fff4d0" stop-opacity=".34"/>'
        '<stop offset=".45" stop-color="#fff4d0" stop-opacity=".04"/>'
        '<stop offset="1" stop-color="#1c0a30" stop-opacity=".5"/></linearGradient>'
        '<linearGradient id="paint-ivory" x2=".4" y2="1">'
        '<stop stop-color="#fffdf4"/><stop offset="1" stop-color="#ecd3a0"/></linearGradient>'
        '<radialGradient id="paint-cast">'
        f'<stop offset=".3" stop-color="{SHADOW}" stop-opacity=".6"/>'
        f'<stop offset="1" stop-color="{SHADOW}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="paint-leather" cx=".3" cy=".1" r="1.1">'
        f'<stop stop-color="{LEATHER_LIT}"/><stop offset="1" stop-color="{LEATHER}"/>'
        "</radialGradient>"
    )


def mixed(colour: str, other: str, part: float) -> str:
    """So much of a colour, and another one for the rest."""
    ones = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(part * one + (1 - part) * two):02x}" for one, two in ones)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
