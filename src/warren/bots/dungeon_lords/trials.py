"""Choices tried out on a guess: what the seat owns afterwards decides."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.estate import Estate, estate_of
from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.spare_imps import imp_prices
from warren.bots.dungeon_lords.worths import worth
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.state import State

PARTS: Final = (frames.SETTING, frames.PAYMENT, frames.THROWING)
"""What belongs to a choice that has just been made, and is chosen along with it."""


class Trials:
    """The choices of one decision, each followed to its end."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.guess: Final = outlook.guess()
        self.prices: Final = imp_prices(outlook)

    def best(self) -> int:
        """The code that leaves the seat best off; the first of equals."""
        return max(self.outlook.codes, key=self.value)

    def value(self, code: int) -> float:
        return self._after(self.guess, code)

    def _after(self, state: State, code: int) -> float:
        seat = self.outlook.seat
        trial = state.clone()
        trial.apply(seat, code)
        if int(frames.step(trial)) in PARTS and seat in trial.actors():
            return max(self._after(trial, part) for part in trial.legal_actions(seat))
        return self.worth(estate_of(trial, seat))

    def worth(self, estate: Estate) -> float:
        """An imp that is still unused is worth what it can do later in the round."""
        spare = sum(self.prices[: estate.idle])
        return worth(estate, self.outlook.times, self.outlook.state.table) + spare
