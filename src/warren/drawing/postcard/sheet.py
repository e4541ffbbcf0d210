"""A postcard: a board on leather, and beside or below it everybody who plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from warren.drawing.postcard.lettering import fitted, known, width
from warren.drawing.postcard.paints import (
    GOLD,
    GOLD_LIT,
    INK,
    IVORY,
    LEATHER,
    LEATHER_LIT,
    SHADOW,
    STITCH,
    paints,
)
from warren.drawing.postcard.pieces import letters, shield
from warren.drawing.postcard.scene import Scene, Sitter

WIDE: Final = 1200.0
HIGH: Final = 630.0
EDGE: Final = 26.0
GAP: Final = 22.0
COLUMN: Final = 296.0
ROW: Final = 92.0
TALLEST: Final = 96.0
HEADING: Final = (50.0, 34.0)
NAME: Final = (42.0, 28.0)
SCORE: Final = 50.0
TITLE: Final = "Alegreya"
WORDS: Final = "Alegreya Sans"
CROWN: Final = "M-15 9L-18-8L-8-1L0-13L8-1L18-8L15 9z"


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    wide: float
    high: float


def postcard(scene: Scene, heading: str, sitters: Sequence[Sitter]) -> str:
    """The picture as SVG text."""
    board, plates, top = _places(scene, len(sitters))
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {HIGH:g}" '
            f'width="{WIDE:g}" height="{HIGH:g}"><defs>',
            *paints(),
            f'<clipPath id="board"><rect width="{scene.wide:.1f}" height="{scene.high:.1f}" '
            f'rx="{10 * scene.high / board.high:.1f}"/></clipPath></defs>',
            *_leather(),
            *_mounted(scene, board),
            *(() if top is None else _heading(heading, top)),
            *(
                part
                for seat, (sitter, box) in enumerate(zip(sitters, plates, strict=True))
                for part in _plate(seat, sitter, box)
            ),
            "</svg>",
        ]
    )


def _places(scene: Scene, seats: int) -> tuple[Box, list[Box], Box | None]:
    """Where the board lies, the plate of each seat, and the heading if there is room for it.

    The plates stand beside the board or below it, whichever leaves it larger.
    """
    beside = _within(scene, WIDE - 2 * EDGE - GAP - COLUMN, HIGH - 2 * EDGE)
    below = _within(scene, WIDE - 2 * EDGE, HIGH - 2 * EDGE - GAP - ROW)
    if below > beside:
        board = Box((WIDE - below * scene.wide) / 2, EDGE, below * scene.wide, below * scene.high)
        y = EDGE + board.high + GAP
        room = min(440.0, (WIDE - 2 * EDGE - GAP * (seats - 1)) / seats)
        left = (WIDE - room * seats - GAP * (seats - 1)) / 2
        high = HIGH - EDGE - y
        return board, [Box(left + at * (room + GAP), y, room, high) for at in range(seats)], None
    board = Box(EDGE, (HIGH - beside * scene.high) / 2, beside * scene.wide, beside * scene.high)
    x = EDGE + board.wide + GAP
    room = WIDE - EDGE - x
    head = HIGH - 2 * EDGE - seats * (TALLEST + 14)
    high = min(TALLEST, (HIGH - 2 * EDGE - max(head, 100)) / seats - 14)
    top = Box(x, EDGE, room, HIGH - 2 * EDGE - seats * (high + 14))
    plates = [Box(x, EDGE + top.high + 14 + at * (high + 14), room, high) for at in range(seats)]
    return board, plates, top


def _within(scene: Scene, wide: float, high: float) -> float:
    return min(wide / scene.wide, high / scene.high)


def _leather() -> Iterator[str]:
    yield f'<rect width="{WIDE:g}" height="{HIGH:g}" fill="url(#paint-leather)"/>'
    yield (
        f'<rect x="10" y="10" width="{WIDE - 20:g}" height="{HIGH - 20:g}" rx="14" fill="none" '
        f'stroke="{STITCH}" stroke-width="2.4" stroke-dasharray="11 8" opacity=".75"/>'
    )


def _mounted(scene: Scene, box: Box) -> Iterator[str]:
    """The board with its shadow and a thin edge."""
    x, y, wide, high = box.x, box.y, box.wide, box.high
    for grown, opacity in ((7, 0.16), (4, 0.22), (1, 0.3)):
        yield (
            f'<rect x="{x + 4 - grown:.1f}" y="{y + 7 - grown:.1f}" '
            f'width="{wide + 2 * grown:.1f}" height="{high + 2 * grown:.1f}" '
            f'rx="{10 + grown}" fill="{SHADOW}" opacity="{opacity}"/>'
        )
    yield (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({high / scene.high:.4f})" '
        f'clip-path="url(#board)">'
    )
    yield from scene.body
    yield "</g>"
    yield (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="10" fill="none" '
        f'stroke="{INK}" stroke-width="3"/>'
    )


def _heading(heading: str, box: Box) -> Iterator[str]:
    """The name of the game or of the table, in as many lines as have room."""
    text = known(heading, TITLE)
    rows = [text]
    while len(rows) < 3 and _smallest(rows, box.wide) < HEADING[1] and " " in text:
        rows = wrap(text, max(8, len(text) // (len(rows) + 1) + 3))
        if len(rows) > 3:
            break
    size = max(HEADING[1], min(HEADING[0], _smallest(rows, box.wide), box.high / len(rows)))
    rows = rows[: max(1, int(box.high / size))]
    first = box.y + (box.high - len(rows) * size) / 2 + 0.78 * size
    for number, row in enumerate(rows):
        line, fit = fitted(row, TITLE, box.wide, size, size)
        y = first + number * size
        yield letters(line, box.x + box.wide / 2 + 2, y + 3, fit, SHADOW, family=TITLE)
        yield letters(line, box.x + box.wide / 2, y, fit, GOLD_LIT, family=TITLE)


def _smallest(rows: Sequence[str], room: float) -> float:
    """The size in which the longest of these lines fits."""
    return room / max(width(row, TITLE, 1) or 1e-9 for row in rows)


def _plate(seat: int, sitter: Sitter, box: Box) -> Iterator[str]:
    x, y, wide, high = box.x, box.y, box.wide, box.high
    lit = sitter.wins or sitter.acts
    dash = ' stroke-dasharray="10 8"' if sitter.free else ""
    yield (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="14" '
        f'fill="{LEATHER if sitter.free else LEATHER_LIT}" '
        f'stroke="{GOLD if lit else STITCH}" stroke-width="{4.5 if lit else 2}"{dash}/>'
    )
    size = min(0.33 * high, 32)
    middle = y + high / 2
    yield (
        f'<clipPath id="edge-{seat}"><rect x="{x + 3:.1f}" y="{y + 3:.1f}" width="{wide:.1f}" '
        f'height="{high - 6:.1f}" rx="11"/></clipPath>'
        f'<rect clip-path="url(#edge-{seat})" x="{x + 3:.1f}" y="{y + 3:.1f}" '
        f'width="{0.9 * size:.1f}" height="{high - 6:.1f}" fill="url(#seat-{seat})" '
        f'opacity="{0.5 if sitter.free else 1}"/>'
    )
    yield from shield(x + 1.75 * size, middle - 0.1 * size, size, seat)
    left, right = x + 3.1 * size, x + wide - 16
    if sitter.score is not None:
        told = str(sitter.score).replace("-", "−")
        tall = min(SCORE, 0.6 * high)
        colour = GOLD if sitter.wins else IVORY
        yield letters(told, right, middle + 0.34 * tall, tall, colour, anchor="end")
        right -= width(told, WORDS, tall) + 14
    if sitter.wins:
        right -= 18
        yield f'<path transform="translate({right:.1f} {middle:.1f})" d="{CROWN}" fill="{GOLD}" '
        yield f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        right -= 28
    name, tall = fitted(
        known(sitter.name, WORDS), WORDS, right - left, min(NAME[0], 0.5 * high), NAME[1]
    )
    colour = STITCH if sitter.free else IVORY
    yield letters(name, left, middle + 0.33 * tall, tall, colour, anchor="start")
