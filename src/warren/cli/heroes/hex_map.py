"""The map as text: rows of hexes, each row shifted by half a hex."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.heroes.layout import CLAIM, LEVEL, NONE, OWNER
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue

HALF: Final = 4
HEX: Final = 2 * HALF


def hex_map(catalogue: Catalogue, state: State, seat: int | None) -> str:
    """Each region: name, level and claim; below, whose it is, or what support the seat has."""
    board = state.table.board
    left = min(x for x, _ in board.spots)
    rows = [["", ""] for _ in board.rows]
    for region, (x, y) in enumerate(board.spots):
        cell = (_place(catalogue, state, region), _holder(catalogue, state, seat, region))
        for line in (0, 1):
            rows[y][line] = rows[y][line].ljust((x - left) * HALF) + cell[line].ljust(HEX)
    drawn = "\n".join(line.rstrip() for row in rows for line in row)
    return "\n".join([drawn, "", catalogue.text("cli-map-legend")])


def _place(catalogue: Catalogue, state: State, region: int) -> str:
    name = state.table.board.names[region]
    level = int(state.tile(i64(region), i64(LEVEL)))
    claim = int(state.tile(i64(region), i64(CLAIM)))
    if claim == NONE:
        return f"{name} {level}"
    return f"{name} {level}" + catalogue.text("cli-map-claim", seat=claim // 2 + 1)


def _holder(catalogue: Catalogue, state: State, seat: int | None, region: int) -> str:
    owner = int(state.tile(i64(region), i64(OWNER)))
    if owner != NONE:
        support = int(state.support_of(i64(region)))
        return catalogue.text("cli-map-owner", seat=owner + 1, support=support)
    support = 0 if seat is None else int(state.support_for(i64(seat), i64(region)))
    return catalogue.text("cli-map-support", support=support) if support else ""
