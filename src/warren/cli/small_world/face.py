"""What Small World and Underground show at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.small_world.column import column_table
from warren.cli.small_world.depths import depths
from warren.cli.small_world.ground import ground_table
from warren.cli.small_world.map import ground_map
from warren.cli.small_world.reasons import why_lines
from warren.cli.small_world.seats import seats_table
from warren.cli.small_world.setting import setting_lines
from warren.cli.small_world.topics import topics
from warren.cli.table.face import Face
from warren.core import state as core
from warren.core.action import Action
from warren.games.small_world import frames
from warren.games.small_world.explanation import explain_income
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.moves import write_move
from warren.text.small_world.income import income_lines
from warren.text.small_world.regions import region_name

if TYPE_CHECKING:
    from rich.console import RenderableType


class SmallWorldFace(Face):
    """The board as a map and as a table, the players, the column; prices and incomes explained."""

    extras = ("income", "regions")

    def opening(self, catalogue: Catalogue, state: core.State) -> list[str]:
        return setting_lines(catalogue, _own(state).table)

    def overview(
        self, catalogue: Catalogue, state: core.State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        own = _own(state)
        return [
            *(ground_map(catalogue, own, seat) or [ground_table(catalogue, own, names, seat)]),
            *depths(catalogue, own, names),
            seats_table(catalogue, own, names),
        ]

    def offer(self, catalogue: Catalogue, state: core.State) -> RenderableType | None:
        own = _own(state)
        choosing = frames.step(own) in (frames.PICK, frames.SWAP)
        return column_table(catalogue, own) if choosing else None

    def round_line(self, catalogue: Catalogue, state: core.State) -> str:
        own = _own(state)
        return catalogue.text("cli-round", round=own.rounds(), rounds=int(own.table.board.rounds))

    def places(self, catalogue: Catalogue, state: core.State) -> dict[str, list[str]]:
        return {
            name: [name, region_name(catalogue, name)] for name in _own(state).table.board.names
        }

    def why(self, catalogue: Catalogue, state: core.State, seat: int, place: str) -> list[str]:
        return why_lines(catalogue, _own(state), seat, place)

    def extra(
        self,
        catalogue: Catalogue,
        state: core.State,
        names: Sequence[str],
        seat: int,
        command: str,
    ) -> list[RenderableType]:
        own = _own(state)
        if command == "regions":
            return [ground_table(catalogue, own, names, seat)]
        return [*income_lines(catalogue, own.forecast(seat) or explain_income(own, seat))]

    def topics(self, catalogue: Catalogue, state: core.State) -> dict[tuple[str, str], list[str]]:
        return topics(catalogue, _own(state).table)

    def example(self, state: core.State, language: str) -> str:
        board = _own(state).table.board
        land = next(name for i, name in enumerate(board.names) if (board.land >> i) & 1)
        return write_move(Action("conquer", {"region": land}), self.title.key, language)


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state
