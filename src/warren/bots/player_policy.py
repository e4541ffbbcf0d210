"""Bots as policies of playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.bot import Player
from warren.core.policy import Policy
from warren.core.state import State


class PlayerPolicy(Policy):
    """A bot for each seat; every one sees its own view only."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players: Final = players

    def choose(self, state: State, seat: int, codes: vec[i64], rng: Random) -> i64:
        view = state.view(seat)
        view.state.list_like(state, seat)
        return i64(self.players[seat].choose(view))
