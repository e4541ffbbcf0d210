"""Relaxing the borders like a foam: even sizes, short smooth walls, wide contacts."""

from dataclasses import dataclass

import numpy as np

from warren.drawing.mesh import Mesh
from warren.drawing.net import Floats, Ints, Net

ROUNDS = 60
STEPS = 8
REACH = 60.0
KEEP = 4.0
LONGEST_STEP = 6.0
GROWTH = 0.5
CRAMPED = 0.03


@dataclass(frozen=True, slots=True)
class Aims:
    """What every region should become."""

    areas: Floats
    centres: Floats
    discs: Floats

    def only(self, regions: tuple[int, ...]) -> "Aims":
        """The wishes of some regions, sharing the space of the others."""
        kept = list(regions)
        areas = self.areas[kept] * (self.areas.sum() / self.areas[kept].sum())
        return Aims(areas, self.centres[kept], self.discs[kept])


@dataclass(frozen=True, slots=True)
class Pull:
    """How strongly each wish acts."""

    pressure: float = 10.0
    tension: float = 0.5
    corner: float = 3.0
    centre: float = 0.03
    disc: float = 0.6
    contact: float = 0.2
    contact_length: float = 52.0
    neck: float = 0.25
    neck_width: float = 34.0
    spacing: float = 0.2
    wedge_width: float = 8.0
    rim_width: float = 22.0


def relax(mesh: Mesh, net: Net, aims: Aims, rounds: int = ROUNDS) -> None:
    """Move the points of the net; no step is long enough to let borders cross."""
    foam = _Foam(mesh, net, aims, Pull())
    first = np.maximum(net.areas(len(mesh.regions)), 1.0)
    if (first / aims.areas).min() < CRAMPED:
        rounds *= 2
    for number in range(rounds):
        pace = 1.0 - 0.7 * number / rounds
        grown = min(1.0, number / (GROWTH * rounds))
        foam.areas = first ** (1 - grown) * aims.areas**grown
        origin, room = net.points.copy(), net.room(REACH, KEEP)
        away = foam.necks() + foam.spacing() + foam.rim()
        foam.insist()
        for _ in range(STEPS):
            net.points = within(net, origin, room, pace * foam.step(away))


def within(net: Net, origin: Floats, room: Floats, move: Floats) -> Floats:
    """The points after a move, held inside their rooms and the rectangle."""
    size = np.maximum(np.linalg.norm(move, axis=1, keepdims=True), 1e-12)
    move = move * np.minimum(1.0, LONGEST_STEP / size) * net.free
    shift = np.clip(net.points + move, net.low, net.high) - origin
    size = np.maximum(np.linalg.norm(shift, axis=1), 1e-12)
    held: Floats = origin + shift * np.minimum(1.0, room / size)[:, None]
    return held


