"""What an action would come to at once, tried on a copy."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.games.small_world.state import State
from warren.games.small_world.takings import INCOME, takings, until_next_turn


class Outlook:
    """The position after an action, and what happened until the turn was over."""

    def __init__(self, state: State, seat: int, code: int) -> None:
        self.after: Final = state.clone()
        self._seat: Final = seat
        self._told: Final[list[Effect]] = []
        self.after.effects = self._told
        self.after.apply(seat, code)

    @property
    def ends_turn(self) -> bool:
        """Whether the coins of the turn are paid, and somebody else is to decide."""
        return not self.after.is_chance() and any(
            effect.name == INCOME and effect.args["seat"] == self._seat
            for effect in until_next_turn(self._told)
        )

    @property
    def coins(self) -> int:
        """What comes into the purse of the seat, less what leaves it."""
        return takings(self._told, self._seat).total
