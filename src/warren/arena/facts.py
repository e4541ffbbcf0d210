"""What the reports count besides wins and scores: which effects of which verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.effect import Effect
from warren.core.state import State

Pick = tuple[str, str]


class Fact:
    """A choice worth counting: its verb, the effect that tells it, and the arguments to count."""

    def __init__(self, verb: str, effect: str, arguments: tuple[str, ...]) -> None:
        self.verb: Final = verb
        self.effect: Final = effect
        self.arguments: Final = arguments

    def picks(self, effects: Sequence[Effect]) -> list[Pick]:
        """What was picked, as pairs of a category and a name."""
        return [
            (argument, str(effect.args[argument]))
            for effect in effects
            if effect.name == self.effect
            for argument in self.arguments
        ]


FACTS: Final[dict[str, Fact]] = {
    "small_world": Fact("pick", "combo-taken", ("race", "power")),
}


class Watch:
    """Tells the codes to count from the others; it asks a table for each code once."""

    def __init__(self, game: str) -> None:
        self.fact: Final = FACTS.get(game)
        self.counted: Final[dict[int, bool]] = {}

    def fact_of(self, state: State, code: int) -> Fact | None:
        """The fact to count when this code is done, if any."""
        if self.fact is None:
            return None
        known = self.counted.get(code)
        if known is None:
            known = state.action(code).verb == self.fact.verb
            self.counted[code] = known
        return self.fact if known else None
