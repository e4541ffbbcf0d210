"""A dungeon as a picture: a cut through the earth with all that is dug."""

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from warren.drawing.dungeon_lords.earth import land, sky
from warren.drawing.dungeon_lords.emblems import EMBLEMS, figure
from warren.drawing.dungeon_lords.evilometer import standing_scale
from warren.drawing.dungeon_lords.hollows import (
    HIGH,
    LEFT,
    TOP,
    TURF,
    WIDE,
    hollow_path,
    middle,
)
from warren.drawing.dungeon_lords.lettering import BOLD, broken, lines, plate
from warren.drawing.dungeon_lords.scene import (
    COLUMNS,
    EARTH,
    ENTRANCE,
    IMPROVED,
    ROOM,
    ROWS,
    Dungeon,
    Hero,
    Tile,
)
from warren.drawing.glyphs import glyph
from warren.drawing.hex_palette import LIGHT

GROUND = LEFT + COLUMNS * WIDE + 40
SCALE = 150.0
ACROSS = GROUND + SCALE
DOWN = TOP + ROWS * HIGH + 64
STROKES = ((34, "#120a0a", 0.45), (20, "#2a1812", 1), (9, "#8a6240", 1), (5, "#1c0f0b", 1))
HERO = 62.0
STYLE = (
    ".dungeon{font-family:'DejaVu Serif',Georgia,serif}"
    ".plate{fill:#fbf3dc;stroke:#3b2516;stroke-width:1.6}"
    ".plate-words{fill:#2b1d0e;text-anchor:middle;font-weight:700}"
    ".mark{fill:#f3d9b1;stroke:#3b2516;stroke-width:1.2}"
    ".mark-words{fill:#3a1d0b;text-anchor:middle;font-style:italic}"
    ".lost{fill:#f1c3b8;stroke:#6b1710;stroke-width:1.6}"
    ".lost-words{fill:#4f0f0a;text-anchor:middle;font-weight:700}"
    ".place{fill:#f4e3c0;stroke:#1c100c;stroke-width:4;paint-order:stroke;text-anchor:middle;"
    "font-weight:700}"
    ".title{fill:#fff4d6;stroke:#2a1812;stroke-width:5;paint-order:stroke;font-weight:700}"
    ".goods{fill:#f4e3c0;stroke:#1c100c;stroke-width:3.4;paint-order:stroke;text-anchor:middle}"
    ".health{fill:#fff4d6;stroke:#4f0f0a;stroke-width:4;paint-order:stroke;text-anchor:middle;"
    "font-weight:700}"
    ".degree{fill:#f0d9a8;text-anchor:end}.degree.now{fill:#ffcf4a;font-weight:700}"
    ".scale{fill:#f7e3ba;text-anchor:middle;font-weight:700}"
)


def dungeon_svg(dungeons: tuple[Dungeon, ...], title: str, across: int = 1) -> str:
    """Dungeons in rows of so many."""
    rows = -(-len(dungeons) // across)
    wide, high = ACROSS * min(across, len(dungeons)), DOWN * rows
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" role="img" '
        f'aria-label={quoteattr(title)} class="dungeon">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{wide:g}" height="{high:g}" fill="#1d1513"/>',
    ]
    for number, dungeon in enumerate(dungeons):
        x, y = number % across * ACROSS, number // across * DOWN
        parts.append(f'<svg x="{x:g}" y="{y:g}" width="{ACROSS:g}" height="{DOWN:g}">')
        parts += _drawn(dungeon)
        parts.append("</svg>")
    return "\n".join([*parts, "</svg>"])


def _drawn(dungeon: Dungeon) -> Iterator[str]:
    prefix = f"dungeon-{dungeon.seat}"
    yield from hollowed(prefix, dungeon, GROUND, DOWN)
    for number, tile in enumerate(dungeon.tiles):
        yield from _tile(prefix, number, tile)
    yield from gate(prefix)
    yield from _heroes(prefix, dungeon.heroes)
    yield from _words(dungeon)
    yield from standing_scale(dungeon.scale, dungeon.evil, dungeon.seat, GROUND, SCALE, DOWN)


