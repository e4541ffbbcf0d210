"""Boards of hexes: rows, names and neighbours."""

from __future__ import annotations

import pytest
from tests.tools.rules import rules

from warren.games.heroes.deck_file import shipped_board
from warren.games.heroes.hexes import Board

BOARDS = ["heroes-61", "heroes-51", "heroes-37"]


def neighbours(board: Board, name: str) -> set[str]:
    mask = int(board.adjacent[board.index[name]])
    return {other for i, other in enumerate(board.names) if mask >> i & 1}


@rules("HDL-SET-2", "HDL-SET-3", "HDL-SET-4")
@pytest.mark.parametrize(("id", "size"), [("heroes-61", 61), ("heroes-51", 51), ("heroes-37", 37)])
def test_sizes(id: str, size: int) -> None:
    board = shipped_board(id)
    assert (board.size, len(set(board.names)), sum(board.rows)) == (size, size, size)


@rules("HDL-SET-2")
def test_neighbours_on_the_large_board() -> None:
    board = shipped_board("heroes-61")
    assert neighbours(board, "a1") == {"a2", "b1", "b2"}
    assert neighbours(board, "a5") == {"a4", "b5", "b6"}
    assert neighbours(board, "e1") == {"d1", "e2", "f1"}
    assert neighbours(board, "e5") == {"d4", "d5", "e4", "e6", "f4", "f5"}
    assert neighbours(board, "i5") == {"h5", "h6", "i4"}


@rules("HDL-SET-4")
def test_neighbours_on_the_small_board() -> None:
    board = shipped_board("heroes-37")
    assert neighbours(board, "d4") == {"c3", "c4", "d3", "d5", "e3", "e4"}
    assert neighbours(board, "b1") == {"a1", "b2", "c1", "c2"}
    assert neighbours(board, "g1") == {"f1", "f2", "g2"}


@rules("HDL-SET-3")
def test_neighbours_on_the_short_board() -> None:
    board = shipped_board("heroes-51")
    assert neighbours(board, "a1") == {"a2", "b1", "b2"}
    assert neighbours(board, "d9") == {"c8", "d8", "e8"}


@pytest.mark.parametrize("id", BOARDS)
def test_neighbourhood_is_mutual_and_nobody_is_its_own(id: str) -> None:
    board = shipped_board(id)
    for name in board.names:
        around = neighbours(board, name)
        assert name not in around
        assert 3 <= len(around) <= 6
        assert all(name in neighbours(board, other) for other in around)


@pytest.mark.parametrize(
    ("id", "borders"), [("heroes-61", 156), ("heroes-51", 128), ("heroes-37", 90)]
)
def test_how_many_borders_there_are(id: str, borders: int) -> None:
    board = shipped_board(id)
    assert sum(len(neighbours(board, name)) for name in board.names) == 2 * borders


@rules("HDL-DAT-3", "HDL-SET-4")
def test_the_large_box_contains_the_small_one() -> None:
    large, small = shipped_board("heroes-61").levels, shipped_board("heroes-37").levels
    assert (sum(large), sum(small)) == (61, 37)
    assert small == [4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1]
    assert all(many >= few for many, few in zip(large, small, strict=True))
    assert shipped_board("heroes-51").levels == large
