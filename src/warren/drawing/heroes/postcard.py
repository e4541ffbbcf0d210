"""Positions of Heroes of Dark Lands for postcards: painted hexes, realms, and what holds them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.drawing.heroes.picture import hex_tiles
from warren.drawing.hex_palette import LIGHT, landscape
from warren.drawing.hex_tile import HexTile
from warren.drawing.hexagons import HALF, SIDE, hexagons
from warren.drawing.outline import Outline
from warren.drawing.patterns import ground
from warren.drawing.postcard.emblems import emblems, painting
from warren.drawing.postcard.paints import INK, SEATS
from warren.drawing.postcard.pieces import emblem, plate
from warren.drawing.postcard.realms import Realm, land, realms
from warren.drawing.postcard.scene import Scene
from warren.games.heroes.state import State

PACKAGE: Final = "warren.drawing.heroes"
GROUNDS: Final = ("farmland", "hill", "forest", "mountain", "mystic-crystal")
"""What a level is painted as: the harder to take, the wilder."""
STEPS: Final = 3
KINDS: Final = 3
"""How many paintings there are of each ground."""
EDGE: Final = 34.0
UNIT: Final = 78.0
WASH: Final = 0.4
PAPER: Final = "#e9d5a6"
RULE: Final = "#8a6a3d"
TROOP: Final = "#6b3a22"
WORKS: Final = "#5a5346"
RUNE: Final = "#4b3a86"
FLAG: Final = "M-3 20V-22M-3-21L22-15L-3-5z"


def scene(state: State) -> Scene:
    board = state.table.board
    drawing = hexagons(board.id, board.rows)
    tiles = hex_tiles(state)
    rows = [(outline, tiles[outline.region]) for outline in drawing.outlines]
    wide, high = drawing.width + 2 * EDGE, drawing.height + 2 * EDGE
    return Scene(
        wide=wide,
        high=high,
        body=(
            f'<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>',
            *(
                f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset:g}" '
                f'height="{high - 2 * inset:g}" fill="none" stroke="{RULE}" stroke-width="{line}"/>'
                for inset, line in ((12, 3), (19, 1.2))
            ),
            *(
                ground(f"level-{level}", landscape(level) or "hill", LIGHT.levels[level], 0.5)
                for level in sorted({tile.level for _, tile in rows})
            ),
            f'<g transform="translate({EDGE:g} {EDGE:g})">',
            f'<path transform="translate(5 9)" fill="#4a2c16" opacity=".4" '
            f'd="{"".join(land(outline) for outline in drawing.outlines)}"/>',
            *(part for at, row in enumerate(rows) for part in _ground(at, *row)),
            *realms(drawing.outlines, _held(rows), UNIT, "hexes", WASH),
            *(part for row in rows for part in _marks(*row)),
            "</g>",
        ),
    )


def _held(rows: list[tuple[Outline, HexTile]]) -> list[Realm]:
    found: dict[int, list[str]] = {}
    for outline, tile in rows:
        if tile.owner is not None:
            found.setdefault(tile.owner, []).append(outline.region)
    return [Realm(seat, tuple(regions)) for seat, regions in sorted(found.items())]


def _ground(number: int, outline: Outline, tile: HexTile) -> Iterator[str]:
    """The painting of its level; its colour where none was painted."""
    name = GROUNDS[min(-(-tile.level // STEPS), len(GROUNDS) - 1)]
    painted = painting(PACKAGE, f"{name}-{number * 7 % KINDS}")
    x, y = outline.label
    shape = land(outline)
    yield f'<path d="{shape}" fill="url(#level-{tile.level})"/>'
    if painted:
        yield (
            f'<clipPath id="hex-{number}"><path d="{shape}"/></clipPath>'
            f'<image clip-path="url(#hex-{number})" href="{painted}" x="{x - HALF:.1f}" '
            f'y="{y - SIDE:.1f}" width="{2 * HALF:.1f}" height="{2 * SIDE:.1f}" '
            f'preserveAspectRatio="none"/>'
        )
    yield f'<path d="{shape}" fill="none" stroke="#4a2c16" stroke-width="2.4" opacity=".8"/>'


def _marks(outline: Outline, tile: HexTile) -> Iterator[str]:
    x, y = outline.label
    if tile.owner is None:
        if tile.level:
            yield from plate(x, y, 21, tile.level)
    else:
        drawn = emblems(PACKAGE)
        pieces = [
            (drawn.get(f"card-{card}", ""), colour)
            for card, colour in (
                (tile.troop, TROOP),
                (tile.fortification, WORKS),
                (tile.rune, RUNE),
            )
            if card
        ]
        for place, (drawing, colour) in enumerate(pieces):
            across = x + (place - (len(pieces) - 1) / 2) * 32
            yield from _piece(across, y - 8, 27 if len(pieces) == 1 else 20, drawing, colour)
        yield from plate(x, y + (31 if pieces else 0), 19 if pieces else 27, tile.level)
    if tile.claim is not None:
        yield (
            f'<g transform="translate({x + 28:.1f} {y - 24:.1f})" stroke-linejoin="round">'
            f'<path d="{FLAG}" fill="{SEATS[tile.claim]}" stroke="#fff6e0" stroke-width="8"/>'
            f'<path d="{FLAG}" fill="{SEATS[tile.claim]}" stroke="{INK}" stroke-width="3"/></g>'
        )


def _piece(x: float, y: float, r: float, drawing: str, colour: str) -> Iterator[str]:
    yield f'<g transform="translate({x:.1f} {y:.1f})">'
    yield f'<circle cx="2" cy="3" r="{r:g}" fill="#140818" opacity=".45"/>'
    yield f'<circle r="{r:g}" fill="{colour}" stroke="#fff6e0" stroke-width="2.6"/>'
    yield f'<circle r="{r:g}" fill="url(#paint-lit)"/>'
    yield from emblem(drawing, "", 1.4 * r)
    yield "</g>"
