"""Drawings shared by the tests: each board is drawn once."""

from collections.abc import Callable
from functools import cache

import pytest
from tests.drawing.board_files import load

from warren.drawing.outline import BoardDrawing, draw_board
from warren.drawing.spec import BoardSpec

Drawn = tuple[BoardSpec, BoardDrawing]


@pytest.fixture(scope="session")
def drawn() -> Callable[[str], Drawn]:
    @cache
    def draw(name: str) -> Drawn:
        spec = load(name)
        return spec, draw_board(spec)

    return draw
