"""Realms on a board: one rim around all regions that belong together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from warren.drawing.outline import Outline, Point
from warren.drawing.postcard.paints import CASING, SEATS

BAND: Final = 0.24
"""How wide a rim is in units of the board; half of it is seen."""
WASH: Final = 0.2
Side = frozenset[Point]


@dataclass(frozen=True, slots=True)
class Realm:
    """Whose it is, which regions belong to it, and whether its people have declined."""

    seat: int
    regions: tuple[str, ...]
    declined: bool = False


def realms(
    outlines: Sequence[Outline],
    held: Sequence[Realm],
    unit: float,
    prefix: str,
    wash: float = WASH,
) -> Iterator[str]:
    """The rims of all realms, each within its own land, which is washed with its colour."""
    known = {outline.region: outline for outline in outlines}
    for number, realm in enumerate(held):
        lands = [known[region] for region in realm.regions]
        yield from _realm(realm, lands, unit, f"{prefix}-realm-{number}", wash)


def land(outline: Outline) -> str:
    """A region as a path."""
    rings = (outline.points, *outline.holes)
    return "".join(f"M{' '.join(f'{x:.1f} {y:.1f}' for x, y in ring)}Z" for ring in rings)


def _realm(
    realm: Realm, lands: Sequence[Outline], unit: float, name: str, wash: float
) -> Iterator[str]:
    shape = "".join(land(outline) for outline in lands)
    outer, inner = _edges(lands)
    colour, band = SEATS[realm.seat], (0.65 if realm.declined else 1) * BAND
    faint = 0.5 if realm.declined else 1
    fill = colour if realm.declined else f"url(#seat-{realm.seat})"
    dash = f' stroke-dasharray="{0.17 * unit:.1f} {0.11 * unit:.1f}"' if realm.declined else ""
    ends = "butt" if realm.declined else "round"
    yield f'<clipPath id="{name}"><path clip-rule="evenodd" d="{shape}"/></clipPath>'
    yield f'<g clip-path="url(#{name})" fill="none" stroke-linejoin="round">'
    yield f'<path d="{shape}" fill="{colour}" fill-rule="evenodd" opacity="{wash * faint:g}"/>'
    for width, opacity in ((0.62, 0.16), (0.42, 0.22)):
        yield _line(outer, colour, width * unit, f' opacity="{opacity * faint:g}"')
    yield _line(inner, colour, 0.05 * unit, f' opacity=".8" stroke-dasharray="1 {0.1 * unit:.1f}"')
    yield _line(outer, CASING, (band + 0.07) * unit, f' stroke-linecap="{ends}"')
    yield _line(outer, fill, band * unit, f' stroke-linecap="{ends}"{dash}')
    yield "</g>"


def _line(path: str, stroke: str, width: float, more: str) -> str:
    return f'<path d="{path}" stroke="{stroke}" stroke-width="{width:.1f}"{more}/>' if path else ""


def _edges(lands: Sequence[Outline]) -> tuple[str, str]:
    """The edge of a realm, and the lines between its regions."""
    rings = [ring for outline in lands for ring in (outline.points, *outline.holes)]
    times: dict[Side, int] = {}
    for ring in rings:
        for start, end in _sides(ring):
            side = frozenset((start, end))
            times[side] = times.get(side, 0) + 1
    return _along(rings, times, 1), _along(rings, times, 2)


def _along(rings: Sequence[Sequence[Point]], times: Mapping[Side, int], wanted: int) -> str:
    """The sides that so many regions have, one after the other where they follow each other."""
    path: list[str] = []
    for ring in rings:
        joined = False
        for start, end in _sides(ring):
            fits = times[frozenset((start, end))] == wanted
            if fits and not joined:
                path.append(f"M{start[0]:.1f} {start[1]:.1f}")
            if fits:
                path.append(f"L{end[0]:.1f} {end[1]:.1f}")
            joined = fits
    return "".join(path)


def _sides(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(ring, (*ring[1:], ring[0]), strict=True)
