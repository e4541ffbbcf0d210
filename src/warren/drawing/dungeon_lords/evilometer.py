"""The scale of evil, from sky blue over gold and ember to dark red."""

from collections.abc import Iterator, Sequence

from warren.drawing.dungeon_lords.lettering import lines
from warren.drawing.hex_palette import LIGHT

LOWEST = 1
HIGHEST = 15
PALADIN = 10
STOPS = ("#8fd0ff", "#d9dca0", "#ffd257", "#ff9a3c", "#e0521f", "#b3202c", "#8f1230")


def shade(level: int) -> str:
    """The colour of a degree."""
    return STOPS[round((level - LOWEST) / (HIGHEST - LOWEST) * (len(STOPS) - 1))]


def standing_scale(
    name: str, evil: int, seat: int, x: float, wide: float, high: float
) -> Iterator[str]:
    """A tube that is filled up to the evil of one seat."""
    step = (high - 150) / (HIGHEST - LOWEST + 1)
    foot = high - 50
    tube = x + wide * 0.52
    yield f'<rect x="{x:g}" width="{wide:g}" height="{high:g}" fill="#1d1513"/>'
    yield (
        f'<rect x="{x + 7:g}" y="7" width="{wide - 14:g}" height="{high - 14:g}" rx="9" '
        'fill="none" stroke="#a8823c" stroke-width="2.4"/>'
    )
    yield lines([name], x + wide / 2, 48, 19, "scale")
    for level in range(LOWEST, HIGHEST + 1):
        y = foot - (level - LOWEST + 1) * step
        colour = shade(level) if level <= evil else "#0b0707"
        yield (
            f'<rect x="{tube:g}" y="{y:.1f}" width="26" height="{step:.1f}" fill="{colour}" '
            'stroke="#3b2516"/>'
        )
        mark = f"{level}!" if level == PALADIN else str(level)
        size = 20 if level == evil else 15
        style = "degree now" if level == evil else "degree"
        yield lines([mark], tube - 10, y + step / 2 + size * 0.34, size, style)
    yield (
        f'<rect x="{tube:g}" y="{foot - (HIGHEST - LOWEST + 1) * step:.1f}" width="26" '
        f'height="{(HIGHEST - LOWEST + 1) * step:.1f}" rx="5" fill="none" stroke="#d0a550" '
        'stroke-width="4"/>'
    )
    if evil:
        y = foot - (evil - LOWEST + 0.5) * step
        colour = LIGHT.seats[seat]
        yield (
            f'<path fill="#ffcf4a" d="M{tube + 30:g} {y:.1f}l12-8v16z"/>'
            f'<circle cx="{tube + 54:g}" cy="{y:.1f}" r="13" fill="{colour}" stroke="#fbf3dc" '
            'stroke-width="2.4"/>'
        )
        yield (
            f'<text x="{tube + 54:g}" y="{y + 5:.1f}" font-size="15" font-weight="700" '
            f'text-anchor="middle" fill="{LIGHT.on_seat}">{seat + 1}</text>'
        )


def lying_scale(
    evils: Sequence[int], neutral: int, x: float, y: float, wide: float
) -> Iterator[str]:
    """Fifteen boxes side by side, with a disc for everybody who is there."""
    step = wide / (HIGHEST - LOWEST + 1)
    for level in range(LOWEST, HIGHEST + 1):
        left = x + (level - LOWEST) * step
        yield (
            f'<rect x="{left:.1f}" y="{y:g}" width="{step:.1f}" height="34" fill="{shade(level)}" '
            'stroke="#3b2516" stroke-width="1.6"/>'
        )
        mark = f"{level}!" if level == PALADIN else str(level)
        dark = level >= PALADIN
        yield (
            f'<text x="{left + step / 2:.1f}" y="{y + 23:g}" font-size="16" font-weight="700" '
            f'text-anchor="middle" fill="{"#fff4d6" if dark else "#2b1d0e"}">{mark}</text>'
        )
        here = [seat for seat, evil in enumerate(evils) if evil == level]
        marks = [*here, *([-1] if neutral == level else [])]
        for place, seat in enumerate(marks):
            across = left + step / 2 + (place - (len(marks) - 1) / 2) * 19
            yield disc(seat, across, y + 50, 10)


def disc(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat; of a dummy or the neutral counter where it is below zero."""
    colour = LIGHT.seats[seat] if seat >= 0 else "#857866"
    mark = str(seat + 1) if seat >= 0 else "–"
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" fill="{colour}" stroke="#fbf3dc" '
        f'stroke-width="2"/><text x="{x:.1f}" y="{y + size * 0.36:.1f}" '
        f'font-size="{size * 1.15:g}" '
        f'font-weight="700" text-anchor="middle" fill="{LIGHT.on_seat}">{mark}</text>'
    )
