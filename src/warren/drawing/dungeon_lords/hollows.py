"""What is dug, as one outline with soft edges."""

from collections.abc import Iterator
from math import cos, pi, sin

from warren.drawing.dungeon_lords.chance import Chance
from warren.drawing.dungeon_lords.scene import COLUMNS, EARTH, ENTRANCE, ROOM, ROWS, Tile

WIDE = 190.0
HIGH = 130.0
LEFT = 64.0
TOP = 262.0
TURF = 196.0
CORNERS = 18


def middle(number: int) -> tuple[float, float]:
    """The middle of a cell, counted row by row."""
    return LEFT + (number % COLUMNS + 0.5) * WIDE, TOP + (number // COLUMNS + 0.5) * HIGH


def hollow_path(tiles: tuple[Tile, ...]) -> str:
    """The way in, every dug cell, and what joins it to its dug neighbours."""
    chance = Chance("hollows")
    return "".join(_bulge(chance, x, y, across, down) for x, y, across, down in _bulges(tiles))


def _bulges(tiles: tuple[Tile, ...]) -> Iterator[tuple[float, float, float, float]]:
    mouth, first = middle(ENTRANCE)
    yield mouth, TOP - 14, 0.14 * WIDE, 66
    for number, tile in enumerate(tiles):
        if tile.kind == EARTH:
            continue
        x, y = middle(number)
        size = 0.41 if tile.kind == ROOM else 0.35
        yield x, y, size * WIDE, (size + 0.01) * HIGH
        column, row = number % COLUMNS, number // COLUMNS
        if column + 1 < COLUMNS and tiles[number + 1].kind != EARTH:
            yield x + WIDE / 2, y + 8, 0.26 * WIDE, 0.23 * HIGH
        if row + 1 < ROWS and tiles[number + COLUMNS].kind != EARTH:
            yield x, y + HIGH / 2, 0.15 * WIDE, 0.3 * HIGH
    if tiles[ENTRANCE].kind != EARTH:
        yield mouth, first - 0.4 * HIGH, 0.14 * WIDE, 0.2 * HIGH


def _bulge(chance: Chance, x: float, y: float, across: float, down: float) -> str:
    """A blob between a box and an ellipse, its edge a little uneven."""
    points: list[tuple[float, float]] = []
    for corner in range(CORNERS):
        turn = 2 * pi * corner / CORNERS
        square = 1 / max(abs(cos(turn)), abs(sin(turn))) ** 0.6
        reach = square * chance.between(0.96, 1.04)
        points.append((x + cos(turn) * across * reach, y + sin(turn) * down * reach))
    halves = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True)
    ]
    start = f"M{halves[-1][0]:.1f} {halves[-1][1]:.1f}"
    turns = "".join(
        f"Q{px:.1f} {py:.1f} {hx:.1f} {hy:.1f}"
        for (px, py), (hx, hy) in zip(points, halves, strict=True)
    )
    return f"{start}{turns}Z"
