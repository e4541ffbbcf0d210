"""Where names, signs and terrain pictures go inside a region."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random

from warren.drawing.frame import Frame, working_scale
from warren.drawing.outline import BoardDrawing, Outline, Point

PICTURE = 36.0
GAP = 1.2
CROWD = 4.4
TRIES = 260


@dataclass(frozen=True, slots=True)
class Spot:
    """A square picture: its middle and its side."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The name, the signs and the terrain pictures of one region."""

    name: Spot
    signs: tuple[Spot, ...]
    pictures: tuple[Spot, ...]


def scale_of(drawing: BoardDrawing) -> float:
    """How large marks are drawn: boards of few regions bear larger ones."""
    frame = Frame(drawing.width, drawing.height)
    return min(max(working_scale(frame, len(drawing.outlines)), 0.9), 1.5)


def layout(
    board: str, outline: Outline, signs: int, wide: float, scale: float, *, pictures: bool = True
) -> Layout:
    """Signs in a row above the name in the widest place, pictures around them if there are any.

    `wide` is the width of the name in units of its height.
    """
    (x, y), room = outline.label, outline.label_radius
    text = min(max(0.3 * room, 13.0), 20.0 * scale)
    size = min(max(0.62 * room, 24.0), 40.0 * scale, 1.6 * room / max(signs, 1))
    high = size + text + 6 if signs else text
    row = y - high / 2 + size / 2
    marks = tuple(Spot(x + (i - (signs - 1) / 2) * (size + 5), row, size) for i in range(signs))
    name = Spot(x, y + high / 2 - text / 2 if signs else y + 0.55 * room, text)
    if not pictures:
        return Layout(name, marks, ())
    taken = [(s.x, s.y, s.size / 2 + 3, s.size / 2 + 3) for s in marks]
    taken.append((name.x, name.y, wide * text / 2 + 6, text / 2 + 5))
    return Layout(name, marks, _pictures(board, outline, taken, bool(signs), scale))


def _pictures(
    board: str,
    outline: Outline,
    taken: Sequence[tuple[float, float, float, float]],
    busy: bool,
    scale: float,
) -> tuple[Spot, ...]:
    """Pictures inside the outline that touch neither its border nor anything taken."""
    import shapely

    x, y = outline.label
    shape = shapely.Polygon(outline.points, outline.holes)
    random = Random(f"{board}/{outline.region}")
    limit = max(2, min(12, round(shape.area / (CROWD * (PICTURE * scale) ** 2))))
    spots: list[Spot] = []
    left, top, right, bottom = shape.bounds
    size = PICTURE * scale
    while size > 18 and not spots:
        inside = shape.buffer(-0.56 * size)
        first = [] if busy else [(x, y - 0.1 * outline.label_radius)]
        tries = [(random.uniform(left, right), random.uniform(top, bottom)) for _ in range(TRIES)]
        for point in (*first, *tries):
            if len(spots) >= limit:
                break
            if _is_clear(point, size, taken, spots) and shapely.contains_xy(inside, *point):
                spots.append(Spot(*point, size))
        size -= 4
    return tuple(spots[:1] + sorted(spots[1:], key=lambda spot: spot.y))


def _is_clear(
    point: Point,
    size: float,
    taken: Sequence[tuple[float, float, float, float]],
    spots: Sequence[Spot],
) -> bool:
    x, y = point
    half = size / 2
    boxes = (abs(x - tx) >= half + w or abs(y - ty) >= half + h for tx, ty, w, h in taken)
    return all(boxes) and all(hypot(x - s.x, y - s.y) > GAP * size for s in spots)
