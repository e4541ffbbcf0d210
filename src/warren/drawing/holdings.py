"""Who holds what on a map: rims in the colours of the seats, and what stands in the regions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from warren.drawing.hex_palette import HexPalette
from warren.drawing.outline import BoardDrawing, Outline
from warren.drawing.palette import Palette

LETTER = 0.56
LEGEND = 58.0
SMALLEST, LARGEST = 17.0, 30.0


@dataclass(frozen=True, slots=True)
class Holding:
    """What stands in a region: of a seat a people and its tokens, and things by name."""

    seat: int | None = None
    people: str = ""
    tokens: int = 0
    declined: bool = False
    things: tuple[str, ...] = ()

    @property
    def told(self) -> list[str]:
        """All of it in words."""
        held = [f"{self.people} {self.tokens}"] if self.people else []
        return [*held, *self.things]


def holding_style(colours: Palette, shades: HexPalette) -> str:
    seats = "".join(f".seat-{seat}{{--seat:{colour}}}" for seat, colour in enumerate(shades.seats))
    return (
        ".held{fill:none;stroke:var(--seat);stroke-width:24;stroke-linejoin:round;opacity:.9}"
        ".held.declined{stroke-dasharray:26 14;opacity:.7}"
        f".people{{fill:var(--seat);stroke:{colours.plate};stroke-width:2}}"
        f".people.declined{{fill:{colours.plate};stroke:var(--seat);stroke-width:3}}"
        f".people-words{{fill:{shades.on_seat};text-anchor:middle;font-weight:700}}"
        f".people-words.declined{{fill:{colours.text};font-style:italic}}"
        f".things{{fill:{colours.text};stroke:{colours.plate};stroke-width:5;paint-order:stroke;"
        "text-anchor:middle;font-style:italic}"
        f".owner{{fill:{colours.text};font-size:26px;font-weight:600}}" + seats
    )


def rims(prefix: str, rows: Sequence[Holding]) -> Iterator[str]:
    """The edges of what is held, region by region in the order of the drawing."""
    for i, holding in enumerate(rows):
        if holding.seat is not None:
            yield (
                f'<use class="held{_declined(holding)} seat-{holding.seat}" '
                f'href="#{prefix}-shape-{i}" clip-path="url(#{prefix}-clip-{i})"/>'
            )


def standing(outline: Outline, holding: Holding) -> Iterator[str]:
    """People and tokens above the middle of a region, things below it."""
    (x, y), room = outline.label, outline.label_radius
    size = min(max(0.27 * room, SMALLEST), LARGEST)
    if holding.seat is not None:
        words = f"{holding.people} {holding.tokens}"
        wide, high = LETTER * len(words) * size + 18, 1.5 * size
        top = y - 0.62 * room - high / 2
        mark = _declined(holding)
        yield (
            f'<g class="seat-{holding.seat}"><rect class="people{mark}" x="{x - wide / 2:.1f}" '
            f'y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{high / 2:.1f}"/>'
            f'<text class="people-words{mark}" x="{x:.1f}" y="{top + 1.08 * size:.1f}" '
            f'font-size="{size:.1f}">{escape(words)}</text></g>'
        )
    for row, thing in enumerate(holding.things):
        low = y + 0.62 * room + (row + 0.5) * 0.8 * size
        yield (
            f'<text class="things" x="{x:.1f}" y="{low:.1f}" font-size="{0.75 * size:.1f}">'
            f"{escape(thing)}</text>"
        )


def legend(drawing: BoardDrawing, names: Sequence[str]) -> Iterator[str]:
    """The colour and the name of every seat, below the map."""
    step = drawing.width / max(len(names), 1)
    for seat, name in enumerate(names):
        x, y = step * seat + 30, drawing.height + LEGEND / 2 + 8
        yield (
            f'<g class="seat-{seat}"><circle class="people" cx="{x:g}" cy="{y:g}" r="16"/>'
            f'<text class="owner" x="{x + 28:g}" y="{y + 9:g}">{escape(name)}</text></g>'
        )


def _declined(holding: Holding) -> str:
    return " declined" if holding.declined else ""
