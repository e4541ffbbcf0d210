"""Whether it is time to decline."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import Campaign
from warren.bots.small_world.combos import promises
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.effects.army import available
from warren.games.small_world.effects.twilight import decline
from warren.games.small_world.layout import FRESH, NONEMPTY
from warren.games.small_world.scoring import income

HORIZON: Final = 4
"""Turns to look ahead."""
HELD_OUT: Final = 0.85
"""The part of the regions in decline that is still there a turn later."""
GROWTH: Final = 1.2
"""A fresh race earns more when it has grown than in its first turn."""
BEST_FRESH: Final = 8.5
"""Hardly any fresh race earns more in its first turn."""


def late_enough(outlook: Outlook, now: bool) -> bool:
    """Whether declining pays better than one more turn with the active race.

    `now` tells whether this turn's coins are at stake, or already paid as for a Stout race.
    """
    turns = outlook.rounds_left
    if turns < (2 if now else 1):
        return False
    state = outlook.state
    seat = outlook.seat
    tribe = int(state.active_tribe(seat))
    ahead = outlook if now else Outlook(state.clone(), seat, outlook.space, outlook.codes)
    if not now:
        ahead.state.world[FRESH] = 0
        ahead.state.world[NONEMPTY] = 0
    campaign = Campaign(Appraisal(ahead, tribe), int(available(state, tribe)))
    going_on = int(income(ahead.state, seat, None)) + campaign.gained
    faded = state.clone()
    decline(faded, tribe)
    left = int(income(faded, seat, None))
    wanted = wanted_income(left, going_on, campaign.regions, min(turns, HORIZON), now) / GROWTH
    if wanted >= BEST_FRESH:
        return False
    return any(promise.steady > wanted for promise in promises(outlook, faded, seat, turns))


def wanted_income(left: int, going_on: float, gained: int, turns: int, now: bool) -> float:
    """What a fresh race must earn a turn to be worth a decline now.

    Declining now is compared with declining a turn later and with never declining.
    """
    later = left + gained * HELD_OUT
    fading = turns * left * HELD_OUT
    fading_later = (turns - 1) * later * HELD_OUT
    if now:
        a_turn_later = going_on + later + fading_later - left - fading
        never = (going_on * (turns + 1) - left - fading) / turns
    else:
        a_turn_later = going_on + fading_later - fading
        never = (going_on * turns - fading) / turns
    return max(a_turn_later, never)
