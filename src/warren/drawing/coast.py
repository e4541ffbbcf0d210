"""Turning relaxed borders into coastlines: finer points and a steady natural wobble."""

from random import Random

import numpy as np

from warren.drawing.foam import within
from warren.drawing.frame import Frame, working_scale
from warren.drawing.mesh import Mesh
from warren.drawing.net import Floats, Net, net_of, resampled

SPACING = 6.5
REACH = 24.0
KEEP = 2.0
WAVES = ((95.0, 10.0), (42.0, 5.0), (20.0, 2.0))
SWELL = 0.11
PARTS = 4


def coastline(board: str, mesh: Mesh, frame: Frame, net: Net, margin: float) -> Net:
    """A finer net whose borders wander; both neighbours share the same points."""
    inner = [_inside(net.points[chain]) for chain in net.chains]
    fine = net_of(mesh, frame, net.points[: mesh.corners], inner, margin)
    _smooth(fine, 6)
    scale = min(max(working_scale(frame, len(mesh.regions)), 1.0), 2.0)
    offsets = np.zeros_like(fine.points)
    for number, link in enumerate(mesh.links):
        if link.other is not None:
            names = sorted((mesh.regions[link.region], mesh.regions[link.other]))
            chain = fine.chains[number]
            seed = f"{board}/{'/'.join(names)}/{number}"
            offsets[chain] = _wobble(seed, fine.points[chain], scale)
    offsets[: mesh.corners] = 0.0
    for _ in range(PARTS):
        fine.points = within(fine, fine.points.copy(), fine.room(REACH, KEEP), offsets / PARTS)
    _smooth(fine, 2)
    return fine


def _inside(line: Floats) -> Floats:
    """Points closely along a line without leaving it, ends left out."""
    parts = [
        resampled(line[k : k + 2], max(1, round(float(length) / SPACING)))[:-1]
        for k, length in enumerate(np.linalg.norm(np.diff(line, axis=0), axis=1))
    ]
    return np.concatenate(parts)[1:]


def _smooth(net: Net, rounds: int) -> None:
    """Draw every point between its neighbours, corners a little."""
    walls = net.left >= 0
    head, tail = net.head[walls], net.tail[walls]
    degree = np.maximum(np.bincount(np.concatenate([head, tail]), minlength=len(net.points)), 1)
    share = np.where(degree == 2, 0.5, 0.35)[:, None]
    for _ in range(rounds):
        pull = np.zeros_like(net.points)
        along = net.points[tail] - net.points[head]
        np.add.at(pull, head, along)
        np.add.at(pull, tail, -along)
        net.points = within(net, net.points, net.room(REACH, KEEP), share * pull / degree[:, None])


def _wobble(seed: str, line: Floats, scale: float) -> Floats:
    """Sideways steps along a line: a few waves of noise that fade out at both ends."""
    random = Random(seed)
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    length = float(along[-1])
    height = np.zeros(len(line))
    for wave, size in WAVES:
        knots = max(2, round(length / wave / scale)) + 3
        values = [random.uniform(-1.0, 1.0) for _ in range(knots)]
        height += min(size * scale, SWELL * length) * _noise(np.array(values), along / length)
    height *= np.minimum(1.0, np.minimum(along, length - along) / 18.0)
    tangent = np.gradient(line, axis=0)
    size = np.maximum(np.linalg.norm(tangent, axis=1), 1e-9)
    sideways: Floats = np.stack([tangent[:, 1], -tangent[:, 0]], axis=1)
    steps_aside: Floats = sideways * (height / size)[:, None]
    return steps_aside


def _noise(knots: Floats, part: Floats) -> Floats:
    """Smooth curve through random knots."""
    at = part * (len(knots) - 1.001)
    left = at.astype(np.intp)
    blend = at - left
    blend = blend * blend * (3 - 2 * blend)
    curve: Floats = knots[left] * (1 - blend) + knots[left + 1] * blend
    return curve
