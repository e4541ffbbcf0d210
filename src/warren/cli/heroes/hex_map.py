"""The map as text: rows of hexes, each row shifted by half a hex."""

from __future__ import annotations

from typing import Final

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
    level = state.level_of(region)
    claimant = state.claimant_of(region)
    if claimant is None:
        return f"{name} {level}"
    return f"{name} {level}" + catalogue.text("cli-map-claim", seat=claimant + 1)


def _holder(catalogue: Catalogue, state: State, seat: int | None, region: int) -> str:
    owner = state.owner_of(region)
    if owner is not None:
        support = int(state.support_of(region))
        return catalogue.text("cli-map-owner", seat=owner + 1, support=support)
    support = 0 if seat is None else int(state.support_for(seat, region))
    return catalogue.text("cli-map-support", support=support) if support else ""
