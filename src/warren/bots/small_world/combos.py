"""What the combos of the column promise."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import Campaign
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.effects.column import open_combos, take_combo
from warren.games.small_world.layout import COLUMN, COMBO_COINS, COMBO_SIZE
from warren.games.small_world.state import State

LIFETIME: Final = 3
GROWTH: Final = 1.0

PROMISE: Final[dict[str, float]] = {
    "amazons": 1.0,
    "elves": 1.0,
    "ghouls": 2.0,
    "halflings": 1.0,
    "skeletons": 2.0,
    "sorcerers": 2.0,
    "trolls": 1.5,
    "bivouacking": 1.0,
    "diplomat": 1.0,
    "dragon-master": 1.5,
    "flying": 1.0,
    "fortified": 2.0,
    "heroic": 1.5,
    "seafaring": 1.0,
    "spirit": 3.0,
    "stout": 3.0,
    "underworld": 0.5,
}


class Promise:
    """One combo taken now: what the first turn pays, and what the whole life is worth."""

    def __init__(self, outlook: Outlook, state: State, seat: int, place: int, turns: int) -> None:
        taken = state.clone()
        take_combo(taken, seat, place)
        tribe = int(taken.active_tribe(seat))
        seen = Outlook(taken, seat, outlook.space, outlook.codes)
        appraisal = Appraisal(seen, tribe)
        campaign = Campaign(appraisal, int(taken.hand(tribe)))
        extra = appraisal.turn_coins()
        price = place - int(state.world[COLUMN + place * COMBO_SIZE + COMBO_COINS])
        life = min(turns, LIFETIME)
        self.first: Final = campaign.gained + extra
        once = 7.0 if taken.power(tribe).id == "wealthy" else 0.0
        steady = self.first - once
        lasting = PROMISE.get(taken.race(tribe).id, 0.0) + PROMISE.get(taken.power(tribe).id, 0.0)
        growth = GROWTH * (life - 1) * life / 2
        self.steady: Final = steady
        self.value: Final = once + steady * life + growth + lasting * (life - 1) / 2 - price


def promises(outlook: Outlook, state: State, seat: int, turns: int) -> list[Promise]:
    """All combos that lie open, from the top of the column."""
    return [Promise(outlook, state, seat, place, turns) for place in range(int(open_combos(state)))]
