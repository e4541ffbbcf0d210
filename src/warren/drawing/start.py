"""A first drawing in which nothing crosses: every point in the middle of its neighbours."""

from math import dist

import numpy as np

from warren.drawing.frame import Frame
from warren.drawing.mesh import Mesh
from warren.drawing.net import Floats, Net, net_of

BALANCING = 11
WALL_POINTS = 3


def first_net(
    mesh: Mesh,
    frame: Frame,
    places: list[float],
    areas: Floats,
    margin: float,
    stiffest: float,
) -> Net:
    """Barycentric drawing, its springs loosened around regions that come out too small."""
    stiff = np.ones(len(mesh.regions))
    net = _balanced(mesh, frame, places, stiff, margin)
    for _ in range(BALANCING):
        stiff *= np.clip(net.areas(len(stiff)) / areas, 0.05, 20.0) ** 0.6
        stiff = np.clip(stiff / np.exp(np.log(stiff).mean()), 1 / stiffest, stiffest)
        net = _balanced(mesh, frame, places, stiff, margin)
    return net


def _balanced(mesh: Mesh, frame: Frame, places: list[float], stiff: Floats, margin: float) -> Net:
    """Every region, corner and middle of a link in the middle of its neighbours."""
    links = len(mesh.links)
    size = mesh.corners + links + len(mesh.regions)
    fixed: dict[int, tuple[float, float]] = {}
    for i, number in enumerate(mesh.rim):
        end = places[(i + 1) % len(places)]
        middle = frame.point(places[i] + (end - places[i]) % frame.length / 2)
        turns = frame.passed(places[i] % frame.length, end % frame.length)
        fixed[mesh.links[number].start] = frame.point(places[i])
        fixed[mesh.corners + number] = min(turns, key=lambda p: dist(p, middle), default=middle)
    matrix, right = np.zeros((size, size)), np.zeros((size, 2))
    for one, two, strength in _springs(mesh, stiff):
        matrix[one, two] -= strength
        matrix[two, one] -= strength
    matrix[np.diag_indices(size)] = -matrix.sum(axis=1)
    for point, position in fixed.items():
        matrix[point] = 0
        matrix[point, point] = 1
        right[point] = position
    found: Floats = np.linalg.solve(matrix, right).astype(np.float64)
    for point, position in fixed.items():
        found[point] = position
    inner = [
        _between(found[link.start], found[mesh.corners + number], found[link.end])
        for number, link in enumerate(mesh.links)
    ]
    return net_of(mesh, frame, found[: mesh.corners], inner, margin)


def _springs(mesh: Mesh, stiff: Floats) -> list[tuple[int, int, float]]:
    """Corners with middles of links, and both with the centres of the regions beside them."""
    springs: list[tuple[int, int, float]] = []
    for number, link in enumerate(mesh.links):
        middle = mesh.corners + number
        beside = [link.region] if link.other is None else [link.region, link.other]
        along = float(np.exp(np.log(stiff[beside]).mean()))
        springs += [(middle, end, along) for end in (link.start, link.end)]
        for side in beside:
            centre = mesh.corners + len(mesh.links) + side
            ends = (middle, link.start, link.end)
            springs += [(centre, end, float(stiff[side])) for end in ends]
    return springs


def _between(a: Floats, middle: Floats, b: Floats) -> Floats:
    return np.stack([(a + middle) / 2, middle, (middle + b) / 2])
