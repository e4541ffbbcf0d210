"""Choices worth counting, told by the effects of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from warren.core.effect import Effect

Pick = tuple[str, str]


class Fact:
    """Choices worth counting: their verbs, and the categories that each effect tells.

    `effects` holds, for the name of an effect, categories and the arguments that name them;
    the argument `seat` of each of these effects says who chose.
    """

    def __init__(self, verbs: tuple[str, ...], effects: Mapping[str, Mapping[str, str]]) -> None:
        self.verbs: Final = verbs
        self.effects: Final = effects

    def picks(self, effects: Sequence[Effect]) -> list[Pick]:
        """What was picked, as pairs of a category and a name."""
        return [pick for _, pick in self.seat_picks(effects)]

    def seat_picks(self, effects: Sequence[Effect]) -> list[tuple[int, Pick]]:
        """What was picked, each with the seat that picked it."""
        return [
            (int(str(effect.args["seat"])), (category, str(effect.args[argument])))
            for effect in effects
            for category, argument in self.effects.get(effect.name, {}).items()
        ]


COMBOS: Final = Fact(("pick", "swap", "done"), {"combo-taken": {"race": "race", "power": "power"}})
"""Whoever may swap the badge takes the combo only when that is done."""

FACTS: Final[dict[str, Fact]] = {
    "small_world": COMBOS,
    "underground": COMBOS,
    "heroes": Fact(
        ("capture", "fortify", "cast"),
        {
            "region-captured": {"troop": "card"},
            "region-fortified": {"fortification": "card"},
            "magic-played": {"magic": "card"},
        },
    ),
}
