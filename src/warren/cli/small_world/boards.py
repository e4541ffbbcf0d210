"""The boards of Small World and Underground, shipped, of packs and of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from warren.cli.boards import Board, Boards
from warren.cli.small_world.ground import spec_table
from warren.cli.small_world.shelf import is_board_file, load_board, own_board
from warren.core import state as core
from warren.games.small_world.board_file import SHIPPED, BoardSpec, shipped_board
from warren.games.small_world.packs.library import LIBRARY
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType


class SmallWorldBoards(Boards):
    def shipped(self) -> list[Board]:
        return [_board(shipped_board(name)) for name in SHIPPED]

    def board(self, name: str) -> Board | None:
        known = is_board_file(name) or name in SHIPPED or LIBRARY.board(name) is not None
        return _board(load_board(name)) if known else None

    def own(self, file: Path) -> Board:
        return _board(own_board(file))

    def facts(self, board: Board) -> dict[str, object]:
        return super().facts(board) | {"players": next(iter(board.players), None)}

    def data(self, name: str) -> object:
        return load_board(name).data

    def tables(self, catalogue: Catalogue, name: str) -> list[RenderableType]:
        return [spec_table(catalogue, load_board(name))]

    def picture(self, catalogue: Catalogue, name: str) -> str:
        from warren.drawing.small_world.picture import board_picture

        return board_picture(catalogue, load_board(name))

    def bears(self, board: Board, state: core.State) -> bool:
        return isinstance(state, State) and state.table.board.id == board.id


def _board(spec: BoardSpec) -> Board:
    return Board(
        spec.id,
        spec.title,
        [spec.players] if spec.players else [],
        spec.rounds,
        len(spec.regions),
        spec.provenance,
    )
