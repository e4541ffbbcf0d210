"""A hex map as a picture, empty or with a position on it."""

from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from warren.drawing.glyphs import glyph
from warren.drawing.hex_glyphs import EMBLEMS, FLAG, PIECES
from warren.drawing.hex_palette import STEPS, HexPalette, hex_palette, landscape
from warren.drawing.hex_tile import HexTile
from warren.drawing.hexagons import HALF, SIDE
from warren.drawing.mount import MARGIN, mount
from warren.drawing.outline import BoardDrawing, Outline, Point
from warren.drawing.palette import Palette, Theme, palette
from warren.drawing.patterns import ground

MAP_MARGIN = 26.0
LEGEND = 54.0
EMPTY = HexTile()


def hex_svg(
    drawing: BoardDrawing,
    tiles: Mapping[str, HexTile] | None = None,
    *,
    labels: Mapping[str, str] | None = None,
    theme: Theme = "light",
) -> str:
    """The picture as SVG text.

    `labels` gives other words for region ids, card names, "level", "claim", "support", the
    seats ("seat-0", …) and the board's id; anything missing is written as it is.
    """
    words = labels or {}
    laid = tiles or {}
    rows = [(outline, laid.get(outline.region, EMPTY)) for outline in drawing.outlines]
    seats = sorted({s for _, tile in rows for s in (tile.owner, tile.claim) if s is not None})
    colours, shades = palette(theme), hex_palette(theme)
    prefix = "".join(c if c.isalnum() else "-" for c in drawing.board)
    name = words.get(drawing.board, drawing.board)
    wide = drawing.width + 2 * MAP_MARGIN
    high = drawing.height + 2 * MAP_MARGIN + (LEGEND if seats else 0)
    box = f"{-MARGIN:g} {-MARGIN:g} {wide + 2 * MARGIN:g} {high + 2 * MARGIN:g}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'role="img" aria-label={quoteattr(name)} class="board hexes theme-{theme}">',
        f"<title>{escape(name)}</title>",
        f"<style>{_style(colours, shades)}</style>",
        "<defs>",
        *_definitions(prefix, rows, shades),
        "</defs>",
        mount(wide, high),
        f'<g transform="translate({MAP_MARGIN:g} {MAP_MARGIN:g})">',
        _shadow(drawing),
        '<g class="regions">',
        *(_region(prefix, outline, tile, words) for outline, tile in rows),
        "</g>",
        '<g class="marks" pointer-events="none">',
        *(mark for row in rows for mark in _marks(prefix, *row, words)),
        "</g>",
        *_legend(prefix, drawing, seats, words),
        "</g></svg>",
    ]
    return "\n".join(parts)


