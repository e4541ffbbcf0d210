"""Hex maps: what is known of them, and their pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.core.refusal import InputError
from warren.drawing.hex_svg import hex_svg
from warren.drawing.hex_tile import HexTile
from warren.drawing.hexagons import hexagons
from warren.games.heroes.deck_file import shipped_board
from warren.games.heroes.hexes import Board
from warren.games.heroes.layout import CLAIM, FORT, LEVEL, NONE, OWNER, RUNE, TROOP
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue, languages
from warren.text.names import title

if TYPE_CHECKING:
    from warren.core.record import Record

HEX_BOARDS: Final[dict[str, list[int]]] = {
    "heroes-37": [2, 3],
    "heroes-51": [4],
    "heroes-61": [4, 5],
}
"""The maps and the numbers of players they are for."""


def hex_boards() -> list[Board]:
    return [shipped_board(name) for name in HEX_BOARDS]


def hex_facts(board: Board) -> dict[str, object]:
    return {
        "board": board.id,
        "title": {name: hex_title(Catalogue(name), board.id) for name in languages()},
        "players": HEX_BOARDS[board.id],
        "rounds": None,
        "regions": len(board.names),
        "provenance": board.provenance,
    }


def hex_title(catalogue: Catalogue, name: str) -> str:
    return catalogue.text(f"board-{name}")


def hex_picture(catalogue: Catalogue, board: Board) -> str:
    """The empty map."""
    labels = {board.id: hex_title(catalogue, board.id)}
    return hex_svg(hexagons(board.id, board.rows), labels=labels)


def record_picture(catalogue: Catalogue, board: str, record: Record, upto: int | None) -> str:
    """The position after a line of a record of this map."""
    from warren.cli.table.seating import shown_names
    from warren.core.match import replay
    from warren.games.registry import game

    state = replay(game(record.game), record, upto).state
    if not isinstance(state, State) or state.table.board.id != board:
        raise InputError("error-record-board", {"field": "--record", "board": board})
    words = {board: hex_title(catalogue, board)}
    names = shown_names(catalogue, record.names)
    words |= {f"seat-{seat}": name for seat, name in enumerate(names)}
    words |= {card.id: title(catalogue, "card", card.id) for card in state.table.cards}
    words |= {
        "level": catalogue.text("hex-level"),
        "support": catalogue.text("hex-support"),
        "claim": catalogue.text("hex-claim"),
    }
    rows = state.table.board.rows
    return hex_svg(hexagons(board, rows), hex_tiles(state), labels=words)


def hex_tiles(state: State) -> dict[str, HexTile]:
    """What lies on each region."""
    return {name: _tile(state, region) for region, name in enumerate(state.table.board.names)}


def _tile(state: State, region: int) -> HexTile:
    owner = int(state.tile(region, OWNER))
    claim = int(state.tile(region, CLAIM))
    return HexTile(
        level=int(state.tile(region, LEVEL)),
        owner=None if owner == NONE else owner,
        claim=None if claim == NONE else claim // 2,
        troop=_card(state, region, TROOP),
        fortification=_card(state, region, FORT),
        rune=_card(state, region, RUNE),
        support=int(state.support_of(region)) if owner != NONE else 0,
    )


def _card(state: State, region: int, field: int) -> str:
    card = int(state.tile(region, field))
    return "" if card == NONE else state.table.cards[card].id
