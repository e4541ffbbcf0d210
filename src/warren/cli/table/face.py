"""What a game shows at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from warren.core.effect import Effect
from warren.core.state import State
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType


class Face(Protocol):
    """The tables and answers of one game. States given to it hide what is to be hidden.

    `extras` are the commands that not every game has.
    """

    extras: tuple[str, ...]

    def opening(self, catalogue: Catalogue, state: State) -> list[str]:
        """What the table says of itself before the game."""
        ...

    def overview(
        self, catalogue: Catalogue, state: State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        """The whole position."""
        ...

    def offer(self, catalogue: Catalogue, state: State) -> RenderableType | None:
        """What lies open for the decision at hand, if anything."""
        ...

    def round_line(self, catalogue: Catalogue, state: State) -> str: ...

    def heading(self, catalogue: Catalogue, state: State, code: int) -> str:
        """The head under which a choice stands in the list; empty when it has none."""
        ...

    def choice(self, catalogue: Catalogue, state: State, code: int, names: list[str]) -> str:
        """A choice as the list shows it, under its head if it has one."""
        ...

    def worth_telling(self, effects: Sequence[Effect]) -> list[Effect]:
        """The facts of the log without those that a person sees anyway."""
        ...

    def places(self, catalogue: Catalogue, state: State) -> dict[str, list[str]]:
        """The places of the board, each with what one may type for it."""
        ...

    def why(self, catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
        """What taking a place costs, or why it cannot be taken."""
        ...

    def extra(
        self, catalogue: Catalogue, state: State, seat: int, command: str
    ) -> list[RenderableType]:
        """The answer to one of the game's own commands."""
        ...

    def topics(self, catalogue: Catalogue, state: State) -> dict[tuple[str, str], list[str]]:
        """What there is help on: kind and id, with the words that name it."""
        ...

    def describe(self, catalogue: Catalogue, state: State, kind: str, id: str) -> str:
        """The help on one of the topics."""
        ...

    def example(self, state: State, language: str) -> str:
        """A move as one may type it."""
        ...

    def position(self, state: State) -> str:
        """The position as one line."""
        ...