def _style(colours: Palette, shades: HexPalette) -> str:
    seats = "".join(f".seat-{seat}{{--seat:{colour}}}" for seat, colour in enumerate(shades.seats))
    numbers = "".join(
        f".level-{level}{{--ink:{ink};--halo:{tone.ground};--edge:{tone.edge}}}"
        for level, (ink, tone) in enumerate(zip(shades.numbers, shades.levels, strict=True))
    )
    return (
        ".board{font-family:Georgia,'DejaVu Serif',serif}"
        f".paper{{fill:{colours.parchment}}}.rule{{fill:none;stroke:{colours.frame}}}"
        f".region{{stroke:{colours.border};stroke-width:2.4;stroke-linejoin:round}}"
        f".ground-shadow{{fill:{colours.border};opacity:.35}}"
        ".bevel{fill:none;stroke:var(--edge);stroke-width:4;opacity:.55;stroke-linejoin:round}"
        ".held{fill:none;stroke:var(--seat);stroke-width:9;stroke-linejoin:round}"
        f".rim{{fill:none;stroke:{colours.plate};stroke-width:1.6;stroke-linejoin:round}}"
        ".number{fill:var(--ink);stroke:var(--halo);stroke-width:6;paint-order:stroke;"
        "stroke-linejoin:round;text-anchor:middle;font-weight:700}"
        ".place{fill:var(--ink);stroke:var(--halo);stroke-width:4;paint-order:stroke;"
        "text-anchor:middle;font-size:14px;font-style:italic}"
        ".place.alone{font-size:26px;font-weight:600;font-style:normal}"
        ".pip{fill:var(--ink);stroke:var(--halo);stroke-width:1.5}"
        f".disc{{fill:var(--seat);stroke:{colours.plate};stroke-width:2}}"
        f".emblem{{fill:{shades.on_seat}}}"
        f".piece{{fill:{colours.plate};stroke:var(--seat);stroke-width:2.6}}"
        f".solid{{fill:{colours.ink}}}.hole{{fill:{colours.plate}}}"
        f".line,.pole{{fill:none;stroke:{colours.ink};stroke-width:4;stroke-linecap:round}}"
        f".cut{{fill:none;stroke:{colours.plate};stroke-width:3.4;stroke-linejoin:round}}"
        ".flag{fill:var(--seat)}"
        ".bonus{fill:var(--ink);stroke:var(--halo);stroke-width:4;paint-order:stroke;"
        "text-anchor:middle;font-size:19px;font-weight:700}"
        f".owner{{fill:{colours.text};font-size:22px;font-weight:600}}" + seats + numbers
    )


def _definitions(
    prefix: str, rows: Sequence[tuple[Outline, HexTile]], shades: HexPalette
) -> Iterator[str]:
    for level in sorted({tile.level for _, tile in rows}):
        if level:
            strength = 0.4 + 0.22 * ((level - 1) % STEPS)
            tone = shades.levels[level]
            yield ground(f"{prefix}-level-{level}", landscape(level), tone, strength)
        else:
            yield ground(f"{prefix}-level-0", "hill", shades.levels[0], 0.3)
    for kind, body in PIECES.items():
        yield glyph(f"{prefix}-{kind}", body)
    yield glyph(f"{prefix}-flag", FLAG)
    for seat, body in enumerate(EMBLEMS):
        yield glyph(f"{prefix}-emblem-{seat}", body)


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _inset(outline: Outline, gap: float) -> str:
    """The hex made smaller by a gap along each side."""
    x, y = outline.label
    part = 1 - gap / HALF
    return _points([(x + part * (px - x), y + part * (py - y)) for px, py in outline.points])


def _shadow(drawing: BoardDrawing) -> str:
    hexes = "".join(f"M{_points(outline.points)}Z" for outline in drawing.outlines)
    return f'<path class="ground-shadow" transform="translate(5 8)" d="{hexes}"/>'


def _region(prefix: str, outline: Outline, tile: HexTile, words: Mapping[str, str]) -> str:
    return (
        f'<polygon class="region level-{tile.level}" data-region={quoteattr(outline.region)} '
        f'fill="url(#{prefix}-level-{tile.level})" points="{_points(outline.points)}">'
        f"<title>{escape(_told(outline.region, tile, words))}</title></polygon>"
    )


def _told(region: str, tile: HexTile, words: Mapping[str, str]) -> str:
    """All that lies on a region, in words."""
    name = words.get(region, region)
    things: list[str] = []
    if tile.level:
        things.append(f"{words.get('level', 'level')} {tile.level}")
    if tile.owner is not None:
        things.append(words.get(f"seat-{tile.owner}", f"seat-{tile.owner}"))
    things += [words.get(card, card) for _, card in tile.pieces]
    if tile.support:
        things.append(f"{words.get('support', 'support')} {tile.support}")
    if tile.claim is not None:
        who = words.get(f"seat-{tile.claim}", f"seat-{tile.claim}")
        things.append(f"{words.get('claim', 'claim')}: {who}")
    return f"{name}: {', '.join(things)}" if things else name


