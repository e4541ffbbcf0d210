"""Words on plates: broken into lines by what a letter takes."""

from collections.abc import Iterator
from textwrap import wrap
from xml.sax.saxutils import escape

LETTER = 0.58
BOLD = 0.69
"""The width of a letter, in sizes of the type."""


def broken(words: str, wide: float, size: float, letter: float = LETTER) -> list[str]:
    """The lines of a text that has this much room."""
    return wrap(words, max(4, int(wide / (size * letter)))) or [""]


def lines(
    words: list[str], x: float, y: float, size: float, style: str, leading: float = 1.2
) -> str:
    """Lines below each other, the first on this height."""
    inside = "".join(
        f'<tspan x="{x:g}" y="{y + number * size * leading:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(words)
    )
    return f'<text class="{style}" font-size="{size:g}">{inside}</text>'


def plate(words: list[str], x: float, y: float, size: float, style: str = "plate") -> Iterator[str]:
    """Lines in the middle of a plate whose foot is at this height."""
    wide = max(len(line) for line in words) * size * BOLD + 16
    high = len(words) * size * 1.16 + 8
    yield (
        f'<rect class="{style}" x="{x - wide / 2:.1f}" y="{y - high:.1f}" width="{wide:.1f}" '
        f'height="{high:.1f}" rx="6"/>'
    )
    yield lines(words, x, y - high + size + 1.5, size, f"{style}-words", 1.16)
