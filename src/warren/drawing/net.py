"""The drawn borders: points, chains of points and the segments between them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely

from warren.drawing.frame import Frame
from warren.drawing.mesh import Mesh

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.intp]


@dataclass(slots=True)
class Net:
    """Points with what they may do, and segments with the regions beside them.

    `free` scales the movement of a point along x and y; `low` and `high` bound it.
    A segment runs clockwise around `right` and has `left` (-1: the rim) on its other side.
    """

    points: Floats
    free: Floats
    low: Floats
    high: Floats
    chains: list[list[int]]
    head: Ints
    tail: Ints
    right: Ints
    left: Ints
    link: Ints

    def near(self, reach: float) -> tuple[Ints, Ints, Floats]:
        """Points and segments closer than `reach` that do not belong together, with distances."""
        ends = self.points[np.stack([self.head, self.tail], axis=1)]
        lines = np.asarray(shapely.linestrings(ends), dtype=np.object_)
        dots = np.asarray(shapely.points(self.points), dtype=np.object_)
        found = shapely.STRtree(lines).query(dots, predicate="dwithin", distance=reach)
        point, segment = found[0], found[1]
        apart = (self.head[segment] != point) & (self.tail[segment] != point)
        point, segment = point[apart], segment[apart]
        _, out = self.feet(point, segment)
        gaps: Floats = np.linalg.norm(out, axis=1)
        return point, segment, gaps

    def feet(self, point: Ints, segment: Ints) -> tuple[Floats, Floats]:
        """Where on a segment lies the place nearest to a point (0 to 1), and the way from there."""
        p, q = self.points[self.head[segment]], self.points[self.tail[segment]]
        along: Floats = q - p
        square = np.maximum((along**2).sum(axis=1), 1e-12)
        part: Floats = ((self.points[point] - p) * along).sum(axis=1) / square
        part = np.clip(part, 0.0, 1.0)
        out: Floats = self.points[point] - p - part[:, None] * along
        return part, out

    def room(self, reach: float, keep: float = 0.0) -> Floats:
        """How far each point may move so that nothing crosses or comes much closer than `keep`."""
        point, segment, gaps = self.near(reach)
        room = np.full(len(self.points), reach)
        for index in (point, self.head[segment], self.tail[segment]):
            np.minimum.at(room, index, gaps)
        return np.maximum(0.45 * (room - keep), 0.25 * room)

    def areas(self, count: int) -> Floats:
        """Signed area of each region (positive: drawn clockwise on the screen)."""
        p, q = self.points[self.head], self.points[self.tail]
        cross = 0.5 * (p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1])
        inner = self.left >= 0
        own = np.bincount(self.right, cross, count)
        others = np.bincount(self.left[inner], cross[inner], count)
        return np.asarray(own - others, dtype=np.float64)


def net_of(
    mesh: Mesh, frame: Frame, corners: Floats, inner: Sequence[Floats], margin: float
) -> Net:
    """Build a net from corner positions and the points inside each link.

    Rim links run along the rectangle instead and keep `margin` from its corners.
    """
    points: list[Floats] = [corners]
    chains: list[list[int]] = []
    total = len(corners)
    box = np.array([frame.width, frame.height])
    for number, link in enumerate(mesh.links):
        extra = inner[number]
        if link.other is None:
            start, end = (frame.place(*corners[c]) for c in (link.start, link.end))
            extra = np.array(frame.passed(start, end))
        points.append(extra.reshape(-1, 2))
        chains.append([link.start, *range(total, total + len(extra)), link.end])
        total += len(extra)
    place = np.concatenate(points)
    free = np.ones((total, 2))
    low, high = np.zeros((total, 2)), np.tile(box, (total, 1))
    for number in mesh.rim:
        for point in chains[number]:
            stuck = (place[point] < 1e-6) | (place[point] > box - 1e-6)
            free[point] = np.where(stuck, 0.0, 1.0)
            low[point] = np.where(stuck, place[point], margin)
            high[point] = np.where(stuck, place[point], box - margin)
    rows = [
        (p, q, link.region, -1 if link.other is None else link.other, number)
        for number, link in enumerate(mesh.links)
        for p, q in zip(chains[number], chains[number][1:], strict=False)
    ]
    head, tail, right, left, owner = np.array(rows, dtype=np.intp).T
    return Net(place, free, low, high, chains, head, tail, right, left, owner)


def resampled(line: Floats, parts: int) -> Floats:
    """The line cut into equal parts, both ends included."""
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    along: Floats = np.concatenate([[0.0], np.cumsum(steps)])
    wanted: Floats = np.linspace(0.0, float(along[-1]), parts + 1)
    return np.stack([np.interp(wanted, along, line[:, k]) for k in (0, 1)], axis=1)
