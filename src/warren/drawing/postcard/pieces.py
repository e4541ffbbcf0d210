"""What lies on a board, a little larger than at a table: it is looked at from afar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from warren.drawing.postcard.paints import CASING, INK, IVORY, SEATS, SHADOW, SURFACE, mixed

ASH: Final = "#645c52"
BOARD: Final = "#d8ccb2"
SIDE: Final = "#5d5449"
KEPT: Final = 0.22
"""How much of its colour a people in decline keeps."""
HALF: Final = 44.0
THICK: Final = 7.5
MOST_LAYERS: Final = 4
FIELD: Final = 512
"""How wide the field of an emblem is."""


def plate(x: float, y: float, r: float, number: int | str, ring: str = "") -> Iterator[str]:
    """A number on an ivory disc."""
    size = r * (1.1 if len(str(number)) > 1 else 1.4)
    yield f'<circle cx="{x + 0.06 * r:.1f}" cy="{y + 0.11 * r:.1f}" r="{r:.1f}" fill="{SHADOW}" '
    yield 'opacity=".45"/>'
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#paint-ivory)" '
    yield f'stroke="{ring or INK}" stroke-width="{(0.2 if ring else 0.1) * r:.1f}"/>'
    yield letters(str(number), x, y + 0.35 * size, size, INK)


def shield(x: float, y: float, r: float, seat: int) -> Iterator[str]:
    """The number of a seat on its colour."""
    yield f'<g transform="translate({x:.1f} {y:.1f}) scale({r / 10:.3f})">'
    yield f'<path d="M-10-10h20v11q0 8-10 12q-10-4-10-12z" fill="{SEATS[seat]}" '
    yield f'stroke="{CASING}" stroke-width="2.6"/>'
    yield f"{letters(str(seat + 1), 0, 5.8, 16, SURFACE)}</g>"


def letters(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    family: str = "Alegreya Sans",
    anchor: str = "middle",
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}" font-weight="800" '
        f'font-size="{size:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
    )


def emblem(drawing: str, letter: str, size: float) -> Iterator[str]:
    """A drawing with a dark edge below it, around the middle; without one its first letter."""
    for shift, colour, opacity in ((0.035 * size, "#1a0c08", 0.55), (0.0, IVORY, 1.0)):
        if drawing:
            corner = shift - size / 2
            yield (
                f'<path d="{drawing}" fill="{colour}" opacity="{opacity}" '
                f'transform="translate({corner:.2f} {corner:.2f}) scale({size / FIELD:.4f})"/>'
            )
        else:
            yield (
                f'<g opacity="{opacity}">'
                f"{letters(letter[:1], shift, shift + 0.3 * size, 0.85 * size, colour)}</g>"
            )


def token(
    x: float,
    y: float,
    unit: float,
    *,
    seat: int,
    colour: str,
    count: int,
    drawing: str,
    letter: str,
    declined: bool = False,
) -> Iterator[str]:
    """The tokens of a people: in decline they are round, tilted, grey, and sleep."""
    layers = min(count, MOST_LAYERS)
    up = -0.5 * THICK * (layers - 1)
    own = SEATS[seat]
    rim = HALF if declined else 20.0
    yield f'<g transform="translate({x:.1f} {y:.1f}) scale({unit / 100:.3f})">'
    yield '<ellipse cx="12" cy="46" rx="70" ry="28" fill="url(#paint-cast)"/>'
    yield f'<g transform="translate(0 {up:.1f}){" rotate(-11)" if declined else ""}">'
    for layer in range(layers, 0, -1):
        yield _box(0, rim, layer * THICK, SIDE if declined else mixed(own, "#150a08", 0.55), INK, 2)
    if declined:
        yield _box(0, rim, 0, BOARD, INK, 3)
        yield _box(-4, rim, 0, "none", own, 9, "16 8")
        yield _box(-10, rim, 0, mixed(colour, ASH, KEPT), ASH, 1.5)
    else:
        yield _box(0, rim, 0, f"url(#seat-{seat})", INK, 3)
        yield _box(-9, rim, 0, colour, IVORY, 2.8)
    yield _box(-10 if declined else -9, rim, 0, "url(#paint-lit)", "none", 0)
    yield from emblem(drawing, letter, 54 if declined else 60)
    yield "</g>"
    yield from plate(38, 32, 33, count, mixed(own, INK, 0.75))
    yield "</g>"


def _box(
    grown: float,
    rim: float,
    down: float,
    fill: str,
    stroke: str,
    width: float,
    dash: str = "",
) -> str:
    half = HALF + grown
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<rect x="{-half:g}" y="{down - half:g}" width="{2 * half:g}" height="{2 * half:g}" '
        f'rx="{rim + grown:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{dashed}/>'
    )
