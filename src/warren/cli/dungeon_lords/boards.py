"""A dungeon and the central board: what is known of them, and their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.boards import Board, Boards
from warren.cli.dungeon_lords.burrow import burrow
from warren.cli.dungeon_lords.center import center_table
from warren.cli.dungeon_lords.picture import center, dungeons
from warren.core import state as core
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.meta import MAX_PLAYERS, MIN_PLAYERS
from warren.games.dungeon_lords.sight import center as sight
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS, COLUMNS, ENTRANCE, ORDERS, ROWS, SPACES
from warren.text.catalogue import Catalogue, languages
from warren.text.names import seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

DUNGEON: Final = "lords-dungeon"
CENTER: Final = "lords-center"
LORDS_BOARDS: Final = {DUNGEON: CELLS, CENTER: ORDERS * SPACES}
"""The boards and how many regions they have."""


class DungeonLordsBoards(Boards):
    """As at the start of a game, or at any line of a record."""

    rounds = "cli-dungeon-board-rounds"

    def shipped(self) -> list[Board]:
        players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        return [
            Board(name, _titles(name), players, 0, regions, "rulebook")
            for name, regions in LORDS_BOARDS.items()
        ]

    def data(self, name: str) -> object:
        state = self._start(MAX_PLAYERS)
        if name == DUNGEON:
            dug = int(state.tiles(0))
            return {
                "columns": COLUMNS,
                "rows": ROWS,
                "entrance": cell_name(ENTRANCE),
                "dug": [cell_name(cell) for cell in range(CELLS) if (dug >> cell) & 1],
            }
        places = [sight.place_of(state, order) for order in range(ORDERS)]
        return {"places": [{"place": place.id, "order": place.order} for place in places]}

    def tables(self, catalogue: Catalogue, name: str) -> list[RenderableType]:
        state = self._start(MAX_PLAYERS)
        names = [seat_name(catalogue, seat) for seat in range(MAX_PLAYERS)]
        if name == DUNGEON:
            return [burrow(catalogue, state, 0, names[0])]
        return [center_table(catalogue, state, names)]

    def picture(self, catalogue: Catalogue, name: str) -> str:
        state = self._start(MAX_PLAYERS)
        names = [seat_name(catalogue, seat) for seat in range(MAX_PLAYERS)]
        return _drawn(catalogue, name, state, names[:1] if name == DUNGEON else names)

    def bears(self, board: Board, state: core.State) -> bool:
        return isinstance(state, State)

    def position(
        self, catalogue: Catalogue, board: Board, state: core.State, names: Sequence[str]
    ) -> str:
        assert isinstance(state, State)
        return _drawn(catalogue, board.id, state, names)

    def _start(self, players: int) -> State:
        state = self.title.game().new_state(players, {})
        assert isinstance(state, State)
        return state


def _titles(name: str) -> dict[str, str]:
    return {language: Catalogue(language).text(f"board-{name}") for language in languages()}


def _drawn(catalogue: Catalogue, name: str, state: State, names: Sequence[str]) -> str:
    return (center if name == CENTER else dungeons)(catalogue, state, names)
