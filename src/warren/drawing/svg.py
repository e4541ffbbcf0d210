"""A board as a picture."""

from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from warren.drawing.glyphs import SIGNS, TERRAINS, glyph
from warren.drawing.hex_palette import hex_palette
from warren.drawing.holdings import LEGEND, Holding, holding_style, legend, rims, standing
from warren.drawing.mount import MARGIN, mount
from warren.drawing.outline import BoardDrawing, Outline
from warren.drawing.palette import Palette, Theme, ink, palette
from warren.drawing.patterns import SHAPES, pattern
from warren.drawing.placement import Layout, Spot, layout, scale_of
from warren.drawing.spec import BARRIERS, WATERS, BoardSpec, RegionSpec

SHIP_ROOM = 85.0
LETTER = 0.6
LEDGES = (0.95, 0.6, 0.3)
"""How far the ledges of a chasm reach inwards, of the way to its middle."""


def svg(
    drawing: BoardDrawing,
    spec: BoardSpec,
    *,
    labels: Mapping[str, str] | None = None,
    theme: Theme = "light",
    holdings: Mapping[str, Holding] | None = None,
    names: Sequence[str] = (),
) -> str:
    """The picture as SVG text.

    `labels` gives other words for region ids, terrains, symbols, "tribe", "monsters"
    and the board's id; anything missing is written as it is, and no words are no name. With
    `holdings` it is a position: what stands in the regions takes the place of the landscape's
    pictures, and `names` are those of the seats.
    """
    words = labels or {}
    held = [(holdings or {}).get(outline.region, Holding()) for outline in drawing.outlines]
    colours = palette(theme)
    regions = {r.id: r for r in spec.regions}
    rows = [(outline, regions[outline.region]) for outline in drawing.outlines]
    prefix = "".join(c if c.isalnum() else "-" for c in drawing.board)
    layouts = [_layout(drawing, *row, words, pictures=holdings is None) for row in rows]
    held_style = "" if holdings is None else holding_style(colours, hex_palette(theme))
    name = words.get(drawing.board, drawing.board)
    left, wide = -MARGIN, drawing.width + 2 * MARGIN
    below = LEGEND if names else 0
    high = drawing.height + below + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {left:g} {wide:g} {high:g}" '
        f'role="img" aria-label={quoteattr(name)} class="board theme-{theme}">',
        f"<title>{escape(name)}</title>",
        f"<style>{_style(prefix, colours, theme)}{held_style}</style>",
        "<defs>",
        *_definitions(prefix, rows, colours),
        "</defs>",
        mount(drawing.width, drawing.height + below),
        '<g class="regions">',
        *(_region(prefix, *row, words, one) for row, one in zip(rows, held, strict=True)),
        "</g>",
        '<g class="edges" pointer-events="none">',
        *_edges(prefix, rows, colours),
        *rims(prefix, held),
        "</g>",
        '<g class="marks" pointer-events="none">',
        *(
            mark
            for (outline, region), spots in zip(rows, layouts, strict=True)
            for mark in _marks(prefix, outline, region, spots, words)
        ),
        *(mark for row, one in zip(rows, held, strict=True) for mark in standing(row[0], one)),
        "</g>",
        *legend(drawing, names),
        "</svg>",
    ]
    return "\n".join(parts)


def _signs(region: RegionSpec) -> list[str]:
    natives = [name for name in ("tribe", "monsters") if getattr(region, name)]
    return [name for name in (*region.symbols, *natives) if name in SIGNS]


def _layout(
    drawing: BoardDrawing,
    outline: Outline,
    region: RegionSpec,
    words: Mapping[str, str],
    *,
    pictures: bool,
) -> Layout:
    wide = LETTER * len(words.get(region.id, region.id))
    scale = scale_of(drawing)
    return layout(drawing.board, outline, len(_signs(region)), wide, scale, pictures=pictures)


def _style(prefix: str, colours: Palette, theme: Theme) -> str:
    """Without variables: what turns pictures into pixels does not know them."""
    tones = {**colours.terrains, "ship": colours.terrains["sea"]}
    terrains = "".join(
        f"#{prefix}-land-{name} .deep{{fill:{tone.line if theme == 'dark' else tone.edge}}}"
        f"#{prefix}-land-{name} .mid{{fill:{tone.line}}}"
        for name, tone in tones.items()
    )
    return (
        f".board{{font-family:Georgia,'DejaVu Serif',serif}}"
        f".paper{{fill:{colours.parchment}}}"
        f".rule{{fill:none;stroke:{colours.frame}}}"
        f".border{{fill:none;stroke:{colours.border};stroke-width:2.6;stroke-linejoin:round}}"
        f".shore{{fill:none;stroke:{colours.shore};stroke-width:11;opacity:.55}}"
        ".tint{fill:none;stroke-width:26;opacity:.32;stroke-linejoin:round}"
        ".ledge{fill:none;opacity:.3;stroke-linejoin:round}"
        ".picture{opacity:.85}"
        ".deep{fill:#777;fill-opacity:.55}.mid{fill:#999;fill-opacity:.7}"
        f".ink{{fill:none;stroke:{colours.ink};stroke-width:1.7;stroke-linecap:round;"
        "stroke-linejoin:round}.thick{stroke-width:3.4}"
        f".ink-fill{{fill:{colours.ink}}}.snow{{fill:#fffdf4}}.gold{{fill:#e2b23c}}"
        f".ember{{fill:#d9532c}}.stone{{fill:#b9a78e}}.reed{{fill:#7a4f2a}}.magic{{fill:{colours.accent}}}"
        ".foam{fill:none;stroke:#fff;stroke-opacity:.75;stroke-width:2.4;stroke-linecap:round}"
        f".medal{{fill:{colours.plate};stroke:{colours.ink};stroke-width:1.6}}"
        f".token{{fill:{colours.token};stroke:{colours.ink};stroke-width:1.8}}"
        f".plate{{fill:{colours.plate};fill-opacity:.88}}"
        f".name{{fill:{colours.text};text-anchor:middle;font-weight:600}}" + terrains
    )


