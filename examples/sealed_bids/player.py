"""How the greedy bot bids."""

from __future__ import annotations

from sealed_bids.position import Position
from warren.bots.greedy_player import GreedyPlayer
from warren.core.state import View


class Bidder(GreedyPlayer):
    """Offers for a lot what it is worth of all that is still to come."""

    def choose(self, view: View) -> int:
        state = view.state
        assert isinstance(state, Position)
        assert view.seat is not None
        to_come = state.lot + state.carried + sum(state.deck)
        fair = state.purses[view.seat] * (state.lot + state.carried) / to_come
        wanted = round(fair) + int(self.rng.randrange(3)) - 1
        return max(0, min(wanted, state.purses[view.seat]))
