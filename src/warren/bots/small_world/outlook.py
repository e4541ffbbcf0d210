"""What a seat makes of a position before it looks at single regions."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import Choices, regions_of
from warren.core.space import ActionSpace
from warren.core.state import View
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE

ENVY: Final = 0.9
"""What a coin that an only opponent misses is worth to us."""
LEADER_ENVY: Final = 1.3
KEPT: Final = 0.6
"""How likely a region is held for another turn."""


class Outlook(Choices):
    """One decision of one seat: the state it may look at, and how it looks at others."""

    def __init__(
        self,
        state: State,
        seat: int,
        space: ActionSpace,
        codes: list[int],
        boldness: float = 1.0,
    ) -> None:
        super().__init__(seat, space, codes)
        self.boldness: Final = boldness
        self.state: Final = state
        self.board: Final = state.table.board
        self.rounds_left: Final = int(self.board.rounds) - state.rounds()
        self.future: Final = KEPT if self.rounds_left else 0.0
        self.envies: Final = self._envies()
        self.turns: Final = [self._turns(other) for other in range(int(state.table.players))]

    def _envies(self) -> list[float]:
        """How much a coin less for each other seat counts; the one with most land counts more."""
        players = int(self.state.table.players)
        land = [0 if seat == self.seat else self.land(seat) for seat in range(players)]
        most = max(land)
        envies = [ENVY * self.boldness / (players - 1)] * players
        if players > 2:
            envies = [
                envy * LEADER_ENVY if land[seat] == most else envy
                for seat, envy in enumerate(envies)
            ]
        envies[self.seat] = 1.0
        return envies

    def _turns(self, seat: int) -> int:
        """How many more times the seat is paid, the running turn included."""
        first = int(self.state.first())
        players = int(self.state.table.players)
        place = (seat - first) % players
        running = (int(self.state.turn()) - first) % players
        return self.rounds_left + (1 if place >= running else 0)

    def lasting(self, seat: int) -> float:
        """How many coins a coin a turn means to the seat; what may be lost again counts less."""
        turns = self.turns[seat]
        return 0.0 if turns == 0 else 1.0 if turns == 1 else 1.0 + KEPT

    def land(self, seat: int) -> int:
        """How many regions the seat holds."""
        return sum(int(self.state.held(tribe)).bit_count() for tribe in self.state.tribes_of(seat))

    def hostile_tokens(self, region: int) -> list[int]:
        """Tokens of each seat's active race that stand next to the region; ours are left out."""
        state = self.state
        counts = [0] * int(state.table.players)
        for other in regions_of(int(self.board.adjacent[region])):
            holder = state.holder_of(other)
            if holder != NONE and state.is_active(holder):
                counts[state.owner(holder)] += int(state.tokens_on(other))
        counts[self.seat] = 0
        return counts


def look(view: View, boldness: float = 1.0) -> Outlook:
    """The outlook of the seat that a view belongs to."""
    state = view.state
    assert isinstance(state, State)
    assert view.seat is not None
    return Outlook(state, view.seat, state.space(), view.legal_actions(), boldness)
