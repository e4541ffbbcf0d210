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
HELD_OUT: Final = 0.8
CHOICE: Final = 0.9
BEST_FRESH: Final = 11.0


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
    if going_on >= left + BEST_FRESH:
        return False
    fresh = [promise.steady for promise in promises(outlook, faded, seat, turns)]
    coming = max(fresh, default=0.0) * CHOICE
    later = left + campaign.regions * HELD_OUT
    horizon = min(turns, HORIZON)
    cycle_now = horizon * (coming + left * HELD_OUT)
    cycle_later = (horizon - 1) * (coming + later * HELD_OUT)
    if now:
        return left + cycle_now > max(going_on + later + cycle_later, going_on * (horizon + 1))
    return cycle_now > max(going_on + cycle_later, going_on * horizon)
