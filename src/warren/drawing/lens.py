"""Regions between only two others: left out at first, then opened in the wall between them."""

from dataclasses import dataclass, replace

import numpy as np
import shapely

from warren.drawing.frame import Frame
from warren.drawing.mesh import Link, Mesh
from warren.drawing.net import Floats, Net, net_of, resampled

OPENING = 0.35


@dataclass(frozen=True, slots=True)
class Lens:
    """A region and the two walls that lead to it from `corners`.

    The tuples `kept_*` hold the old numbers of what remains in the smaller mesh.
    """

    region: int
    sides: tuple[int, int]
    walls: tuple[int, int]
    corners: tuple[int, int]
    kept_regions: tuple[int, ...]
    kept_links: tuple[int, ...]
    kept_corners: tuple[int, ...]


def without_lens(mesh: Mesh) -> tuple[Mesh, Lens] | None:
    """Close one lens to a plain wall, if the mesh has any."""
    for region, own in enumerate(mesh.around):
        links = [mesh.links[n] for n in own]
        if len(own) != 2 or any(link.other is None for link in links):
            continue
        corners = links[0].start, links[0].end
        one, two = (_others(mesh, corner, own) for corner in corners)
        if len(one) == len(two) == 1 and one != two:
            return _closed(mesh, region, (own[0], own[1]), (one[0], two[0]), corners)
    return None


def _others(mesh: Mesh, corner: int, own: tuple[int, ...]) -> list[int]:
    ends = ((n, link) for n, link in enumerate(mesh.links) if n not in own)
    return [n for n, link in ends if corner in (link.start, link.end)]


def _closed(
    mesh: Mesh,
    region: int,
    sides: tuple[int, int],
    walls: tuple[int, int],
    corners: tuple[int, int],
) -> tuple[Mesh, Lens]:
    gone = {*sides, walls[1]}
    regions = tuple(n for n in range(len(mesh.regions)) if n != region)
    links = tuple(n for n in range(len(mesh.links)) if n not in gone)
    kept = tuple(n for n in range(mesh.corners) if n not in corners)
    wall, rest = mesh.links[walls[0]], mesh.links[walls[1]]
    far = rest.end if rest.start == corners[1] else rest.start
    merged = replace(wall, end=far) if wall.end == corners[0] else replace(wall, start=far)
    region_at = {old: new for new, old in enumerate(regions)}
    link_at = {old: new for new, old in enumerate(links)}
    corner_at = {old: new for new, old in enumerate(kept)}

    def renumbered(link: Link) -> Link:
        return Link(
            region_at[link.region],
            None if link.other is None else region_at[link.other],
            corner_at[link.start],
            corner_at[link.end],
        )

    small = Mesh(
        regions=tuple(mesh.regions[n] for n in regions),
        corners=len(kept),
        links=tuple(renumbered(merged if n == walls[0] else mesh.links[n]) for n in links),
        around=tuple(tuple(link_at[n] for n in mesh.around[r] if n in link_at) for r in regions),
        rim=tuple(link_at[n] for n in mesh.rim),
    )
    return small, Lens(region, sides, walls, corners, regions, links, kept)


def opened(
    mesh: Mesh, frame: Frame, lens: Lens, small: Net, centre: Floats, margin: float, count: int
) -> Net:
    """The net of the larger mesh: the wall opens to a lens nearest to the wanted centre."""
    corners = np.zeros((mesh.corners, 2))
    corners[list(lens.kept_corners)] = small.points[: len(lens.kept_corners)]
    inner: list[Floats] = [np.zeros((0, 2))] * len(mesh.links)
    for new, old in enumerate(lens.kept_links):
        inner[old] = small.points[small.chains[new][1:-1]]
    number = lens.kept_links.index(lens.walls[0])
    line = small.points[small.chains[number]]
    if mesh.links[lens.walls[0]].start == lens.corners[0]:
        line = line[::-1]
    before, middle, after = _thirds(line, centre, 2 * count + 2)
    corners[list(lens.corners)] = middle[0], middle[-1]
    width = OPENING * _gap(small, number, middle)
    along = np.gradient(middle, axis=0)
    rightwards = np.stack([-along[:, 1], along[:, 0]], axis=1)
    rightwards /= np.maximum(np.linalg.norm(rightwards, axis=1, keepdims=True), 1e-9)
    bow = rightwards * (width * np.sin(np.linspace(0.0, np.pi, len(middle))))[:, None]
    turn = -1.0 if mesh.links[lens.sides[0]].region == lens.region else 1.0
    for link, first, path in (
        (lens.walls[0], lens.corners[0], before[::-1]),
        (lens.walls[1], lens.corners[1], after),
        (lens.sides[0], lens.corners[0], middle + turn * bow),
        (lens.sides[1], lens.corners[0], middle - turn * bow),
    ):
        forward = path if mesh.links[link].start == first else path[::-1]
        inner[link] = forward[2:-1:2]
    return net_of(mesh, frame, corners, inner, margin)


def _thirds(line: Floats, centre: Floats, parts: int) -> tuple[Floats, Floats, Floats]:
    """Cut a line in three, each in so many parts, the second about the wanted centre."""
    fine = resampled(line, 60)
    middle = 30
    if not np.isnan(centre).any():
        middle = int(np.argmin(np.linalg.norm(fine - centre, axis=1)))
    start = min(max(middle - 9, 8), 34)
    cuts = (fine[: start + 1], fine[start : start + 19], fine[start + 18 :])
    one, two, three = (resampled(cut, parts) for cut in cuts)
    return one, two, three


def _gap(net: Net, number: int, line: Floats) -> float:
    """Distance from a part of one wall to all other walls."""
    lines = [net.points[chain] for n, chain in enumerate(net.chains) if n != number]
    return float(shapely.LineString(line).distance(shapely.MultiLineString(lines)))
