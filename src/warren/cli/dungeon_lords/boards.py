"""A dungeon and the central board: what is known of them, and their pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.cli.boards import Board, Boards
from warren.cli.dungeon_lords.burrow import burrow
from warren.cli.dungeon_lords.center import center_table
from warren.cli.dungeon_lords.pictures import center_scene, dungeon_scene
from warren.core.refusal import InputError
from warren.drawing.dungeon_lords.center_svg import center_svg
from warren.drawing.dungeon_lords.dungeon_svg import dungeon_svg
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.meta import MAX_PLAYERS, MIN_PLAYERS
from warren.games.dungeon_lords.sight import center
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS, COLUMNS, ENTRANCE, ORDERS, ROWS, SPACES
from warren.text.catalogue import Catalogue, languages
from warren.text.names import seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from warren.core.record import Record

DUNGEON: Final = "lords-dungeon"
CENTER: Final = "lords-center"
LORDS_BOARDS: Final = {DUNGEON: CELLS, CENTER: ORDERS * SPACES}
"""The boards and how many regions they have."""
SEVERAL: Final = 2
"""Dungeons side by side, where there are more than one."""


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
        places = [center.place_of(state, order) for order in range(ORDERS)]
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

    def position(self, catalogue: Catalogue, name: str, record: Record, upto: int | None) -> str:
        """As those see it who only look on, while the game is not over."""
        from warren.cli.table.seating import shown_names
        from warren.core.match import replay
        from warren.games.registry import game

        if record.game != self.title.key:
            raise InputError("error-record-board", {"field": "--record", "board": name})
        state = replay(game(record.game), record, upto).state.view(None).state
        assert isinstance(state, State)
        return _drawn(catalogue, name, state, shown_names(catalogue, record.names))

    def _start(self, players: int) -> State:
        state = self.title.game().new_state(players, {})
        assert isinstance(state, State)
        return state


def _titles(name: str) -> dict[str, str]:
    return {language: Catalogue(language).text(f"board-{name}") for language in languages()}


def _drawn(catalogue: Catalogue, name: str, state: State, names: list[str]) -> str:
    if name == CENTER:
        return center_svg(center_scene(catalogue, state, names))
    scenes = tuple(
        dungeon_scene(catalogue, state, seat, player) for seat, player in enumerate(names)
    )
    return dungeon_svg(scenes, catalogue.text(f"board-{name}"), min(SEVERAL, len(scenes)))
