"""What Small World shows at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.cli.small_world.column import column_table
from warren.cli.small_world.ground import ground_table
from warren.cli.small_world.seats import seats_table
from warren.core import state as core
from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.refusal import Refusal
from warren.games.small_world import frames
from warren.games.small_world.explanation import explain_conquest, explain_income
from warren.games.small_world.features import SYMBOLS, TERRAINS
from warren.games.small_world.layout import ROUND
from warren.games.small_world.notation import write_position
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.moves import write_move
from warren.text.narration import (
    action_line,
    breakdown_line,
    breakdown_lines,
    error_line,
    help_text,
    income_lines,
)

if TYPE_CHECKING:
    from rich.console import RenderableType


class SmallWorldFace:
    """The board, the players and the column as tables; prices and incomes explained."""

    extras: tuple[str, ...] = ("income",)

    def overview(
        self, catalogue: Catalogue, state: core.State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        own = _own(state)
        return [
            ground_table(catalogue, own, names, seat),
            seats_table(catalogue, own, names),
        ]

    def offer(self, catalogue: Catalogue, state: core.State) -> RenderableType | None:
        own = _own(state)
        return column_table(catalogue, own) if frames.step(own) == frames.PICK else None

    def round_line(self, catalogue: Catalogue, state: core.State) -> str:
        own = _own(state)
        return catalogue.text(
            "cli-round", round=int(own.world[ROUND]), rounds=int(own.table.board.rounds)
        )

    def heading(self, catalogue: Catalogue, state: core.State, code: int) -> str:
        return ""

    def choice(self, catalogue: Catalogue, state: core.State, code: int, names: list[str]) -> str:
        return action_line(catalogue, state, code, names)

    def worth_telling(self, effects: Sequence[Effect]) -> list[Effect]:
        return list(effects)

    def places(self, catalogue: Catalogue, state: core.State) -> dict[str, list[str]]:
        return {name: [name] for name in _own(state).table.board.names}

    def why(self, catalogue: Catalogue, state: core.State, seat: int, place: str) -> list[str]:
        own = _own(state)
        breakdown = explain_conquest(own, seat, own.table.board.index[place])
        line = breakdown_line(catalogue, breakdown)
        lines = [catalogue.text("cli-why-price", region=place, price=line)]
        lines += [f"  {part}" for part in breakdown_lines(catalogue, breakdown)]
        if not breakdown.refusal:
            lines += self._refused(catalogue, own, seat, place)
        return lines

    def _refused(self, catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
        """Why the region cannot be taken at this moment, though it could be attacked."""
        legal = [state.action(code) for code in state.legal_actions(seat)]
        if any(action.verb == "conquer" and action.args["region"] == place for action in legal):
            return []
        try:
            state.clone().apply(seat, state.code(Action("conquer", {"region": place})))
        except Refusal as refusal:
            return [error_line(catalogue, refusal)]
        return []

    def extra(
        self, catalogue: Catalogue, state: core.State, seat: int, command: str
    ) -> list[RenderableType]:
        return [*income_lines(catalogue, explain_income(_own(state), seat))]

    def topics(self, catalogue: Catalogue, state: core.State) -> dict[tuple[str, str], list[str]]:
        table = _own(state).table
        known = [
            *(("race", race.id) for race in table.races),
            *(("power", power.id) for power in table.powers),
            *(("terrain", terrain) for terrain in TERRAINS),
            *(("symbol", symbol) for symbol in SYMBOLS),
            *(("piece", piece.id) for piece in PIECES),
        ]
        return {(kind, id): [catalogue.text(f"{kind}-{id}"), id] for kind, id in known}

    def describe(self, catalogue: Catalogue, state: core.State, kind: str, id: str) -> str:
        return help_text(catalogue, kind, id)

    def example(self, state: core.State, language: str) -> str:
        board = _own(state).table.board
        land = next(name for i, name in enumerate(board.names) if (board.land >> i) & 1)
        return write_move(Action("conquer", {"region": land}), language)

    def position(self, state: core.State) -> str:
        return write_position(_own(state))


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state