def _path(outline: Outline) -> str:
    rings = (outline.points, *outline.holes)
    return "".join(f"M{' '.join(f'{x:.1f} {y:.1f}' for x, y in ring)}Z" for ring in rings)


def _definitions(
    prefix: str, rows: list[tuple[Outline, RegionSpec]], colours: Palette
) -> Iterator[str]:
    terrains = sorted({region.terrain for _, region in rows})
    for terrain in terrains:
        yield pattern(prefix, terrain, colours)
    drawn = {*terrains, "ship"} if "sea" in terrains else set(terrains)
    for name, body in TERRAINS.items():
        if name in drawn:
            yield glyph(f"{prefix}-land-{name}", body)
    used = {sign for _, region in rows for sign in _signs(region)}
    for name, body in SIGNS.items():
        if name in used:
            yield glyph(f"{prefix}-sign-{name}", body)
    for i, (outline, _) in enumerate(rows):
        yield (
            f'<clipPath id="{prefix}-clip-{i}">'
            f'<path id="{prefix}-shape-{i}" clip-rule="evenodd" d="{_path(outline)}"/></clipPath>'
        )


def _title(region: RegionSpec, words: Mapping[str, str], holding: Holding) -> str:
    things = [region.terrain, *region.symbols]
    things += [name for name in ("tribe", "monsters") if getattr(region, name)]
    told = ", ".join([*(words.get(thing, thing) for thing in things), *holding.told])
    return escape(f"{words.get(region.id, region.id)}: {told}")


def _region(
    prefix: str, outline: Outline, region: RegionSpec, words: Mapping[str, str], holding: Holding
) -> str:
    known = region.terrain in SHAPES
    fill = f"url(#{prefix}-ground-{region.terrain})" if known else "#b8b0a0"
    return (
        f'<path class="region terrain-{escape(region.terrain)}" '
        f'data-region={quoteattr(region.id)} fill="{fill}" fill-rule="evenodd" '
        f'd="{_path(outline)}">'
        f"<title>{_title(region, words, holding)}</title></path>"
    )


def _edges(prefix: str, rows: list[tuple[Outline, RegionSpec]], colours: Palette) -> Iterator[str]:
    for i, (outline, region) in enumerate(rows):
        tone = ink(colours, region.terrain).edge
        shape = f'href="#{prefix}-shape-{i}" clip-path="url(#{prefix}-clip-{i})"'
        if region.terrain in BARRIERS:
            for reach in LEDGES:
                wide = 2 * reach * outline.label_radius
                yield f'<use class="ledge" {shape} stroke="{tone}" stroke-width="{wide:.1f}"/>'
            continue
        yield f'<use class="tint" {shape} stroke="{tone}"/>'
        if region.terrain in WATERS:
            yield f'<use class="shore" {shape}/>'
    for i in range(len(rows)):
        yield f'<use class="border" href="#{prefix}-shape-{i}"/>'


def _use(name: str, spot: Spot, style: str) -> str:
    x, y = spot.x - spot.size / 2, spot.y - spot.size / 2
    return (
        f'<use class="{style}" href="#{name}" x="{x:.1f}" y="{y:.1f}" '
        f'width="{spot.size:.1f}" height="{spot.size:.1f}"/>'
    )


def _marks(
    prefix: str, outline: Outline, region: RegionSpec, spots: Layout, words: Mapping[str, str]
) -> Iterator[str]:
    style = f"picture mark-{escape(region.terrain)}"
    ship = region.terrain == "sea" and outline.label_radius >= SHIP_ROOM
    if region.terrain in TERRAINS:
        for spot in spots.pictures:
            if ship and spot == spots.pictures[0]:
                big = Spot(spot.x, spot.y, 1.7 * spot.size)
                yield _use(f"{prefix}-land-ship", big, style)
            else:
                yield _use(f"{prefix}-land-{region.terrain}", spot, style)
    for sign, spot in zip(_signs(region), spots.signs, strict=True):
        disc = "token" if sign in ("tribe", "monsters") else "medal"
        radius = spot.size / 2
        yield f'<circle class="{disc}" cx="{spot.x:.1f}" cy="{spot.y:.1f}" r="{radius:.1f}"/>'
        yield _use(f"{prefix}-sign-{sign}", Spot(spot.x, spot.y, 0.68 * spot.size), f"sign {sign}")
    name = words.get(region.id, region.id)
    if not name:
        return
    x, y = spots.name.x, spots.name.y
    wide, high = LETTER * len(name) * spots.name.size + 10, spots.name.size + 4
    yield (
        f'<rect class="plate" x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}" '
        f'width="{wide:.1f}" height="{high:.1f}" rx="{high / 2:.1f}"/>'
        f'<text class="name" x="{x:.1f}" y="{y + 0.34 * spots.name.size:.1f}" '
        f'font-size="{spots.name.size:.1f}">{escape(name)}</text>'
    )
