"""What a conquest takes out of the hand."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.games.small_world import reasons
from warren.games.small_world.conquest import strength
from warren.games.small_world.price import FLOOR, price
from warren.games.small_world.reach import bar
from warren.games.small_world.state import State

FACES: Final = (0, 0, 0, 1, 2, 3)


def cost_of(state: State, tribe: int, region: int) -> int:
    """Tokens that a plain conquest takes; Hammers pay for all but one."""
    cost = int(price(state, tribe, region, None))
    if not state.table.deep:
        return cost
    return max(FLOOR, cost - int(strength(state, tribe, region, 1)) + 1)


def named_roll(cost: int) -> float:
    """What a roll for a named region leaves of its cost on average."""
    return sum(max(FLOOR, cost - face) for face in FACES) / len(FACES)


def beyond_river(state: State, tribe: int, river: int, reached: int, entered: int) -> int:
    """Regions within reach only by way of a river that cannot be kept."""
    board = state.table.board
    beyond = int(board.adjacent[river]) & entered & ~reached & ~int(board.river)
    found = 0
    for region in regions_of(beyond & ~int(state.held(tribe))):
        if bar(state, tribe, region, beyond, entered) == reasons.ALLOWED:
            found |= 1 << region
    return found
