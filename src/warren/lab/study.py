"""What the lab is to find out, and what it tells then."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from warren.core.state import State
from warren.lab.running import Budget, Progress
from warren.text.catalogue import Catalogue


class Sheet(NamedTuple):
    """A table of an answer; the first column is a name, and one row may stand out."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: int | None


class Answer(ABC):
    """What was found, for the terminal, for a page and for programs."""

    @abstractmethod
    def title(self, catalogue: Catalogue) -> str: ...

    @abstractmethod
    def setting(self, catalogue: Catalogue) -> list[str]:
        """What was played, and how it was measured."""

    @abstractmethod
    def sheets(self, catalogue: Catalogue) -> list[Sheet]: ...

    @abstractmethod
    def findings(self, catalogue: Catalogue) -> list[str]:
        """What the figures say, in sentences."""

    @abstractmethod
    def page(self, catalogue: Catalogue) -> str:
        """The whole answer as a page."""

    @abstractmethod
    def to_json(self) -> dict[str, object]: ...


class Study(ABC):
    """A measurement that can be made."""

    @abstractmethod
    def table(self) -> State:
        """A new game at its table."""

    @abstractmethod
    def answer(self, budget: Budget, workers: int = 1, told: Progress | None = None) -> Answer:
        """Play the games of the budget and tell what they show."""
