"""A Reborn race in decline gives its regions to the active one.  [SU-P-REBORN-1]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels
from warren.games.small_world.effects.army import take_token
from warren.games.small_world.effects.ground import dissolve_if_gone, vacate
from warren.games.small_world.layout import HELD, RACE, TRAY, TRIBE_SIZE
from warren.games.small_world.state import State
from warren.games.small_world.underground.loan import hand_over
from warren.games.small_world.underground.markers import STONEHEDGE


def exchange(state: State, tribe: i64, region: i64) -> None:
    """A token of the active race takes the place of what stands there; no conquest."""
    old = state.holder[region]
    state.world[TRAY + state.tribes[old * TRIBE_SIZE + RACE]] += state.tokens[region]
    vacate(state, old, region)
    take_token(state, tribe)
    state.holder[region] = tribe
    state.tokens[region] = 1
    state.tribes[tribe * TRIBE_SIZE + HELD] |= bit(region)
    if state.effects is not None:
        state.emit(
            "token-exchanged",
            {
                "seat": int(state.owner(tribe)),
                "race": state.race(tribe).id,
                "region": state.table.board.names[region],
            },
        )
    if state.marker_at(STONEHEDGE) == region:
        hand_over(state, tribe)
    channels.settled(state, tribe, region)
    dissolve_if_gone(state, old)