def _marks(prefix: str, outline: Outline, tile: HexTile, words: Mapping[str, str]) -> Iterator[str]:
    x, y = outline.label
    name = escape(words.get(outline.region, outline.region))
    held = tile.owner is not None
    seat = f" seat-{tile.owner}" if held else ""
    yield f'<g class="mark level-{tile.level}{seat}">'
    yield f'<polygon class="bevel" points="{_inset(outline, 3.5)}"/>'
    if not tile.level:
        yield f'<text class="place alone" x="{x:g}" y="{y + 9:g}">{name}</text></g>'
        return
    if held:
        yield f'<polygon class="held" points="{_inset(outline, 6.5)}"/>'
        yield f'<polygon class="rim" points="{_inset(outline, 11.5)}"/>'
    if held:
        shift = 11 if tile.support else 0
        yield _number(x - shift, y - 8, 34 if tile.level < 10 else 29, tile.level)
        if tile.support:
            yield f'<text class="bonus" x="{x + 25:g}" y="{y - 11:g}">+{tile.support}</text>'
        yield from _garrison(prefix, x, y + 13, tile)
        yield from _emblem(prefix, tile.owner or 0, x, y - SIDE + 13, 12)
    else:
        claimed = tile.claim is not None
        yield _number(x - (9 if claimed else 0), y + 14, 44 if claimed else 50, tile.level)
        yield from _pips(x, y + 27, tile.level)
    yield f'<text class="place" x="{x:g}" y="{y + (42 if held else 46):g}">{name}</text></g>'
    if tile.claim is not None:
        yield from _flag(prefix, tile.claim, x + 32, y - 18)


def _number(x: float, y: float, size: int, level: int) -> str:
    return f'<text class="number" x="{x:g}" y="{y:g}" font-size="{size}">{level}</text>'


def _pips(x: float, y: float, level: int) -> Iterator[str]:
    """As many as the level has steps within its landscape."""
    count = (level - 1) % STEPS + 1
    for place in range(count):
        at = x + 11 * (place - (count - 1) / 2)
        yield f'<circle class="pip" cx="{at:g}" cy="{y:g}" r="3.4"/>'


def _garrison(prefix: str, x: float, y: float, tile: HexTile) -> Iterator[str]:
    """The cards side by side."""
    pieces = tile.pieces
    for place, (kind, _) in enumerate(pieces):
        at = x + 27 * (place - (len(pieces) - 1) / 2)
        yield f'<circle class="piece" cx="{at:g}" cy="{y:g}" r="12.5"/>'
        yield _use(f"{prefix}-{kind}", "glyph", at, y, 16)


def _emblem(prefix: str, seat: int, x: float, y: float, radius: float) -> Iterator[str]:
    yield f'<circle class="disc" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    yield _use(f"{prefix}-emblem-{seat}", "emblem", x, y, 1.35 * radius)


def _flag(prefix: str, seat: int, x: float, y: float) -> Iterator[str]:
    yield f'<g class="claim seat-{seat}">'
    yield _use(f"{prefix}-flag", "flag", x, y, 36)
    yield f"{_use(f'{prefix}-emblem-{seat}', 'emblem', x + 0.5, y - 6.5, 12)}</g>"


def _use(name: str, style: str, x: float, y: float, size: float) -> str:
    return (
        f'<use class="{style}" href="#{name}" x="{x - size / 2:g}" y="{y - size / 2:g}" '
        f'width="{size:g}" height="{size:g}"/>'
    )


def _legend(
    prefix: str, drawing: BoardDrawing, seats: Sequence[int], words: Mapping[str, str]
) -> Iterator[str]:
    """Emblem, colour and name of everybody on the map."""
    step = drawing.width / max(len(seats), 1)
    for place, seat in enumerate(seats):
        x, y = step * place + 30, drawing.height + 46
        name = escape(words.get(f"seat-{seat}", f"seat-{seat}"))
        yield f'<g class="legend seat-{seat}">'
        yield from _emblem(prefix, seat, x, y, 17)
        yield f'<text class="owner" x="{x + 28:g}" y="{y + 8:g}">{name}</text></g>'