class _Foam:
    """Forces on the points of a net."""

    def __init__(self, mesh: Mesh, net: Net, aims: Aims, pull: Pull) -> None:
        self.net, self.aims, self.pull = net, aims, pull
        self.count = len(mesh.regions)
        usual = float(aims.areas.mean())
        self.mobile = np.minimum(1.0, (usual / aims.areas) ** 2)[:, None]
        self.areas = aims.areas
        self.patience: Floats = np.zeros(self.count)
        inner = net.left >= 0
        self.walls = np.flatnonzero(inner)
        pairs = {
            (int(p), int(r))
            for ends in (net.head, net.tail)
            for p, r in (*zip(ends, net.right, strict=True), *zip(ends, net.left, strict=True))
            if r >= 0
        }
        self.member, self.owner = np.array(sorted(pairs), dtype=np.intp).T
        self.shares = np.bincount(self.member, minlength=len(net.points))[:, None]
        self.start = np.array([link.start for link in mesh.links if link.other is not None])
        self.end = np.array([link.end for link in mesh.links if link.other is not None])
        ends = [{link.start, link.end} for link in mesh.links]
        meeting = np.array([[bool(one & two) for two in ends] for one in ends])
        self.kin = np.zeros((len(net.points), len(ends)), dtype=np.bool_)
        for number, chain in enumerate(net.chains):
            self.kin[chain] |= meeting[number]
        self.is_corner = (np.arange(len(net.points)) < mesh.corners)[:, None]
        walls = [
            c for link, c in zip(mesh.links, net.chains, strict=True) if link.other is not None
        ]
        self.walls_of = np.array(walls, dtype=np.intp)
        self.followers = _followers(mesh, net)

    def step(self, away: Floats) -> Floats:
        """The next move of every point; walls follow their corners."""
        move = away + self._tension() + self._pressure() + self._regions() + self._contacts()
        inner, start, end, part = self.followers
        move[inner] += 0.5 * ((1 - part) * move[start] + part * move[end])
        return move

    def lack(self) -> Floats:
        """How much each region falls short of its area."""
        short: Floats = np.clip(1 - self.net.areas(self.count) / self.areas, -1.0, 1.0)
        return short

    def insist(self) -> None:
        """Let regions that stay too small push harder in time."""
        self.patience = np.clip(self.patience + 0.04 * self.lack(), -0.6, 0.6)

    def _gather(self, index: Ints, values: Floats) -> Floats:
        total = np.zeros_like(self.net.points)
        np.add.at(total, index, values)
        return total

    def _tension(self) -> Floats:
        head, tail = self.net.head[self.walls], self.net.tail[self.walls]
        along = self.net.points[tail] - self.net.points[head]
        even = self.pull.tension / 2 * (self._gather(head, along) + self._gather(tail, -along))
        along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1.0)
        taut = self.pull.corner * (self._gather(head, along) + self._gather(tail, -along))
        return np.where(self.is_corner, taut, even)

    def _pressure(self) -> Floats:
        net = self.net
        lack = self.lack() + self.patience
        push = lack[net.right[self.walls]] - lack[net.left[self.walls]]
        head, tail = net.head[self.walls], net.tail[self.walls]
        along = net.points[tail] - net.points[head]
        outward = np.stack([along[:, 1], -along[:, 0]], axis=1) * push[:, None]
        length = np.linalg.norm(along, axis=1)[:, None]
        total = self._gather(head, outward) + self._gather(tail, outward)
        weight = self._gather(head, length) + self._gather(tail, length)
        return self.pull.pressure * total / np.maximum(weight, 1e-9)

    def centroids(self) -> Floats:
        net = self.net
        p, q = net.points[net.head], net.points[net.tail]
        cross = p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]
        inner = net.left >= 0
        moment = (p + q) * cross[:, None] / 6
        area = np.maximum(net.areas(self.count), 1e-9)
        axes = [
            np.bincount(net.right, moment[:, k], self.count)
            - np.bincount(net.left[inner], moment[inner, k], self.count)
            for k in (0, 1)
        ]
        return np.stack(axes, axis=1) / area[:, None]

    def _regions(self) -> Floats:
        """Pull regions towards their places and keep a disc inside each free."""
        middle = self.centroids()
        wish = self.pull.centre * np.nan_to_num(self.aims.centres - middle)
        size = np.maximum(np.linalg.norm(wish, axis=1, keepdims=True), 1e-9)
        wish *= np.minimum(1.0, 4.0 / size) * self.mobile
        out = self.net.points[self.member] - middle[self.owner]
        distance = np.maximum(np.linalg.norm(out, axis=1), 1e-9)
        discs = self.aims.discs * np.minimum(1.0, np.sqrt(self.areas / self.aims.areas))
        short = np.maximum(0.0, discs[self.owner] - distance)
        push = self.pull.disc * out * (short / distance)[:, None]
        return self._gather(self.member, wish[self.owner]) / self.shares + self._gather(
            self.member, push
        )

    def _contacts(self) -> Floats:
        """Lengthen links that are too short to be seen."""
        points = self.net.points
        along = points[self.end] - points[self.start]
        length = np.maximum(np.linalg.norm(along, axis=1), 1e-9)
        short = np.maximum(0.0, self.pull.contact_length - length)
        push = self.pull.contact * along * (short / length)[:, None]
        return self._gather(self.end, push) - self._gather(self.start, push)

    def rim(self) -> Floats:
        """Push points that do not belong to the rim away from it."""
        points, wide = self.net.points, self.pull.rim_width
        box = self.net.high.max(axis=0)
        inward = np.maximum(0.0, wide - points) - np.maximum(0.0, wide - (box - points))
        push: Floats = self.pull.neck * inward * self.net.free.min(axis=1, keepdims=True)
        return push

    def spacing(self) -> Floats:
        """Spread the points of each wall evenly along it."""
        points = self.net.points[self.walls_of]
        steps = np.linalg.norm(np.diff(points, axis=1), axis=2)
        along: Floats = np.cumsum(np.pad(steps, ((0, 0), (1, 0))), axis=1)
        parts = int(points.shape[1]) - 1
        wanted: Floats = along[:, -1:] * (np.arange(1, parts) / parts)
        left: Ints = (wanted[:, :, None] >= along[:, None, 1:-1]).sum(axis=2)
        before, after = (np.take_along_axis(along, left + k, axis=1) for k in (0, 1))
        part: Floats = ((wanted - before) / np.maximum(after - before, 1e-9))[:, :, None]
        low, high = (np.take_along_axis(points, left[:, :, None] + k, axis=1) for k in (0, 1))
        move = np.zeros_like(self.net.points)
        even: Floats = low + part * (high - low)
        move[self.walls_of[:, 1:-1]] = self.pull.spacing * (even - points[:, 1:-1])
        return move

    def necks(self) -> Floats:
        """Push walls apart that come too close without meeting."""
        net = self.net
        point, segment, gaps = net.near(self.pull.neck_width)
        links = net.link[segment]
        related = self.kin[point, links]
        width = np.where(related, self.pull.wedge_width, self.pull.neck_width)
        close = gaps < width
        point, segment, gaps, width = point[close], segment[close], gaps[close], width[close]
        part, out = net.feet(point, segment)
        size = np.maximum(np.linalg.norm(out, axis=1), 1e-9)
        push = self.pull.neck * out * ((width - gaps) / size)[:, None]
        return (
            self._gather(point, push)
            - self._gather(net.head[segment], push * (1 - part)[:, None])
            - self._gather(net.tail[segment], push * part[:, None])
        )


def _followers(mesh: Mesh, net: Net) -> tuple[Ints, Ints, Ints, Floats]:
    """Points inside walls with both corners and how far along they are."""
    rows = [
        (point, chain[0], chain[-1], (k + 1) / (len(chain) - 1))
        for link, chain in zip(mesh.links, net.chains, strict=True)
        if link.other is not None
        for k, point in enumerate(chain[1:-1])
    ]
    inner, start, end, part = zip(*rows, strict=True)
    return np.array(inner), np.array(start), np.array(end), np.array(part)[:, None]
