"""Where the borders meet the rectangle's rim."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import pi, sqrt
from typing import TYPE_CHECKING

from warren.drawing.spec import BoardSpec

if TYPE_CHECKING:
    from warren.drawing.mesh import Mesh

HEIGHT = 1000.0
WORKING_SIZE = 145.0
CORNER_GAP = 55.0
SPREAD_ROUNDS = 400

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangle, measured clockwise along its rim from the top left corner."""

    width: float
    height: float

    @property
    def length(self) -> float:
        return 2 * (self.width + self.height)

    @property
    def turns(self) -> tuple[float, float, float, float]:
        """The four corners of the rectangle along the rim."""
        w, h = self.width, self.height
        return 0.0, w, w + h, w + h + w

    def side(self, t: float) -> int:
        return sum((t % self.length) >= turn for turn in self.turns) - 1

    def point(self, t: float) -> Point:
        w, h = self.width, self.height
        side = self.side(t)
        along = t % self.length - self.turns[side]
        return ((along, 0.0), (w, along), (w - along, h), (0.0, h - along))[side]

    def place(self, x: float, y: float) -> float:
        """How far along the rim a point on it lies."""
        w, h = self.width, self.height
        reach = (abs(y), abs(w - x), abs(h - y), abs(x))
        side = reach.index(min(reach))
        return self.turns[side] + (x, y, w - x, h - y)[side]

    def passed(self, start: float, end: float) -> list[Point]:
        """The rectangle's corners met on the way clockwise from start to end."""
        way = (end - start) % self.length
        ahead = sorted((turn - start) % self.length for turn in self.turns)
        return [self.point(round(start + step, 6)) for step in ahead if 0 < step < way]


def frame_of(spec: BoardSpec) -> Frame:
    return Frame(HEIGHT * spec.aspect, HEIGHT)


def working_scale(frame: Frame, regions: int) -> float:
    """How much larger a usual region is than the size that all working lengths suit."""
    return sqrt(frame.width * frame.height / regions) / WORKING_SIZE


def rim_places(spec: BoardSpec, mesh: Mesh, frame: Frame) -> list[float]:
    """Where each rim link starts, in the order of `mesh.rim`."""
    wanted = _wanted(spec, mesh, frame)
    if wanted is None:
        return _even(len(mesh.rim), frame)
    return _spread(wanted, frame)


def _wanted(spec: BoardSpec, mesh: Mesh, frame: Frame) -> list[float] | None:
    """Between the centres of the two regions that meet there, if the centres are known."""
    centres: list[Point] = []
    for link in mesh.rim:
        at = spec.regions[mesh.links[link].region].at
        if at is None:
            return None
        centres.append((at[0] * frame.width / 1000, at[1] * frame.height / 1000))
    usual = 1000 / len(spec.regions)
    areas = [spec.regions[mesh.links[link].region].area or usual for link in mesh.rim]
    owners = [_owner(centres, areas, frame, turn) for turn in frame.turns]
    laps = [(later - earlier) % len(centres) for earlier, later in pairwise(owners)]
    if sum(laps) >= len(centres):
        return None
    places: list[float] = []
    for i, (later_x, later_y) in enumerate(centres):
        x, y = (later_x + centres[i - 1][0]) / 2, (later_y + centres[i - 1][1]) / 2
        steps = _after(i, owners[0], len(centres))
        side = sum((owner - owners[0]) % len(centres) < steps for owner in owners) - 1
        along = (x, y, frame.width - x, frame.height - y)[side]
        places.append(frame.turns[side] + along)
    first = (owners[0] + 1) % len(centres)
    return [t + frame.length * (i >= first) for i, t in enumerate(places)] if first else places


def _owner(centres: list[Point], areas: list[float], frame: Frame, turn: float) -> int:
    """Which rim link holds a corner of the rectangle: the nearest, large regions reach further."""
    x, y = frame.point(turn)
    gaps = [
        ((x - cx) / frame.width) ** 2 + ((y - cy) / frame.height) ** 2 - area / 1000 / pi
        for (cx, cy), area in zip(centres, areas, strict=True)
    ]
    return gaps.index(min(gaps))


def _after(i: int, first: int, count: int) -> int:
    """Steps from the link holding the first corner to the place where link i starts."""
    return (i - first - 1) % count + 1


def _even(count: int, frame: Frame) -> list[float]:
    """Evenly spread, turned so that the rectangle's corners stay free."""
    step = frame.length / count

    def room(shift: float) -> float:
        gaps = ((turn - shift) % step for turn in frame.turns)
        return min(min(gap, step - gap) for gap in gaps)

    shift = max((step * i / 60 for i in range(60)), key=room)
    return _spread([shift + step * i for i in range(count)], frame)


def _spread(places: list[float], frame: Frame) -> list[float]:
    """Push places apart from each other and from the rectangle's corners."""
    count = len(places)
    gap = min(90.0, 0.6 * frame.length / (count + 4))
    spread = list(places)
    for _ in range(SPREAD_ROUNDS):
        for i in range(count):
            j = (i + 1) % count
            lap = frame.length if j == 0 else 0.0
            short = gap - (spread[j] + lap - spread[i])
            if short > 0:
                spread[i] -= short / 2
                spread[j] += short / 2
        for i, t in enumerate(spread):
            for turn in (*frame.turns, frame.length):
                off = (t % frame.length) - turn
                if abs(off) < CORNER_GAP:
                    spread[i] += (CORNER_GAP if off >= 0 else -CORNER_GAP) - off
    return spread
