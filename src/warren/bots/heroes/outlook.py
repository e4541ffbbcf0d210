"""What a seat makes of a position before it looks at single cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from warren.bots.choices import Choices, regions_of
from warren.core.space import ActionSpace
from warren.core.state import View
from warren.games.heroes import reasons
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.hexes import Board
from warren.games.heroes.state import State
from warren.games.heroes.strength import region_reason

PACE: Final = 1.3
"""Regions that a seat captures in a turn."""


@cache
def neighbours(board: Board) -> list[list[int]]:
    return [list(regions_of(int(mask))) for mask in board.adjacent]


class Outlook(Choices):
    """One decision of one seat: open regions, the support of all around them, the hand."""

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
        self.cards: Final = state.table.cards
        self.size: Final = int(state.table.board.size)
        self.players: Final = int(state.table.players)
        self.around: Final = neighbours(state.table.board)
        self.levels: Final = [state.level_of(region) for region in range(self.size)]
        self.owners: Final = [state.owner_of(region) for region in range(self.size)]
        self.open: Final = [
            region
            for region in range(self.size)
            if self.owners[region] is None and region_reason(state, seat, region) == reasons.ALLOWED
        ]
        self.free: Final = frozenset(self.open)
        self.lent: Final = self._lent()
        self.support: Final = self.lent[seat]
        self.ready: Final = [int(state.ready(seat, kind)) for kind in range(len(COMPANIONS))]
        self.companions: Final = [
            ready + int(state.spent(seat, kind)) for kind, ready in enumerate(self.ready)
        ]
        self.hand: Final = [card for card in range(len(self.cards)) if state.in_hand(seat, card)]
        free = sum(1 for owner in self.owners if owner is None)
        self.turns: Final = free / (self.players * PACE)
        """How many more turns the seat may expect."""
        self.future: Final = min(1.0, self.turns / 4)
        """How much of what is not taken now can be taken later."""
        self.active: Final = state.is_active()
        self.last_chance: Final = not self.active and all(
            state.was_idle(other) for other in range(self.players) if other != seat
        )
        """Whether the game ends with this turn unless something is captured or claimed."""
        self.leading: Final = state.winners() == [seat]

    def _lent(self) -> list[list[int]]:
        """The support of each seat for each region."""
        lent = [[0] * self.size for _ in range(self.players)]
        for region, owner in enumerate(self.owners):
            if owner is None:
                continue
            given = int(self.state.support_of(region))
            if given:
                for other in self.around[region]:
                    lent[owner][other] += given
        return lent

    def turn_with(self, companions: tuple[int, ...]) -> State:
        return self.state.turn_with(self.seat, companions)

    def count(self, card: int) -> int:
        return int(self.state.in_hand(self.seat, card))

    def rival(self, region: int) -> int:
        """The most support that another seat has for the region."""
        return max(lent[region] for seat, lent in enumerate(self.lent) if seat != self.seat)


def look(view: View, boldness: float = 1.0) -> Outlook:
    """The outlook of the seat that a view belongs to."""
    state = view.state
    assert isinstance(state, State)
    assert view.seat is not None
    return Outlook(state, view.seat, state.space(), view.legal_actions(), boldness)


def look_at(state: State, seat: int, boldness: float = 1.0) -> Outlook:
    """The outlook of a seat in a state of its own thoughts."""
    return Outlook(state, seat, state.space(), state.legal_actions(seat), boldness)
