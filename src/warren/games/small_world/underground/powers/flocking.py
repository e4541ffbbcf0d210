"""Flocking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world import channels
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power

BONUS: Final = 2


class Flocking(Power):
    """Two coins when all regions of the race are connected.  [SU-P-FLOCKING]"""

    id = "flocking"
    rule = "SU-P-FLOCKING"
    tokens = 5

    def turn_coins(self, state: State, tribe: i64) -> i64:
        """Properties that make regions adjacent count.  [SU-P-FLOCKING-1]"""
        held = state.held(tribe)
        flock = held & -held
        grown = i64(0)
        while flock != grown:
            grown = flock
            near = state.table.board.around(flock) | channels.joins(state, tribe, flock)
            flock |= near & held
        return BONUS if held and flock == held else 0
