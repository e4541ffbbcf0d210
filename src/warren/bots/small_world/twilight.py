"""Whether it is time to decline, and in which way."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import Campaign
from warren.bots.small_world.combos import promises
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.effects.army import available
from warren.games.small_world.effects.twilight import VANISHING_COINS, decline
from warren.games.small_world.scoring import income
from warren.games.small_world.supposition import suppose_new_turn
from warren.games.small_world.underground.endings import TOMB, VANISHING, ending_of

HORIZON: Final = 4
"""Turns to look ahead."""
HELD_OUT: Final = 0.85
"""The part of the regions in decline that is still there a turn later."""
ENTOMBED: Final = 0.95
"""The same when all tokens stay."""
GROWTH: Final = 1.2
"""A fresh race earns more when it has grown than in its first turn."""
BEST_FRESH: Final = 8.5
"""Hardly any fresh race earns more in its first turn."""


def chosen_decline(outlook: Outlook, now: bool) -> int | None:
    """The code of the decline that pays better than one more turn, if there is one.

    `now` tells whether this turn's coins are at stake, or already paid as for a Stout race.
    """
    endings = {
        int(ending_of(block)): code for code, block, _ in outlook.blocks() if ending_of(block) >= 0
    }
    if VANISHING in endings and late_enough(outlook, now, VANISHING):
        return endings[VANISHING]
    others = [ending for ending in endings if ending != VANISHING]
    if others and late_enough(outlook, now, max(others)):
        return endings[max(others)]
    return None


def late_enough(outlook: Outlook, now: bool, ending: int = 0) -> bool:
    """Whether declining this way pays better than one more turn with the active race."""
    turns = outlook.rounds_left
    vanishing = ending == VANISHING
    if turns < (2 if now else 1) and not vanishing:
        return False
    state = outlook.state
    seat = outlook.seat
    tribe = int(state.active_tribe(seat))
    ahead = (
        outlook
        if now
        else Outlook(state.clone(), seat, outlook.space, outlook.codes, outlook.boldness)
    )
    if not now:
        suppose_new_turn(ahead.state)
    campaign = Campaign(Appraisal(ahead, tribe), int(available(state, tribe)))
    going_on = int(income(ahead.state, seat, None)) + campaign.gained
    regions = int(state.held(tribe)).bit_count()
    if turns == 0:
        return vanishing_coins(regions, now) > (going_on if now else 0)
    faded = state.clone()
    decline(faded, tribe, ending, not now)
    left = int(income(faded, seat, None))
    prospect = Prospect(left, going_on, campaign.regions, min(turns, HORIZON))
    if vanishing:
        wanted = prospect.wanted_to_vanish(regions, now)
    else:
        wanted = prospect.wanted(now, ENTOMBED if ending == TOMB else HELD_OUT)
    wanted /= GROWTH
    if wanted >= BEST_FRESH:
        return False
    return any(promise.steady > wanted for promise in promises(outlook, faded, seat, turns))


def vanishing_coins(regions: int, now: bool) -> int:
    """What so many regions bring when they are left; one coin less if the turn is paid."""
    return regions * (VANISHING_COINS if now else VANISHING_COINS - 1)


class Prospect:
    """What a decline is weighed with.

    `left` is what the regions in decline pay, `going_on` what another turn of the active race
    brings, `gained` the regions it would add, `turns` how many turns are looked at.
    """

    def __init__(self, left: int, going_on: float, gained: int, turns: int) -> None:
        self.left: Final = left
        self.going_on: Final = going_on
        self.gained: Final = gained
        self.turns: Final = turns

    def wanted(self, now: bool, held_out: float = HELD_OUT) -> float:
        """What a fresh race must earn a turn to be worth a decline now.

        Declining now is compared with declining a turn later and with never declining.
        """
        later = self.left + self.gained * held_out
        fading = self.turns * self.left * held_out
        fading_later = (self.turns - 1) * later * held_out
        if now:
            a_turn_later = self.going_on + later + fading_later - self.left - fading
            never = (self.going_on * (self.turns + 1) - self.left - fading) / self.turns
        else:
            a_turn_later = self.going_on + fading_later - fading
            never = (self.going_on * self.turns - fading) / self.turns
        return max(a_turn_later, never)

    def wanted_to_vanish(self, regions: int, now: bool) -> float:
        """The same when the regions are left for coins at once."""
        paid = vanishing_coins(regions, now) + (self.left if now else 0)
        paid_later = vanishing_coins(regions + self.gained, True)
        a_turn_later = self.going_on + paid_later - paid
        never = (self.going_on * (self.turns + now) - paid) / self.turns
        return max(a_turn_later, never)
