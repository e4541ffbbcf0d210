"""The central board as a picture, from the first place to the last."""

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from warren.drawing.dungeon_lords.evilometer import disc, lying_scale
from warren.drawing.dungeon_lords.lettering import BOLD, broken, lines
from warren.drawing.dungeon_lords.scene import Center, Place, Space
from warren.drawing.mount import MARGIN, mount
from warren.drawing.palette import Palette, Theme, palette

NUMERALS = ("I", "II", "III")
NAMES = 236.0
SPACE = 300.0
ROW = 92.0
HEAD = 62.0
WIDE = NAMES + 3 * SPACE
SCALE = 118.0
OFFER = 17.0


def center_svg(center: Center, theme: Theme = "light") -> str:
    """The picture as SVG text."""
    colours = palette(theme)
    offers = [line for offer in center.offers for line in broken(offer, WIDE - 20, OFFER)]
    board = HEAD + ROW * len(center.places)
    scale = SCALE if center.evils else 0
    high = board + scale + (len(offers) * OFFER * 1.35 + 26 if offers else 0)
    box = f"{-MARGIN:g} {-MARGIN:g} {WIDE + 2 * MARGIN:g} {high + 2 * MARGIN:g}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" '
        f'aria-label={quoteattr(center.title)} class="board center theme-{theme}">',
        f"<title>{escape(center.title)}</title>",
        f"<style>{_style(colours)}</style>",
        mount(WIDE, high),
        lines([center.title], 4, 34, 26, "title"),
    ]
    for number, place in enumerate(center.places):
        parts += _place(number, place, HEAD + number * ROW)
    if scale:
        parts.append(lines([center.scale], 4, board + 26, 19, "title"))
        parts += lying_scale(center.evils, center.neutral, 0, board + 40, WIDE)
        parts += _legend(center, board + 24)
    if offers:
        parts.append(lines(offers, 4, board + scale + 30, OFFER, "offer", 1.35))
    return "\n".join([*parts, "</svg>"])


def _style(colours: Palette) -> str:
    return (
        ".board{font-family:'DejaVu Serif',Georgia,serif}"
        f".paper{{fill:{colours.parchment}}}.rule{{fill:none;stroke:{colours.frame}}}"
        f".title,.name{{fill:{colours.text};font-weight:700}}"
        f".turns{{fill:{colours.text};font-style:italic}}"
        f".offer{{fill:{colours.text}}}"
        f".plank{{fill:{colours.frame};fill-opacity:.22;stroke:{colours.frame};stroke-width:1.6}}"
        f".plank.unique{{fill:{colours.accent};fill-opacity:.22}}"
        f".space{{fill:{colours.plate};stroke:{colours.frame};stroke-width:1.8}}"
        f".words{{fill:{colours.text}}}"
        f".number{{fill:{colours.accent};font-weight:700}}"
        f".numeral{{fill:{colours.frame};font-weight:700;text-anchor:middle}}"
        f".dummy{{fill:{colours.text};font-style:italic;text-anchor:end}}"
    )


def _place(number: int, place: Place, y: float) -> Iterator[str]:
    unique = " unique" if place.unique else ""
    yield f'<g class="place" data-place="{number + 1}">'
    yield (
        f'<rect class="plank{unique}" y="{y + 3:g}" width="{WIDE:g}" height="{ROW - 6:g}" rx="9"/>'
    )
    yield lines([str(number + 1)], 12, y + ROW / 2 + 9, 26, "number")
    name = broken(place.name, NAMES - 50, 16, BOLD)
    top = y + ROW / 2 - (len(name) + (1 if place.turns else 0) - 1) * 10 + 6
    yield lines(name, 44, top, 16, "name", 1.22)
    if place.turns:
        yield lines([place.turns], 44, top + len(name) * 19.6, 13, "turns")
    for at, space in enumerate(place.spaces):
        yield from _space(NUMERALS[at], space, NAMES + at * SPACE, y)
    yield "</g>"


def _space(numeral: str, space: Space, x: float, y: float) -> Iterator[str]:
    yield f'<g class="of-place" data-space="{numeral}">'
    yield (
        f'<rect class="space" x="{x + 5:g}" y="{y + 9:g}" width="{SPACE - 14:g}" '
        f'height="{ROW - 18:g}" rx="7"/>'
    )
    yield lines([numeral], x + 24, y + ROW / 2 + 6, 17, "numeral")
    words = broken(space.words, SPACE - 106, 14)
    size = 14.0 if len(words) < 4 else 12.5
    if len(words) > 3:
        words = broken(space.words, SPACE - 106, size)
    top = y + ROW / 2 - (len(words) - 1) * size * 0.6 + size * 0.36
    yield lines(words, x + 44, top, size, "words")
    if space.seat is not None:
        yield disc(space.seat, x + SPACE - 34, y + ROW / 2, 18)
    elif space.dummy:
        yield f"<g><title>{escape(space.dummy)}</title>"
        yield disc(-1, x + SPACE - 34, y + ROW / 2, 18)
        yield "</g>"
    yield "</g>"


def _legend(center: Center, y: float) -> Iterator[str]:
    """Who is who, from the right."""
    x = WIDE
    for seat in reversed(range(len(center.names))):
        name = center.names[seat]
        x -= len(name) * 10 + 44
        yield disc(seat, x + 12, y - 5, 12)
        yield lines([name], x + 30, y, 16, "words")