def hollowed(
    prefix: str, dungeon: Dungeon, wide: float, high: float, left: float = 0
) -> Iterator[str]:
    """The land, and what is dug in it so far from its left edge; everything else refers to it."""
    kinds = sorted({hero.kind for hero in dungeon.heroes})
    yield "<defs>"
    yield sky(prefix)
    yield _glow(f"{prefix}-glow", "#ffb85a", 0.5, 0)
    yield _glow(f"{prefix}-ash", "#a3a1aa", 0.72, 0.55)
    yield f'<path id="{prefix}-hollow" d="{hollow_path(dungeon.tiles)}"/>'
    yield f'<clipPath id="{prefix}-inside"><use href="#{prefix}-hollow"/></clipPath>'
    yield from (glyph(f"{prefix}-{name}", body) for name, body in EMBLEMS.items())
    yield from (glyph(f"{prefix}-{kind}", figure(kind)) for kind in kinds)
    yield "</defs>"
    yield from land(prefix, wide, high)
    yield f'<g transform="translate({left:g} 0)">'
    yield from _outlines(dungeon)
    for width, colour, opacity in STROKES:
        yield (
            f'<use href="#{prefix}-hollow" fill="none" stroke="{colour}" '
            f'stroke-width="{width}" stroke-linejoin="round" opacity="{opacity:g}"/>'
        )
    yield f'<use href="#{prefix}-hollow" fill="#3d2a20"/>'
    yield f'<g clip-path="url(#{prefix}-inside)">'
    for number, tile in enumerate(dungeon.tiles):
        if tile.kind != EARTH:
            yield from _inside(prefix, number, tile)
    yield "</g></g>"


def _glow(name: str, colour: str, strength: float, reach: float) -> str:
    """Light, or ash, that fades away from the middle; `reach` is how far it is at its full."""
    return (
        f'<radialGradient id="{name}"><stop offset="{reach:g}" stop-color="{colour}" '
        f'stop-opacity="{strength:g}"/><stop offset="1" stop-color="{colour}" '
        'stop-opacity="0"/></radialGradient>'
    )


def _outlines(dungeon: Dungeon) -> Iterator[str]:
    """Where one may still dig."""
    for number, tile in enumerate(dungeon.tiles):
        if tile.kind == EARTH:
            x, y = middle(number)
            yield (
                f'<rect x="{x - 0.41 * WIDE:.1f}" y="{y - 0.4 * HIGH:.1f}" '
                f'width="{0.82 * WIDE:.1f}" height="{0.8 * HIGH:.1f}" rx="10" fill="none" '
                'stroke="#f0d4a0" stroke-opacity=".24" stroke-width="2" stroke-dasharray="5 9"/>'
            )


def _inside(prefix: str, number: int, tile: Tile) -> Iterator[str]:
    """Light, the floor, and ash where it is conquered."""
    x, y = middle(number)
    floor = y + 0.27 * HIGH
    box = f'x="{x - WIDE / 2:.1f}" width="{WIDE:g}"'
    colour = "#6f5138" if tile.kind == ROOM else "#4c3424"
    if not tile.conquered:
        yield f'<circle cx="{x:.1f}" cy="{y - 8:.1f}" r="104" fill="url(#{prefix}-glow)"/>'
    yield f'<rect {box} y="{floor:.1f}" height="46" fill="{colour}" opacity=".9"/>'
    if tile.kind == ROOM:
        planks = "".join(f"M{x + at * 21:.0f} {floor:.0f}l-6 30" for at in range(-4, 5))
        yield f'<path d="{planks}" stroke="#24140d" stroke-width="2" fill="none"/>'
    if tile.conquered:
        yield (
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{0.62 * WIDE:.1f}" ry="{0.62 * HIGH:.1f}" '
            f'fill="url(#{prefix}-ash)"/>'
        )


