"""What an action would come to at once, tried on a copy."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.games.small_world.state import State

INCOME: Final = "income-paid"
GAINS: Final = (INCOME, "coins-gained")
LOSSES: Final = ("coins-paid",)
NEXT: Final = "turn-began"


class Outlook:
    """The position after an action, and what happened until the turn was over."""

    def __init__(self, state: State, seat: int, code: int) -> None:
        self.after: Final = state.clone()
        effects: list[Effect] = []
        self.after.effects = effects
        self.after.apply(seat, code)
        self._told: Final = [
            effect for effect in _before_next(effects) if effect.args.get("seat") == seat
        ]

    @property
    def ends_turn(self) -> bool:
        """Whether the coins of the turn are paid, and somebody else is to decide."""
        return not self.after.is_chance() and any(effect.name == INCOME for effect in self._told)

    @property
    def coins(self) -> int:
        """What comes into the purse of the seat, less what leaves it."""
        return self._sum(GAINS) - self._sum(LOSSES)

    def _sum(self, names: tuple[str, ...]) -> int:
        found = 0
        for effect in self._told:
            coins = effect.args.get("coins")
            if effect.name in names and isinstance(coins, int):
                found += coins
        return found


def _before_next(effects: list[Effect]) -> list[Effect]:
    names = [effect.name for effect in effects]
    return effects[: names.index(NEXT)] if NEXT in names else effects
