"""Chance with one combo set: it lies somewhere among those that open the game."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from warren.core.action import Action
from warren.core.state import State


class Draw:
    """Picks the outcomes of chance for one game.

    The combo comes to a place drawn beforehand, the same chance for each; all else is drawn
    by its weights from what is left. These are the draws of the rules, given that the combo
    is one of the first.
    """

    def __init__(self, state: State, race: str, power: str, place: int, rng: Random) -> None:
        banner = state.code(Action("banner", {"race": race}))
        badge = state.code(Action("badge", {"power": power}))
        self.race: Final = race
        self.place: Final = place
        self.rng: Final = rng
        self.kept: Final = {banner, badge}

    def choose(self, state: State, opened: int) -> int:
        """The next outcome; so many combos lie open."""
        if not self.kept:
            return int(state.draw(self.rng))
        outcomes = state.chance_outcomes()
        held = next((code for code, _ in outcomes if code in self.kept), None)
        if held is not None and opened == self.place:
            self.kept.discard(held)
            return held
        return self.weighed([entry for entry in outcomes if entry[0] != held])

    def weighed(self, outcomes: list[tuple[int, int]]) -> int:
        left = int(self.rng.randrange(sum(weight for _, weight in outcomes)))
        for code, weight in outcomes:
            left -= weight
            if left < 0:
                return code
        raise AssertionError
