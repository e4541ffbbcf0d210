"""Hex maps: what is known of them, and their pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.cli.boards import Board, Boards
from warren.cli.grid import grid
from warren.core import state as core
from warren.drawing.hex_svg import hex_svg
from warren.drawing.hexagons import hexagons
from warren.games.heroes import hexes
from warren.games.heroes.deck_file import shipped_board
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue, languages

if TYPE_CHECKING:
    from rich.console import RenderableType

HEX_BOARDS: Final[dict[str, list[int]]] = {
    "heroes-37": [2, 3],
    "heroes-51": [4],
    "heroes-61": [4, 5],
}
"""The maps and the numbers of players they are for."""


class HeroesBoards(Boards):
    rounds = "cli-board-open-rounds"

    def shipped(self) -> list[Board]:
        return [_board(shipped_board(name), players) for name, players in HEX_BOARDS.items()]

    def data(self, name: str) -> object:
        board = shipped_board(name)
        return {"rows": board.rows, "levels": board.levels}

    def tables(self, catalogue: Catalogue, name: str) -> list[RenderableType]:
        """How many tiles of each level are laid out, or drawn from."""
        table = grid(catalogue.text("cli-board-levels"))
        table.add_column(catalogue.text("cli-head-level"), justify="right")
        table.add_column(catalogue.text("cli-head-count"), justify="right")
        for level, count in enumerate(shipped_board(name).levels, 1):
            table.add_row(str(level), str(count))
        return [table]

    def picture(self, catalogue: Catalogue, name: str) -> str:
        rows = shipped_board(name).rows
        return hex_svg(hexagons(name, rows), labels={name: _titled(catalogue, name)})

    def bears(self, board: Board, state: core.State) -> bool:
        return isinstance(state, State) and state.table.board.id == board.id


def _board(board: hexes.Board, players: list[int]) -> Board:
    titles = {language: _titled(Catalogue(language), board.id) for language in languages()}
    return Board(board.id, titles, players, 0, len(board.names), board.provenance)


def _titled(catalogue: Catalogue, name: str) -> str:
    return catalogue.text(f"board-{name}")
