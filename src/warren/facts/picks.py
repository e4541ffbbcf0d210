"""Choices worth counting, told by the effects of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from warren.core.effect import Effect
from warren.core.state import State
from warren.core.title import Part

Pick = tuple[str, str]
"""A category and a name."""
SeatPick = tuple[int, Pick]


class Facts(Part):
    """Choices worth counting: their verbs, and the categories that each effect tells.

    `effects` holds, for the name of an effect, categories and the arguments that name them;
    the argument `seat` of each of these effects says who chose. What only the end of a game
    tells is counted by `closing`. `times` is the message that heads how often something was
    chosen, `mean` the one that heads the mean score.
    """

    verbs: tuple[str, ...] = ()
    times: str = "cli-head-times-taken"
    mean: str = "cli-head-mean-coins"
    effects: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    def kinds(self) -> dict[str, str]:
        """The categories, each with the kind of thing that is counted."""
        return {category: kind for told in self.effects.values() for category, kind in told.items()}

    def picks(self, effects: Sequence[Effect]) -> list[SeatPick]:
        """What was picked, each with the seat that picked it."""
        return [
            (int(str(effect.args["seat"])), (category, str(effect.args[argument])))
            for effect in effects
            for category, argument in self.effects.get(effect.name, {}).items()
        ]

    def closing(self, state: State) -> list[SeatPick]:
        """What the last position of a game tells."""
        return []
