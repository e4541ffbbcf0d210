"""What the reports count besides wins and scores: choices of some verbs, and rounds."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.facts.picks import FACTS, Fact
from warren.games.heroes import layout as heroes
from warren.games.heroes.state import State as HeroesState
from warren.games.small_world import layout as small_world
from warren.games.small_world.state import State as SmallWorldState


def rounds_played(state: State) -> int:
    """The rounds of a game that is over, the last one included even if it was cut short."""
    if isinstance(state, SmallWorldState):
        return int(state.world[small_world.ROUND])
    assert isinstance(state, HeroesState)
    if state.world[heroes.ACTIVE]:
        return int(state.world[heroes.ROUND])
    players = range(int(state.table.players))
    return max(int(state.seats[seat * heroes.SEAT_SIZE + heroes.TURNS]) for seat in players)


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
            known = state.action(code).verb in self.fact.verbs
            self.counted[code] = known
        return self.fact if known else None
