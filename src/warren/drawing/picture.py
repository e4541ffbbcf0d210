"""Positions as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from warren.core.notation import write_line
from warren.core.state import State
from warren.core.title import Part
from warren.drawing.postcard.scene import Scene
from warren.games.registry import title
from warren.text.catalogue import Catalogue
from warren.text.names import game_name, seat_name

LETTERS: Final = 96
LETTER: Final = 8.4
LINE: Final = 20.0
MARGIN: Final = 20.0


class Picture(Part):
    """How a title draws a position; by default its data are written down, field by field."""

    def svg(self, catalogue: Catalogue, state: State, names: Sequence[str]) -> str:
        """The picture as SVG text, with the names of the seats."""
        head, *fields = write_line(state.to_json()).split(" ")
        lines = [part for field in (head, *fields) for part in wrap(field, LETTERS)]
        wide = LETTERS * LETTER + 2 * MARGIN
        high = len(lines) * LINE + 2 * MARGIN
        lows = [MARGIN + (row + 0.75) * LINE for row in range(len(lines))]
        name = game_name(catalogue, state.game())
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
                f'role="img" aria-label={quoteattr(name)} class="board">',
                f"<title>{escape(name)}</title>",
                f'<rect width="{wide:g}" height="{high:g}" rx="8" fill="#f6ecd2"/>',
                '<g font-family="\'DejaVu Sans Mono\',monospace" font-size="14" fill="#2b1d0e">',
                *(
                    f'<text x="{MARGIN:g}" y="{low:g}">{escape(text)}</text>'
                    for low, text in zip(lows, lines, strict=True)
                ),
                "</g></svg>",
            ]
        )

    def scene(self, catalogue: Catalogue, state: State) -> Scene | None:
        """What a link to the table shows of it; by default nothing of it."""
        return None


def picture(state: State, language: str) -> str:
    """A position as its title draws it."""
    catalogue = Catalogue(language)
    names = seat_names(catalogue, state)
    return title(state.game()).part("picture", Picture).svg(catalogue, state, names)


def seat_names(catalogue: Catalogue, state: State) -> list[str]:
    """What the seats are called where nobody has a name."""
    return [seat_name(catalogue, seat) for seat in range(state.seat_count())]
