"""Where one may dig, and which tiles a party reaches first."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.dungeon import START_TUNNELS, completes_square, diggable, nearest
from warren.games.dungeon_lords.terms import CELLS


def cells(*names: str) -> i64:
    mask = i64(0)
    for name in names:
        mask |= bit(i64([cell_name(cell) for cell in range(CELLS)].index(name)))
    return mask


def named(mask: i64) -> set[str]:
    return {cell_name(cell) for cell in range(CELLS) if (mask >> cell) & 1}


@rules("DL-SET-3", "DL-DIG-1", "DL-DIG-6")
def test_seven_cells_around_the_first_tunnels() -> None:
    assert named(i64(START_TUNNELS)) == {"c1", "c2", "c3"}
    assert named(diggable(START_TUNNELS)) == {"b1", "b2", "b3", "d1", "d2", "d3", "c4"}


@rules("DL-DIG-2", "DL-DIG-6")
def test_no_square_of_four() -> None:
    tiles = START_TUNNELS | cells("b1")
    assert named(diggable(tiles)) == {"a1", "b3", "d1", "d2", "d3", "c4"}
    assert completes_square(tiles, i64(6))
    assert not completes_square(tiles, i64(0))


@rules("DL-PLN-1", "DL-PLN-9")
def test_the_nearest_tiles_count_steps_through_conquered_ones() -> None:
    tiles = START_TUNNELS | cells("b1", "a1")
    assert named(nearest(tiles, i64(0))) == {"c1"}
    assert named(nearest(tiles, cells("c1"))) == {"c2", "b1"}
    assert named(nearest(tiles, cells("c1", "b1"))) == {"c2"}
    assert named(nearest(tiles, tiles)) == set()
