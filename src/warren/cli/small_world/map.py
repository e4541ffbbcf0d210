"""The board as a map of letters."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.colours import SEAT_STYLES
from warren.cli.small_world.depths import things_in
from warren.cli.small_world.ground import price_of, signs_of
from warren.cli.small_world.relief import Relief, Run, sketch_of
from warren.cli.terminal import WIDTH
from warren.games.small_world.explanation import conquering_tribe
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.text.catalogue import Catalogue
from warren.text.small_world.regions import region_name

if TYPE_CHECKING:
    from rich.console import RenderableType

BESIDE: Final = 5
"""Rows that the legend, the round and the question take."""
LEAST_ROWS: Final = 12
SHORT: Final = 3

Placed = tuple[int, int, str, str]
"""Row, column, word and style."""
Words = Sequence[tuple[str, str]]
"""What is written into a region, the most needed first, each word with its style."""


def ground_map(catalogue: Catalogue, state: State, seat: int | None) -> list[RenderableType] | None:
    """Every region where it lies, with as much as fits; None where a board cannot be drawn."""
    sketch = sketch_of(state.table)
    if sketch is None:
        return None
    from rich.text import Text

    columns, lines = shutil.get_terminal_size((WIDTH, 24))
    relief = Relief(sketch, columns - 1, max(LEAST_ROWS, lines - BESIDE))
    letters = [[(line, "dim") for line in row] for row in relief.lines]
    for region, name in enumerate(state.table.board.names):
        words = _words(catalogue, state, seat, region)
        laid_out = _laid_out(relief.runs(name), words) or _squeezed(relief, name, words[0])
        for row, start, text, style in laid_out:
            for offset, letter in enumerate(text):
                letters[row][start + offset] = (letter, style)
    drawn = Text(no_wrap=True)
    for line in letters:
        for letter, style in line:
            drawn.append(letter, style)
        drawn.append("\n")
    drawn.append(catalogue.text("cli-ground-legend"), "dim")
    drawn.no_wrap = False
    return [drawn]


def _words(catalogue: Catalogue, state: State, seat: int | None, region: int) -> Words:
    board = state.table.board
    terrain = catalogue.text(f"terrain-{board.terrains[region]}")
    words = [(region_name(catalogue, board.names[region]), "bold"), (terrain[:SHORT].lower(), "")]
    tribe = state.holder_of(region)
    if tribe != NONE:
        words.append(_held(state, tribe, region))
    if seat is not None and conquering_tribe(state, seat) != NONE:
        price = price_of(state, seat, region)
        words += [(f"={price}", "bold")] if price else []
    for piece, count in piece_counts(state.pieces_on(region)).items():
        short = catalogue.text(f"piece-{piece}")[:SHORT].lower()
        words.append((short if count == 1 else f"{short}×{count}", ""))
    words += [(sign[:SHORT].lower(), "dim") for sign in signs_of(catalogue, state, region)]
    words += [(thing[:SHORT].lower(), "dim") for thing in things_in(catalogue, state, region)]
    return words


def _held(state: State, tribe: int, region: int) -> tuple[str, str]:
    owner = state.owner(tribe)
    held = f"{owner + 1}:{int(state.tokens_on(region))}"
    return (held if state.is_active(tribe) else f"({held})"), SEAT_STYLES[owner]


def _laid_out(runs: Sequence[Run], words: Words) -> list[Placed]:
    """In the rows that take the most words, near the middle."""
    best: list[Placed] = []
    middle = sum(run.row * run.length for run in runs) / max(1, sum(run.length for run in runs))
    nearest = 0.0
    for first in range(len(runs)):
        placed: list[Placed] = []
        left = list(words)
        for run in runs[first:]:
            taken, left = _row(run, left)
            placed += taken
            if not left:
                break
        away = abs(sum(row for row, *_ in placed) / max(1, len(placed)) - middle)
        if len(placed) > len(best) or (len(placed) == len(best) and away < nearest):
            best, nearest = placed, away
    return best


def _squeezed(relief: Relief, region: str, word: tuple[str, str]) -> list[Placed]:
    """The name of a region that is too small for it, over the lines around it."""
    text, style = word
    widest = max(relief.runs(region, over_lines=True), key=lambda run: run.length, default=None)
    if widest is None:
        return []
    start = widest.start + (widest.length - len(text)) // 2
    return [(widest.row, max(0, min(start, relief.columns - len(text))), text, style)]


def _row(run: Run, words: Words) -> tuple[list[Placed], list[tuple[str, str]]]:
    """The words that fit into a run, set in its middle, and those left."""
    taken: list[tuple[str, str]] = []
    length = -1
    left = list(words)
    while left and length + 1 + len(left[0][0]) <= run.length:
        length += 1 + len(left[0][0])
        taken.append(left.pop(0))
    column = run.start + (run.length - length) // 2
    placed: list[Placed] = []
    for word, style in taken:
        placed.append((run.row, column, word, style))
        column += len(word) + 1
    return placed, left
