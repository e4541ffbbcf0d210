"""The greedy player of a game as whoever decides in playouts."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.greedy_player import GreedyPlayer
from warren.core.policy import Policy
from warren.core.state import State
from warren.games.registry import title


class GreedyPolicy(Policy):
    """A greedy player in every seat; each sees its own view only."""

    def __init__(self, game: str, players: int, seed: int = 0) -> None:
        known = title(game)
        kind = known.part_class("player", GreedyPlayer)
        self.players: Final = [kind(known, seed + seat) for seat in range(players)]

    def choose(self, state: State, seat: int, codes: vec[i64], rng: Random) -> i64:
        if len(codes) == 1:
            return codes[0]
        view = state.view(seat)
        view.state.list_like(state, seat)
        return i64(self.players[seat].choose(view))
