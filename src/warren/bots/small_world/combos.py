"""What the combos of the column promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import Campaign
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.effects.column import open_combos, take_combo
from warren.games.small_world.layout import COLUMN, COMBO_COINS, COMBO_SIZE, FRESH
from warren.games.small_world.state import State

LIFETIME: Final = 3
"""Turns that a race is expected to be active."""
NUMBERS: Final = 1.7
"""What a token is worth a turn beyond the first, in coins."""

# What a rough campaign does not see, in coins a turn; found by games of the bot with itself.
PROMISE: Final[dict[str, float]] = {
    "amazons": 1.0,
    "dwarves": -0.5,
    "elves": 1.0,
    "halflings": 0.5,
    "humans": -0.5,
    "skeletons": 1.0,
    "sorcerers": 1.5,
    "trolls": 1.0,
    "berserk": -1.0,
    "bivouacking": 0.5,
    "diplomat": 1.5,
    "dragon-master": 1.5,
    "flying": 0.5,
    "forest": -0.5,
    "fortified": 1.5,
    "heroic": 1.0,
    "hill": -0.5,
    "seafaring": 0.5,
    "spirit": 1.0,
    "stout": 1.5,
    "swamp": -0.5,
}


class Promise:
    """One combo taken now: what it pays a turn, and what its whole life is worth."""

    def __init__(self, outlook: Outlook, state: State, seat: int, place: int, turns: int) -> None:
        taken = state.clone()
        take_combo(taken, seat, place)
        tribe = int(taken.active_tribe(seat))
        seen = Outlook(taken, seat, outlook.space, outlook.codes)
        appraisal = Appraisal(seen, tribe)
        campaign = Campaign(appraisal, int(taken.hand(tribe)))
        extra = appraisal.turn_coins()
        taken.world[FRESH] = 0
        each_turn = appraisal.turn_coins()
        price = place - int(state.world[COLUMN + place * COMBO_SIZE + COMBO_COINS])
        life = min(turns, LIFETIME)
        lasting = NUMBERS * int(taken.hand(tribe))
        for trait in (taken.race(tribe), taken.power(tribe)):
            lasting += PROMISE.get(trait.id, 0.0)
        self.steady: Final = campaign.gained + each_turn
        self.value: Final = extra - each_turn - price + self.steady * life + lasting * (life - 1)


def promises(outlook: Outlook, state: State, seat: int, turns: int) -> Iterator[Promise]:
    """All combos that lie open, from the top of the column."""
    for place in range(int(open_combos(state))):
        yield Promise(outlook, state, seat, place, turns)
