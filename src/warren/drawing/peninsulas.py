"""Groups of regions between only two others: one of the two is cut so that the group spreads.

A lone region between two others is a lens and needs no cut.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warren.drawing.rings import Rings, Stretch
from warren.drawing.spec import RIM


@dataclass(frozen=True, slots=True)
class Cut:
    """A line through a region from one of its stretches to another (places in its ring)."""

    region: str
    near: int
    far: int
    rest: int


def without_peninsulas(rings: Rings) -> tuple[Rings, dict[str, str]]:
    """Rings without such groups, and which of the new regions belong to which."""
    parts: dict[str, str] = {}
    while cuts := list(_cuts(rings)):
        cut = max(cuts, key=lambda c: c.rest)
        piece = f"{cut.region}//{len(parts)}"
        parts[piece] = parts.get(cut.region, cut.region)
        rings = _applied(rings, cut, piece)
    return rings, parts


def _cuts(rings: Rings) -> Iterator[Cut]:
    for name, ring in rings.around.items():
        others = [rings.stretches[s].beyond(name) for s in ring]
        for other in sorted({o for o in others if o != RIM and others.count(o) > 1}):
            places = [i for i, o in enumerate(others) if o == other]
            for start, end in zip(places, (*places[1:], places[0] + len(ring)), strict=True):
                inside = [i % len(ring) for i in range(start + 1, end)]
                outside = [i % len(ring) for i in range(end + 1, start + len(ring))]
                if _is_group(rings, [others[i] for i in inside], {name, other}):
                    far = outside[len(outside) // 2] if outside else start
                    yield Cut(name, inside[len(inside) // 2], far, len(outside))


def _is_group(rings: Rings, first: Sequence[str], around: set[str]) -> bool:
    """Whether these and all that hang on them are several regions away from the rim."""
    found, open_ends = set(first), list(first)
    while open_ends:
        name = open_ends.pop()
        if name == RIM:
            return False
        near = {rings.stretches[s].beyond(name) for s in rings.around[name]} - around - found
        found |= near
        open_ends += near
    return len(found) > 1


def _applied(rings: Rings, cut: Cut, piece: str) -> Rings:
    """The region keeps the part clockwise after the near end, the piece gets the other."""
    stretches = list(rings.stretches)
    around = {name: list(ring) for name, ring in rings.around.items()}
    ring = around[cut.region]
    size = len(ring)
    kept = [ring[i % size] for i in range(cut.near, cut.near + (cut.far - cut.near) % size + 1)]
    given = [ring[i % size] for i in range(cut.far, cut.far + (cut.near - cut.far) % size + 1)]
    for number in given[1:-1]:
        stretches[number] = stretches[number].renamed(cut.region, piece)
    for ends, place in ((kept, 0), (kept, -1)):
        number = ends[place]
        new = len(stretches)
        stretches.append(stretches[number].renamed(cut.region, piece))
        given[-1 if place == 0 else 0] = new
        beyond = stretches[number].beyond(cut.region)
        if beyond != RIM:
            at = around[beyond].index(number)
            around[beyond][at : at + 1] = [number, new] if place == 0 else [new, number]
    line = len(stretches)
    stretches.append(Stretch(cut.region, piece))
    around[cut.region] = [*kept, line]
    around[piece] = [*given, line]
    return Rings({name: tuple(row) for name, row in around.items()}, tuple(stretches))