def _tile(prefix: str, number: int, tile: Tile) -> Iterator[str]:
    x, y = middle(number)
    told = ", ".join(filter(None, (tile.name, *tile.notes)))
    yield f'<g class="tile {tile.kind}" data-cell="{tile.cell}">'
    yield f"<title>{escape(f'{tile.cell}: {told}' if told else tile.cell)}</title>"
    yield (
        f'<rect x="{x - WIDE / 2:.1f}" y="{y - HIGH / 2:.1f}" width="{WIDE:g}" height="{HIGH:g}" '
        'fill="#000" fill-opacity="0"/>'
    )
    if tile.kind != EARTH:
        yield from _dug(prefix, x, y, tile)
    yield "</g>"


def _dug(prefix: str, x: float, y: float, tile: Tile) -> Iterator[str]:
    emblem = emblem_of(tile)
    size = 34.0 if emblem == "torch" else 46.0
    yield (
        f'<use href="#{prefix}-{emblem}" x="{x - size / 2:.1f}" y="{y - 0.4 * HIGH:.1f}" '
        f'width="{size:g}" height="{size:g}"/>'
    )
    foot = y + 0.4 * HIGH
    if tile.notes:
        words = broken("; ".join(tile.notes), 0.92 * WIDE, 11.5)
        yield from plate(words, x, foot + 10, 11.5, "lost" if tile.conquered else "mark")
        foot -= len(words) * 13.4 + 1
    if tile.kind in (ROOM, IMPROVED):
        yield from plate(broken(tile.name, 0.84 * WIDE, 14, BOLD), x, foot, 14)


def emblem_of(tile: Tile) -> str:
    """What hangs in a cell that is dug."""
    if tile.conquered:
        return "flag"
    return tile.sort if tile.kind == ROOM else "improved" if tile.kind == IMPROVED else "torch"


def gate(prefix: str) -> Iterator[str]:
    x, _ = middle(ENTRANCE)
    yield (
        f'<use href="#{prefix}-gate" x="{x - 58:.1f}" y="{TURF - 92:g}" width="116" height="116"/>'
    )


def _heroes(prefix: str, heroes: tuple[Hero, ...]) -> Iterator[str]:
    """The party from the gate to the left, so that the first stands next to it."""
    gate, _ = middle(ENTRANCE)
    step = min(HERO + 4, (gate - 90) / max(1, len(heroes)))
    for place, hero in enumerate(heroes):
        x = gate - 66 - HERO - place * step
        yield f"<g><title>{escape(f'{hero.name} {hero.left}/{hero.whole}')}</title>"
        yield (
            f'<use href="#{prefix}-{hero.kind}" x="{x:.1f}" y="{TURF - HERO + 4:.1f}" '
            f'width="{HERO:g}" height="{HERO:g}"/>'
        )
        health = f"{hero.left}/{hero.whole}"
        yield lines([health], x + HERO / 2, TURF - HERO - 8, 15, "health")
        yield "</g>"


def _words(dungeon: Dungeon) -> Iterator[str]:
    """The title, the names of columns and rows, and the supplies."""
    yield f'<rect x="0" y="0" width="10" height="{DOWN:g}" fill="{LIGHT.seats[dungeon.seat]}"/>'
    yield lines([dungeon.title], 30, 44, 26, "title")
    for column in range(COLUMNS):
        x, _ = middle(column)
        yield lines(["abcde"[column]], x, TOP + ROWS * HIGH + 22, 19, "place")
    for row in range(ROWS):
        _, y = middle(row * COLUMNS)
        yield lines([str(row + 1)], LEFT - 30, y + 6, 19, "place")
    words = broken("  ·  ".join(dungeon.goods), GROUND - 60, 15)
    yield lines(words[:1], GROUND / 2, DOWN - 14, 15, "goods")
