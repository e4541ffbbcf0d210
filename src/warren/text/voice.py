"""How one game speaks."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.core.state import State
from warren.text.breakdowns import breakdown_line
from warren.text.catalogue import Catalogue, shared_catalogue


class Form:
    """One way to write a move: a verb, fixed arguments, and those that vary."""

    def __init__(self, verb: str, fixed: dict[str, str], arguments: list[str]) -> None:
        self.verb: Final = verb
        self.fixed: Final = fixed
        self.arguments: Final = arguments


class Voice:
    """The sentences of one game; the front in `narration` finds the right voice."""

    game: str = ""

    def speaks_of(self, state: State) -> bool:
        """Whether the state is one of this game."""
        raise NotImplementedError

    def tells(self, effect: Effect) -> bool:
        """Whether the effect is one of this game."""
        raise NotImplementedError

    def effect_line(self, catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
        raise NotImplementedError

    def prompt_line(self, catalogue: Catalogue, state: State, names: list[str]) -> str:
        raise NotImplementedError

    def action_line(self, catalogue: Catalogue, state: State, code: int, names: list[str]) -> str:
        raise NotImplementedError

    def price_line(self, catalogue: Catalogue, state: State, code: int) -> str:
        """What a code would cost the seat to act, as a sum; empty where there is no price."""
        breakdown = state.explain(int(state.actor()), code)
        return "" if breakdown is None else breakdown_line(catalogue, breakdown)

    def result_lines(self, catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
        raise NotImplementedError

    def own_names(self, state: State, language: str) -> dict[str, str]:
        """The names that this table has given to things itself, by message id."""
        return {}

    def catalogue(self, state: State, language: str) -> Catalogue:
        """The messages of a language with these names, kept for the table."""
        return shared_catalogue(language)

    def forms(self, state: State | None = None) -> list[Form]:
        """Every way to write a move, at the table of a state or at any table."""
        raise NotImplementedError

    def spellings(
        self, catalogue: Catalogue, state: State, argument: str
    ) -> dict[str | int, list[str]]:
        """The values an argument may have in this state, each with what one may type for it."""
        raise NotImplementedError
