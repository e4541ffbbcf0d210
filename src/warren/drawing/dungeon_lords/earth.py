"""The land above a dungeon and the earth around it."""

from collections.abc import Iterator
from math import sin

from warren.drawing.dungeon_lords.chance import Chance
from warren.drawing.dungeon_lords.hollows import TURF

LAYERS = ("#6a4527", "#573720", "#472c1d", "#39231b", "#2c1b19")
STONES = ("#7a5a40", "#5d4533", "#8a715a", "#3a2a22")
GRASS = ("#5f7d36", "#7f9a45", "#47602a")
THICK = 138.0
STEP = 26


def land(prefix: str, wide: float, high: float) -> Iterator[str]:
    """Sky, mountains, turf and layers of earth, each darker than the one above it."""
    yield f'<rect width="{wide:g}" height="{TURF + 30:g}" fill="url(#{prefix}-sky)"/>'
    yield f'<circle cx="{wide * 0.3:.0f}" cy="118" r="52" fill="#ffd98a" opacity=".35"/>'
    yield f'<circle cx="{wide * 0.3:.0f}" cy="118" r="26" fill="#ffe3a0"/>'
    yield from _mountains(wide)
    for number, colour in enumerate(LAYERS):
        yield _layer(number, colour, wide, high)
    yield from _stones(wide, high)
    yield from _grass(wide)


def sky(prefix: str) -> str:
    stops = ((0, "#3b3a68"), (0.45, "#8d5d86"), (0.8, "#e59a6b"), (1, "#f7cf8e"))
    inside = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<linearGradient id="{prefix}-sky" x1="0" y1="0" x2="0" y2="1">{inside}</linearGradient>'
    )


def edge(number: int, x: float) -> float:
    """How deep a layer begins."""
    if number == 0:
        return TURF + 4 * sin(x / 47) + 3 * sin(x / 19)
    deep = TURF + THICK * number - 34
    return deep + 13 * sin(x / 120 + 2.1 * number) + 6 * sin(x / 41 + number)


def _layer(number: int, colour: str, wide: float, high: float) -> str:
    points = [(x, edge(number, x)) for x in range(0, int(wide) + STEP, STEP)]
    line = "L".join(f"{x:g} {y:.1f}" for x, y in points)
    return (
        f'<path fill="{colour}" d="M{line}L{points[-1][0]:g} {high:g}L0 {high:g}Z"/>'
        f'<path fill="none" stroke="#1c100c" stroke-width="3" opacity=".45" d="M{line}"/>'
    )


def _mountains(wide: float) -> Iterator[str]:
    chance = Chance("mountains")
    x = -40.0
    while x < wide:
        half, tall = chance.between(50, 92), chance.between(60, 128)
        top = TURF - tall
        yield (
            f'<path fill="#8a8296" d="M{x:.0f} {TURF + 12:g}L{x + half:.0f} {top:.0f}'
            f'L{x + 2 * half:.0f} {TURF + 12:g}Z"/>'
            f'<path fill="#6b6480" d="M{x + half:.0f} {top:.0f}L{x + 2 * half:.0f} {TURF + 12:g}'
            f'L{x + 1.1 * half:.0f} {TURF + 12:g}Z"/>'
            f'<path fill="#f4ece6" d="M{x + half:.0f} {top:.0f}l{0.2 * half:.0f} {0.24 * tall:.0f}'
            f'l{-0.2 * half:.0f} {-0.05 * tall:.0f}l{-0.2 * half:.0f} {0.06 * tall:.0f}Z"/>'
        )
        x += half * chance.between(1.3, 2.1)


def _grass(wide: float) -> Iterator[str]:
    chance = Chance("grass")
    for colour in GRASS:
        blades = "".join(
            f"M{x:.0f} {edge(0, x) + 5:.0f}"
            f"l{chance.between(-4, 4):.1f} {-chance.between(8, 17):.1f}"
            for x in (chance.between(0, wide) for _ in range(int(wide / 9)))
        )
        yield (
            f'<path fill="none" stroke="{colour}" stroke-width="2.6" '
            f'stroke-linecap="round" d="{blades}"/>'
        )


def _stones(wide: float, high: float) -> Iterator[str]:
    chance = Chance("stones")
    for _ in range(int(wide * high / 9000)):
        x, y = chance.between(0, wide), chance.between(TURF + 34, high - 6)
        across, down = chance.between(3, 11), chance.between(2, 6)
        colour, gold = chance.one(STONES), chance.between(0, 1) < 0.07
        if gold:
            yield (
                f'<path fill="#d9a336" stroke="#5f4312" d="M{x:.0f} {y:.0f}l7-5 6 4-3 6-8 0z'
                f'M{x + 11:.0f} {y + 2:.0f}l6-3 4 4-4 3z"/>'
            )
        else:
            yield (
                f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{across:.1f}" ry="{down:.1f}" '
                f'fill="{colour}" opacity=".55"/>'
            )
