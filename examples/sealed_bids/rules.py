"""Sealed bids as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping

from sealed_bids.position import KEY, Position, read_position
from warren.core.game import Game
from warren.core.option import check_options
from warren.core.state import State, View


class SealedBids(Game):
    """Two to five players bid for six lots.  [SB-1]"""

    key = KEY
    min_players = 2
    max_players = 5

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        self.check_players(players, "SB-1")
        check_options(self.options(), options or {})
        return Position(players)

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return read_position(data, None, False)

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        state = read_position(data, seat, True)
        self.viewer(seat, len(state.bids))
        return state.view(seat)
