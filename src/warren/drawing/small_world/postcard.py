"""Positions of Small World for postcards: the painted map, its realms, and who stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import sqrt
from typing import Final

from warren.drawing.outline import BoardDrawing, Outline
from warren.drawing.postcard.emblems import emblems, painting
from warren.drawing.postcard.paints import INK, IVORY
from warren.drawing.postcard.pieces import emblem, plate, token
from warren.drawing.postcard.realms import Realm, realms
from warren.drawing.postcard.scene import Scene
from warren.drawing.small_world.board_file import drawing_spec
from warren.drawing.small_world.charts import board_drawing, board_spec, is_printed
from warren.drawing.small_world.peoples import SYMBOLS, colour_of
from warren.drawing.svg import svg
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import FIGURE_NAMES, MARKERS, RELICS
from warren.text.catalogue import Catalogue
from warren.text.names import title

PACKAGE: Final = "warren.drawing.small_world"
MARGIN: Final = 0.026
"""How much is painted around a map, in heights of it."""
NARROWEST: Final = 42.0
LARGER: Final = 1.24
"""How much larger tokens are than at a table."""
BROWN: Final = "#6f5232"
STEEL: Final = "#4a4f5c"
MOST_BOARDS: Final = 8
OPENING: Final = re.compile(r"^<svg [^>]*>")


def scene(catalogue: Catalogue, state: State) -> Scene:
    drawing = _drawing(state)
    edge = MARGIN * drawing.height
    unit = 0.4 * sqrt(drawing.width * drawing.height / len(drawing.outlines))
    names = state.table.board.names[: state.table.board.size]
    numbers = {name: number for number, name in enumerate(names)}
    places = [
        (outline, numbers[outline.region])
        for outline in drawing.outlines
        if outline.region in numbers
    ]
    symbols = {region.id: region.symbols for region in board_spec(state.table).regions}
    return Scene(
        wide=drawing.width + 2 * edge,
        high=drawing.height + 2 * edge,
        body=(
            f'<g transform="translate({edge:g} {edge:g})">',
            *_ground(state, drawing, edge),
            *realms(drawing.outlines, _held(state, places), unit, "map"),
            *(
                mark
                for place in places
                for mark in _marks(catalogue, state, *place, symbols[place[0].region], unit)
            ),
            "</g>",
        ),
    )


def _drawing(state: State) -> BoardDrawing:
    if is_printed(state.table):
        return board_drawing(state.table)
    return _own_drawing(_Board(state))


class _Board:
    """A board of a table's own, known by what it says."""

    def __init__(self, state: State) -> None:
        self.table: Final = state.table
        self.key: Final = repr(state.table.options["board"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Board) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=MOST_BOARDS)
def _own_drawing(board: _Board) -> BoardDrawing:
    return board_drawing(board.table)


def _ground(state: State, drawing: BoardDrawing, edge: float) -> Iterator[str]:
    """The painting of a shipped board, or the drawing of any other."""
    painted = painting(PACKAGE, state.table.board.id) if is_printed(state.table) else ""
    wide, high = drawing.width + 2 * edge, drawing.height + 2 * edge
    if painted:
        yield (
            f'<image href="{painted}" x="{-edge:g}" y="{-edge:g}" width="{wide:g}" '
            f'height="{high:g}" preserveAspectRatio="none"/>'
        )
        return
    spec = board_spec(state.table)
    nameless = {region.id: "" for region in spec.regions}
    drawn = drawing_spec(spec, {})
    plain = replace(drawn, regions=tuple(replace(one, symbols=()) for one in drawn.regions))
    whole = svg(drawing, plain, labels=nameless)
    box = f"{-edge:g} {-edge:g} {wide:g} {high:g}"
    placed = (
        f'<svg xmlns="http://www.w3.org/2000/svg" x="{-edge:g}" y="{-edge:g}" width="{wide:g}" '
        f'height="{high:g}" viewBox="{box}">'
    )
    yield OPENING.sub(placed, whole)


def _held(state: State, places: list[tuple[Outline, int]]) -> list[Realm]:
    """The regions of each tribe."""
    found: dict[int, list[str]] = {}
    for outline, region in places:
        tribe = int(state.holder_of(region))
        if tribe != NONE:
            found.setdefault(tribe, []).append(outline.region)
    return [
        Realm(int(state.owner(tribe)), tuple(regions), not state.is_active(tribe))
        for tribe, regions in sorted(found.items())
    ]


def _marks(
    catalogue: Catalogue,
    state: State,
    outline: Outline,
    region: int,
    symbols: Sequence[str],
    largest: float,
) -> Iterator[str]:
    """The tokens of a people in the middle, and before them what stands there besides."""
    x, y = outline.label
    unit = LARGER * max(NARROWEST, min(outline.label_radius, largest))
    tribe = state.holder_of(region)
    things = list(_things(state, region, symbols))
    held = tribe != NONE
    if held:
        race = state.race(tribe).id
        yield from token(
            x,
            y,
            unit,
            seat=int(state.owner(tribe)),
            colour=colour_of(race),
            count=int(state.tokens_on(region)),
            drawing=emblems(PACKAGE).get(f"race-{race}", ""),
            letter=title(catalogue, "race", race),
            declined=not state.is_active(tribe),
        )
    size = (0.19 if held else 0.3) * unit
    for place, (drawing, colour, count) in enumerate(things):
        across = x + (place - (len(things) - 1) / 2) * 2.1 * size
        if held:
            across = x - 0.34 * unit + place * 1.9 * size
        down = y + (0.5 * unit if held else 0)
        yield from _disc(across, down, size, drawing, colour)
        if count > 1:
            yield from plate(across + 0.8 * size, down + 0.6 * size, 0.62 * size, count)


def _disc(x: float, y: float, r: float, drawing: str, colour: str) -> Iterator[str]:
    yield f'<g transform="translate({x:.1f} {y:.1f})">'
    yield f'<circle cx="{0.08 * r:.1f}" cy="{0.12 * r:.1f}" r="{1.1 * r:.1f}" opacity=".45"/>'
    yield f'<circle r="{r:.1f}" fill="{colour}" stroke="{INK}" stroke-width="{0.16 * r:.1f}"/>'
    yield f'<circle r="{0.9 * r:.1f}" fill="url(#paint-lit)" stroke="{IVORY}" '
    yield f'stroke-width="{0.1 * r:.1f}"/>'
    yield from emblem(drawing, "?", 1.36 * r)
    yield "</g>"


def _things(state: State, region: int, symbols: Sequence[str]) -> Iterator[tuple[str, str, int]]:
    """Symbols, pieces, Relics, Places and figures: how each is drawn, and how many there are."""
    drawn = emblems(PACKAGE)
    if state.holder_of(region) == NONE:
        for symbol in symbols:
            if symbol in SYMBOLS:
                yield drawn[f"symbol-{symbol}"], SYMBOLS[symbol], 1
    for piece, count in piece_counts(state.pieces_on(region)).items():
        yield drawn.get(f"piece-{piece}", ""), BROWN, int(count)
    for marker in range(MARKERS):
        if state.marker_at(marker) == region:
            yield drawn["relic" if marker < RELICS else "place"], SYMBOLS["magic"], 1
    for figure, name in enumerate(FIGURE_NAMES):
        if state.figure_at(figure) == region:
            yield drawn.get(f"piece-{name}", ""), STEEL, 1
