"""Where in the game we are, and how pressing its demands are."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.sight import center
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import PAYDAY, TAXES

NOW: Final = 1.0
SOON: Final = 0.75
SOME_TIME: Final = 0.5
YEARS: Final = 2
FULL: Final = 3.0
"""With so many rounds left goods are worth all they can be."""


class Times:
    """The rounds left for building, and how near taxes and payday are (0 when over)."""

    def __init__(self, state: State) -> None:
        variant = state.table.variant
        self.year: Final = int(state.year())
        self.last: Final = int(variant.seasons)
        self.round: Final = int(state.round_now())
        fighting = frames.in_combat(state)
        this_year = 0 if fighting else self.last - self.round
        self.rounds: Final = this_year + (self.last if self.year < YEARS else 0)
        """Whole rounds after this one."""
        begun = not fighting and center.phase_of(state) <= YEARS
        self.future: Final = min(1.0, (self.rounds + (0.6 if begun else 0.0)) / FULL)
        self.fights: Final = 0 if fighting and self.year == YEARS else 1
        self.taxes: Final = self._nearness(state, TAXES)
        self.payday: Final = self._nearness(state, PAYDAY)

    def _nearness(self, state: State, tile: int) -> float:
        if not center.is_ahead(state, tile):
            return 0.0
        if center.event_now(state) == tile:
            return NOW
        return SOON if center.event_next(state) == tile else SOME_TIME
