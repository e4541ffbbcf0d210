"""What a game shows at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.core.effect import Effect
from warren.core.state import State
from warren.core.title import Part
from warren.games.registry import title
from warren.text.catalogue import Catalogue
from warren.text.moves import write_move
from warren.text.names import title as title_of
from warren.text.narration import action_line, help_text

if TYPE_CHECKING:
    from rich.console import RenderableType


class Face(Part):
    """The tables and answers of one game. States given to it hide what is to be hidden.

    `extras` are the commands that not every game has. By default the JSON form of the position is
    shown: lists with an entry for each player side by side, everything else line by line.
    """

    extras: tuple[str, ...] = ()

    def opening(self, catalogue: Catalogue, state: State) -> list[str]:
        """What the table says of itself before the game."""
        return []

    def overview(
        self, catalogue: Catalogue, state: State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        """The whole position."""
        from warren.cli.table.plain import position_tables

        return position_tables(catalogue, state, names)

    def offer(self, catalogue: Catalogue, state: State) -> RenderableType | None:
        """What lies open for the decision at hand, if anything."""
        return None

    def round_line(self, catalogue: Catalogue, state: State) -> str:
        return catalogue.text("cli-round-count", round=state.rounds()) if state.rounds() else ""

    def heading(self, catalogue: Catalogue, state: State, code: int) -> str:
        """The head under which a choice stands in the list; empty when it has none."""
        return ""

    def choice(
        self, catalogue: Catalogue, state: State, seat: int, code: int, names: list[str]
    ) -> str:
        """A choice as the list shows it, under its head if it has one."""
        return action_line(catalogue, state, seat, code, names)

    def worth_telling(self, effects: Sequence[Effect]) -> list[Effect]:
        """The facts of the log without those that a person sees anyway."""
        return list(effects)

    def places(self, catalogue: Catalogue, state: State) -> dict[str, list[str]]:
        """The places of the board, each with what one may type for it."""
        return {}

    def why(self, catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
        """What taking a place costs, or why it cannot be taken."""
        return []

    def extra(
        self,
        catalogue: Catalogue,
        state: State,
        names: Sequence[str],
        seat: int,
        command: str,
    ) -> list[RenderableType]:
        """The answer to one of the game's own commands."""
        return []

    def topics(self, catalogue: Catalogue, state: State) -> dict[tuple[str, str], list[str]]:
        """What there is help on: kind and id, with the words that name it."""
        return {}

    def topic_name(self, catalogue: Catalogue, kind: str, id: str) -> str:
        """What a topic is called at the head of its help."""
        return title_of(catalogue, kind, id)

    def describe(self, catalogue: Catalogue, state: State, kind: str, id: str) -> str:
        """The help on one of the topics."""
        return help_text(catalogue, kind, id)

    def example(self, state: State, language: str) -> str:
        """A move as one may type it."""
        return write_move(state.action(0), state.game(), language)


def face_of(game: str) -> Face:
    """The face of the game of a key."""
    return title(game).part("face", Face)
