"""The board as corners joined by stretches of border."""

from collections.abc import Mapping
from dataclasses import dataclass

from warren.drawing.embedding import from_borders
from warren.drawing.rings import Rings, corners, from_clockwise
from warren.drawing.spec import RIM, BoardError, BoardSpec


@dataclass(frozen=True, slots=True)
class Link:
    """A stretch running clockwise around `region` from corner to corner."""

    region: int
    other: int | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Mesh:
    """Corners, links, the links around each region and along the rim, all clockwise."""

    regions: tuple[str, ...]
    corners: int
    links: tuple[Link, ...]
    around: tuple[tuple[int, ...], ...]
    rim: tuple[int, ...]


def rings_of(spec: BoardSpec) -> Rings:
    """The borders of a board, in the order it gives or in one that is found."""
    if all(len(region.ring) > 1 for region in spec.regions):
        return from_clockwise(spec)
    return from_borders(spec)


def mesh_of(rings: Rings, parts: Mapping[str, str]) -> Mesh:
    """Corners and links; refused unless they close to a rectangle.

    `parts` says which of the regions are pieces of others.
    """
    names = tuple(rings.around)
    start = corners(rings)
    number = {name: i for i, name in enumerate(names)}
    links: dict[int, Link] = {}
    for name, ring in rings.around.items():
        for i, stretch in enumerate(ring):
            if rings.stretches[stretch].a != name:
                continue
            other = rings.stretches[stretch].b
            links[stretch] = Link(
                region=number[name],
                other=None if other == RIM else number[other],
                start=start[name, i],
                end=start[name, (i + 1) % len(ring)],
            )
    ordered = tuple(links[i] for i in range(len(rings.stretches)))
    around = tuple(rings.around[name] for name in names)
    return Mesh(names, len(set(start.values())), ordered, around, _rim(rings, ordered, parts))


def _rim(rings: Rings, links: tuple[Link, ...], parts: Mapping[str, str]) -> tuple[int, ...]:
    outer = {link.start: i for i, link in enumerate(links) if link.other is None}
    count = sum(link.other is None for link in links)
    if count < 2:
        raise BoardError("error-drawing-few-at-edge", {"count": count})
    walk = [next(iter(outer.values()))]
    while (following := outer.get(links[walk[-1]].end)) is not None and following != walk[0]:
        walk.append(following)
        if len(walk) > count:
            break
    if len(walk) != count or len(outer) != count:
        outermost = sorted({parts.get(s.a, s.a) for s in rings.stretches if s.b == RIM})
        raise BoardError("error-drawing-edge-open", {"regions": ", ".join(outermost)})
    return tuple(walk)
