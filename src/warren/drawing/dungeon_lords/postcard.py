"""Dungeons for postcards: side by side, with the party at each door and how evil its lord is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warren.drawing.dungeon_lords.dungeon_svg import GROUND, emblem_of, gate, hollowed
from warren.drawing.dungeon_lords.evilometer import shade
from warren.drawing.dungeon_lords.hollows import HIGH, TOP, TURF, middle
from warren.drawing.dungeon_lords.scene import EARTH, ENTRANCE, ROWS, Dungeon, Hero
from warren.drawing.postcard.paints import INK, SEATS
from warren.drawing.postcard.pieces import plate, shield
from warren.drawing.postcard.scene import Scene

TALL: Final = TOP + ROWS * HIGH + 26
GAP: Final = 16.0
ACROSS: Final = 2
HERO: Final = 118.0
EMBLEM: Final = 84.0
TORCH: Final = 58.0
SIGN: Final = 54.0
CLEAR: Final = 140.0
"""Nobody stands further to the left, where the number of the seat is."""
HORN: Final = "M18-46Q54-50 50-86Q76-52 46-24z"


def dungeons_scene(dungeons: Sequence[Dungeon]) -> Scene:
    """Two in a row; the last one takes the whole row where it is alone in it."""
    rows = -(-len(dungeons) // ACROSS)
    wide, high = ACROSS * (GROUND + GAP) - GAP, rows * (TALL + GAP) - GAP
    body = [f'<rect width="{wide:g}" height="{high:g}" fill="#1d1513"/>']
    for number, dungeon in enumerate(dungeons):
        x, y = number % ACROSS * (GROUND + GAP), number // ACROSS * (TALL + GAP)
        room = wide - x if number == len(dungeons) - 1 else GROUND
        body.append(f'<svg x="{x:g}" y="{y:g}" width="{room:g}" height="{TALL:g}">')
        body += _dungeon(dungeon, room)
        body.append("</svg>")
    return Scene(wide, high, tuple(body))


def _dungeon(dungeon: Dungeon, wide: float) -> Iterator[str]:
    prefix = f"dungeon-{dungeon.seat}"
    left = (wide - GROUND) / 2
    yield from hollowed(prefix, dungeon, wide, TALL, left)
    yield f'<g transform="translate({left:g} 0)">'
    for number, tile in enumerate(dungeon.tiles):
        if tile.kind != EARTH:
            emblem = emblem_of(tile)
            yield _hung(prefix, emblem, number, TORCH if emblem == "torch" else EMBLEM)
    yield from gate(prefix)
    yield from _heroes(prefix, dungeon.heroes)
    yield "</g>"
    for width, stroke in ((34, SEATS[dungeon.seat]), (26, f"url(#seat-{dungeon.seat})")):
        yield (
            f'<rect x="13" y="13" width="{wide - 26:g}" height="{TALL - 26:g}" fill="none" '
            f'stroke="{stroke}" stroke-width="{width}"/>'
        )
    yield from shield(88, 88, SIGN, dungeon.seat)
    if dungeon.evil:
        yield from _evil(wide - 96, 100, dungeon.evil)


def _evil(x: float, y: float, evil: int) -> Iterator[str]:
    """How evil somebody is, on a disc with horns."""
    for side in (-1, 1):
        yield (
            f'<path transform="translate({x:g} {y:g}) scale({side} 1)" d="{HORN}" '
            f'fill="{shade(evil)}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
        )
    yield from plate(x, y, SIGN, evil, shade(evil))


def _hung(prefix: str, emblem: str, number: int, size: float) -> str:
    x, y = middle(number)
    return (
        f'<use href="#{prefix}-{emblem}" x="{x - size / 2:.1f}" y="{y - size / 2 - 4:.1f}" '
        f'width="{size:g}" height="{size:g}"/>'
    )


def _heroes(prefix: str, heroes: Sequence[Hero]) -> Iterator[str]:
    """The party from the gate to the left, so that the first stands next to it."""
    door, _ = middle(ENTRANCE)
    first = door - 52 - HERO
    step = min(HERO - 14, (first - CLEAR) / max(1, len(heroes) - 1))
    for place, hero in reversed(list(enumerate(heroes))):
        x = first - place * step
        yield (
            f'<use href="#{prefix}-{hero.kind}" x="{x:.1f}" y="{TURF - HERO + 8:.1f}" '
            f'width="{HERO:g}" height="{HERO:g}"/>'
        )
