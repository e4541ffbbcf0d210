"""The board as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.grid import grid
from warren.cli.small_world.depths import holder, things_in
from warren.games.small_world.board import Board
from warren.games.small_world.board_file import BoardSpec
from warren.games.small_world.explanation import conquering_tribe, explain_conquest
from warren.games.small_world.features import SYMBOLS, TERRAINS, VOLCANO
from warren.games.small_world.pieces import MONSTERS_EACH, piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.text.catalogue import Catalogue
from warren.text.small_world.regions import region_name

if TYPE_CHECKING:
    from rich.table import Table


def ground_table(
    catalogue: Catalogue, state: State, names: Sequence[str], seat: int | None
) -> Table:
    """Every region: what it is, who holds it, what it costs this seat, what it borders."""
    priced = seat is not None and conquering_tribe(state, seat) != NONE
    board = state.table.board
    table = grid(catalogue.text("cli-regions-title"))
    for head in ("cli-head-region", "cli-head-terrain", "cli-head-symbols", "cli-head-holder"):
        table.add_column(catalogue.text(head))
    if priced:
        table.add_column(catalogue.text("cli-head-price"), justify="right")
    table.add_column(catalogue.text("cli-head-neighbours"))
    for region, name in enumerate(board.names):
        row = [
            region_name(catalogue, name),
            catalogue.text(f"terrain-{board.terrains[region]}"),
            _signs(catalogue, state, region),
            holder(catalogue, state, names, region),
        ]
        if seat is not None and priced:
            row.append(price_of(state, seat, region))
        table.add_row(*row, _borders(catalogue, state, region))
    return table


def signs_of(catalogue: Catalogue, state: State, region: int) -> list[str]:
    """The symbols of a region."""
    return [
        catalogue.text(f"symbol-{symbol}")
        for symbol, feature in SYMBOLS.items()
        if _bears(state.table.board, feature, region)
    ]


def _signs(catalogue: Catalogue, state: State, region: int) -> str:
    symbols = signs_of(catalogue, state, region)
    pieces = [
        catalogue.text(f"piece-{piece}") if count == 1 else _several(catalogue, piece, count)
        for piece, count in piece_counts(state.pieces_on(region)).items()
    ]
    return ", ".join([*symbols, *pieces, *things_in(catalogue, state, region)])


def _bears(board: Board, feature: int, region: int) -> bool:
    """Whether the region has a symbol, not just a terrain that counts as one."""
    if feature == VOLCANO:
        return region in board.volcanoes
    return board.has(feature, region) and TERRAINS[board.terrains[region]] != feature


def _several(catalogue: Catalogue, piece: str, count: int) -> str:
    return catalogue.text(f"piece-{piece}", "count", n=count)


def price_of(state: State, seat: int, region: int) -> str:
    """What a region costs this seat; empty where it cannot be taken."""
    if region >= state.table.board.size:
        return ""
    breakdown = explain_conquest(state, seat, region)
    return "" if breakdown.refusal else str(breakdown.total)


def _borders(catalogue: Catalogue, state: State, region: int) -> str:
    board = state.table.board
    others = [
        region_name(catalogue, name)
        for other, name in enumerate(board.names)
        if _touch(board, region, other)
    ]
    if region < board.size and (board.entries >> region) & 1:
        others.append(catalogue.text("cli-entry"))
    return " ".join(others)


def _touch(board: Board, region: int, other: int) -> bool:
    """Whether two regions share a border; that of two chasms concerns nobody."""
    if other < board.size:
        return (board.adjacent[region] >> other) & 1 == 1
    return region < board.size and (board.adjacent[other] >> region) & 1 == 1


def spec_table(catalogue: Catalogue, spec: BoardSpec) -> Table:
    """A board file: every region with what lies in it from the start."""
    board = spec.build(spec.players)
    table = grid(catalogue.text("cli-regions-title"))
    for head in ("cli-head-region", "cli-head-terrain", "cli-head-symbols", "cli-head-neighbours"):
        table.add_column(catalogue.text(head))
    for index, region in enumerate(spec.regions):
        signs = [catalogue.text(f"symbol-{symbol}") for symbol in region.symbols]
        if region.tribe:
            signs.append(catalogue.text("piece-tribe"))
        if region.monsters:
            signs.append(_several(catalogue, "monster", MONSTERS_EACH))
        borders = [spec.regions[other].id for other in spec.borders[index]]
        if index < board.size and (board.entries >> index) & 1:
            borders.append(catalogue.text("cli-entry"))
        table.add_row(
            region.id,
            catalogue.text(f"terrain-{region.terrain}"),
            ", ".join(signs),
            " ".join(borders),
        )
    return table
