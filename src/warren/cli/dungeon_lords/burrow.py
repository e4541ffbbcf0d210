"""A dungeon as text: a grid cut through the earth, large or small."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from warren.cli.colours import SEAT_STYLES
from warren.cli.dungeon_lords.words import named
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import (
    CELLS,
    COLUMNS,
    ENTRANCE,
    NONE,
    RENTED,
    ROWS,
    TUNNEL_IDS,
)
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.text import Text

INNER: Final = 14
THROUGH: Final = f"───{' ' * (INNER - 6)}───"
EARTH: Final = "░"
MARGIN: Final = "  "


def burrow(catalogue: Catalogue, state: State, seat: int, name: str) -> Text:
    """The dungeon of a seat with the names of its tiles."""
    from rich.text import Text

    drawn = Text()
    drawn.append(catalogue.text("cli-dungeon-title", player=name), SEAT_STYLES[seat])
    letters = "".join(cell_name(column)[0].center(INNER + 1) for column in range(COLUMNS))
    entrance = catalogue.text("cli-dungeon-entrance").center(INNER)
    above = " " * (ENTRANCE * (INNER + 1) + 1) + entrance
    drawn.append(f"\n{MARGIN} {letters.rstrip()}\n{MARGIN}{above.rstrip()}\n")
    tiles = int(state.tiles(seat))
    drawn.append(f"{MARGIN}{_rule(tiles, 0, '┌┬┐')}\n")
    for row in range(ROWS):
        first = row * COLUMNS
        words = [_words(catalogue, state, seat, first + column) for column in range(COLUMNS)]
        high = max(len(lines) for lines in words)
        cells = [
            _cell(state, seat, first + column, lines, high) for column, lines in enumerate(words)
        ]
        for line in range(high):
            drawn.append(f"{row + 1 if line == high // 2 else ' '} ")
            for column, cell in enumerate(cells):
                passage = line == high // 2 and _joined(tiles, first + column, column)
                drawn.append(" " if passage else "│")
                drawn.append(cell[line])
            drawn.append("│\n")
        drawn.append(f"{MARGIN}{_rule(tiles, row + 1, '└┴┘' if row == ROWS - 1 else '├┼┤')}\n")
    for note in notes(catalogue, state, seat):
        drawn.append(f"{MARGIN}{note}\n")
    drawn.rstrip()
    return drawn


def notes(catalogue: Catalogue, state: State, seat: int) -> list[str]:
    """What belongs to a dungeon and lies on no cell."""
    rented = int(state.rented(seat))
    if rented == NONE:
        return []
    room = named(catalogue, "room", state.table.deck.rooms[rented].id)
    lost = state.is_lost(seat, RENTED)
    return [catalogue.text("cli-dungeon-rented-lost" if lost else "cli-dungeon-rented", room=room)]


def _joined(tiles: int, cell: int, column: int) -> bool:
    """Whether a cell and the one before it in its row are both dug."""
    return column > 0 and (tiles >> (cell - 1)) & 3 == 3


def _rule(tiles: int, row: int, corners: str) -> str:
    """The line above a row of the grid; where it is dug on both sides there is a way through.

    `corners` are the signs at its left end, between cells and at its right end.
    """
    parts = [
        THROUGH if _open_above(tiles, row, column) else "─" * INNER for column in range(COLUMNS)
    ]
    return corners[0] + corners[1].join(parts) + corners[2]


def _open_above(tiles: int, row: int, column: int) -> bool:
    if row == 0:
        return column == ENTRANCE
    cell = row * COLUMNS + column
    return row < ROWS and (tiles >> cell) & (tiles >> (cell - COLUMNS)) & 1 == 1


def _words(catalogue: Catalogue, state: State, seat: int, cell: int) -> list[str]:
    """The lines that a cell needs, at least one."""
    if not (int(state.tiles(seat)) >> cell) & 1:
        return [""]
    name = wrap(tile_name(catalogue, state, seat, cell), INNER)
    marks = "; ".join(cell_marks(catalogue, state, seat, cell))
    return [*name, *wrap(marks, INNER)]


def _cell(state: State, seat: int, cell: int, words: list[str], high: int) -> list[Text]:
    """The lines of a cell, as many as its row has."""
    from rich.text import Text

    if not (int(state.tiles(seat)) >> cell) & 1:
        return [Text(EARTH * INNER, style="dim") for _ in range(high)]
    lost = state.is_lost(seat, cell)
    style = "red" if lost else "bold" if (int(state.halls(seat)) >> cell) & 1 else ""
    above = (high - len(words)) // 2
    lines = [*[""] * above, *words, *[""] * (high - above - len(words))]
    return [Text(line.center(INNER), style=style) for line in lines]


def tile_name(catalogue: Catalogue, state: State, seat: int, cell: int) -> str:
    """What lies on a cell that has been dug."""
    room = int(state.room_at(seat, cell))
    if room != NONE:
        return named(catalogue, "room", state.table.deck.rooms[room].id)
    tunnel = int(state.tunnel_on(seat, cell))
    if tunnel != NONE:
        return named(catalogue, "tunnel", TUNNEL_IDS[tunnel])
    return catalogue.text("cli-dungeon-tunnel")


def cell_marks(catalogue: Catalogue, state: State, seat: int, cell: int) -> list[str]:
    """What else is to be told of a tile."""
    found: list[str] = []
    if state.is_lost(seat, cell):
        found.append(catalogue.text("cli-dungeon-lost"))
    trap = keep.trap_on(state, seat, cell)
    if trap != NONE:
        name = named(catalogue, "trap", state.table.deck.traps[trap].id)
        found.append(catalogue.text("cli-dungeon-trap-here", trap=name))
    room = int(state.room_at(seat, cell))
    if room != NONE:
        imps = keep.trainees(state, seat) if state.room(room).gives == "training" else 0
        left = keep.uses_left(state, seat, room)
        if imps:
            found.append(catalogue.text("cli-dungeon-trainees", count=imps))
        elif left == 1:
            found.append(catalogue.text("cli-dungeon-use"))
        elif left:
            found.append(catalogue.text("cli-dungeon-uses", count=left))
    return found


def small_burrows(
    catalogue: Catalogue, state: State, names: list[tuple[int, str]], width: int
) -> list[Text]:
    """Dungeons side by side, a sign for each cell."""
    from rich.text import Text

    wide = 2 * COLUMNS + 5
    each = max([wide, *(len(name) + 3 for _, name in names)])
    per_row = max(1, width // each)
    found: list[Text] = []
    for first in range(0, len(names), per_row):
        drawn = Text()
        part = names[first : first + per_row]
        for seat, name in part:
            drawn.append(name.ljust(each), SEAT_STYLES[seat])
        drawn.append("\n")
        letters = "  " + " ".join(cell_name(column)[0] for column in range(COLUMNS))
        drawn.append("".join(letters.ljust(each) for _ in part).rstrip() + "\n")
        for row in range(ROWS):
            lines = [_signs(state, seat, row) for seat, _ in part]
            drawn.append("".join(line.ljust(each) for line in lines).rstrip() + "\n")
        drawn.rstrip()
        found.append(drawn)
    found.append(Text(catalogue.text("cli-dungeon-legend")))
    return found


def _signs(state: State, seat: int, row: int) -> str:
    cells = range(row * COLUMNS, (row + 1) * COLUMNS)
    return f"{row + 1} " + " ".join(sign(state, seat, cell) for cell in cells)


def sign(state: State, seat: int, cell: int) -> str:
    """One character for a cell."""
    assert 0 <= cell < CELLS
    if not (int(state.tiles(seat)) >> cell) & 1:
        return EARTH
    if state.is_lost(seat, cell):
        return "×"
    if (int(state.halls(seat)) >> cell) & 1:
        return "■"
    return "◇" if int(state.tunnel_on(seat, cell)) != NONE else "□"
