"""The drawn outlines of a board's regions."""

from dataclasses import dataclass

from warren.core.extras import needs
from warren.drawing.spec import BoardSpec

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Outline:
    """One region: its border clockwise, and the point with the most room around it.

    `holes` are the borders of regions that lie wholly inside this one.
    """

    region: str
    points: tuple[Point, ...]
    label: Point
    label_radius: float
    holes: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """A board's rectangle (height 1000, width by aspect; y runs down) cut into regions."""

    board: str
    width: float
    height: float
    outlines: tuple[Outline, ...]


def draw_board(spec: BoardSpec) -> BoardDrawing:
    """Compute the outlines; the same board always gives the same drawing.

    Raises `BoardError` if the borders contradict each other or cannot be drawn.
    """
    with needs("drawing"):
        from warren.drawing.drawer import drawn

    return drawn(spec)
