"""What a game shows at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from warren.core.state import State
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType


class Face(Protocol):
    """The tables and answers of one game. States given to it hide what is to be hidden."""

    def overview(
        self, catalogue: Catalogue, state: State, names: Sequence[str], seat: int | None
    ) -> list[RenderableType]:
        """The whole position."""
        ...

    def offer(self, catalogue: Catalogue, state: State) -> RenderableType | None:
        """What lies open for the decision at hand, if anything."""
        ...

    def round_line(self, catalogue: Catalogue, state: State) -> str: ...

    def places(self, state: State) -> list[str]:
        """The places of the board."""
        ...

    def why(self, catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
        """What taking a place costs, or why it cannot be taken."""
        ...

    def income(self, catalogue: Catalogue, state: State, seat: int) -> list[str]:
        """What the seat would be paid now."""
        ...

    def topics(self, catalogue: Catalogue, state: State) -> dict[tuple[str, str], list[str]]:
        """What there is help on: kind and id, with the words that name it."""
        ...

    def example(self, state: State, language: str) -> str:
        """A move as one may type it."""
        ...

    def position(self, state: State) -> str:
        """The position as one line."""
        ...
