"""What the die has to show."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import frames
from warren.games.small_world.conquest import shortfall
from warren.games.small_world.effects.army import available
from warren.games.small_world.explanation import conquering_tribe
from warren.games.small_world.state import State
from warren.games.small_world.steps.expand import START


def needed_roll(state: State, seat: int, region: int) -> int:
    """What the die has to show at least for the region to fall to the seat that conquers."""
    tribe = i64(conquering_tribe(state, seat))
    begun = frames.stage(state) != START
    tokens = state.hand(tribe) if begun else available(state, tribe)
    return max(int(shortfall(state, tribe, i64(region), tokens)), 0)
