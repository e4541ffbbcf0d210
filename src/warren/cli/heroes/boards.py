"""Hex maps: what is known of them, and their pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.cli.boards import Board, Boards
from warren.cli.grid import grid
from warren.core.refusal import InputError
from warren.drawing.hex_svg import hex_svg
from warren.drawing.hex_tile import HexTile
from warren.drawing.hexagons import hexagons
from warren.games.heroes import hexes
from warren.games.heroes.card import Card
from warren.games.heroes.deck_file import shipped_board
from warren.games.heroes.state import State
from warren.games.registry import game
from warren.text.catalogue import Catalogue, languages
from warren.text.names import title

if TYPE_CHECKING:
    from rich.console import RenderableType

    from warren.core.record import Record

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

    def position(self, catalogue: Catalogue, name: str, record: Record, upto: int | None) -> str:
        from warren.cli.table.seating import shown_names
        from warren.core.match import replay

        state = replay(game(record.game), record, upto).state
        if not isinstance(state, State) or state.table.board.id != name:
            raise InputError("error-record-board", {"field": "--record", "board": name})
        words = {name: _titled(catalogue, name)}
        names = shown_names(catalogue, record.names)
        words |= {f"seat-{seat}": player for seat, player in enumerate(names)}
        words |= {card.id: title(catalogue, "card", card.id) for card in state.table.cards}
        words |= {
            "level": catalogue.text("hex-level"),
            "support": catalogue.text("hex-support"),
            "claim": catalogue.text("hex-claim"),
        }
        rows = state.table.board.rows
        return hex_svg(hexagons(name, rows), hex_tiles(state), labels=words)


def _board(board: hexes.Board, players: list[int]) -> Board:
    titles = {language: _titled(Catalogue(language), board.id) for language in languages()}
    return Board(board.id, titles, players, 0, len(board.names), board.provenance)


def _titled(catalogue: Catalogue, name: str) -> str:
    return catalogue.text(f"board-{name}")


def hex_tiles(state: State) -> dict[str, HexTile]:
    """What lies on each region."""
    return {name: _tile(state, region) for region, name in enumerate(state.table.board.names)}


def _tile(state: State, region: int) -> HexTile:
    owner = state.owner_of(region)
    return HexTile(
        level=state.level_of(region),
        owner=owner,
        claim=state.claimant_of(region),
        troop=_id(state.troop_on(region)),
        fortification=_id(state.fortification_on(region)),
        rune=_id(state.rune_on(region)),
        support=int(state.support_of(region)) if owner is not None else 0,
    )


def _id(card: Card | None) -> str:
    return card.id if card else ""
