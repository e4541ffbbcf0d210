"""What the reports count besides wins and scores: choices of some verbs."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.facts.picks import Facts, SeatPick
from warren.games.registry import title


class Watch:
    """Tells the codes to count from the others; it asks a table for each code once.

    Without a game nothing is counted.
    """

    def __init__(self, game: str = "") -> None:
        self.facts: Final = title(game).part("facts", Facts) if game else None
        self.counted: Final[dict[int, bool]] = {}

    def facts_of(self, state: State, code: int) -> Facts | None:
        """What to count when this code is done, if anything."""
        if self.facts is None:
            return None
        known = self.counted.get(code)
        if known is None:
            known = state.action(code).verb in self.facts.verbs
            self.counted[code] = known
        return self.facts if known else None

    def closing(self, state: State) -> list[SeatPick]:
        """What the end of a game tells."""
        return [] if self.facts is None else self.facts.closing(state)
