"""What the combos of the column promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import Campaign
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_SWAP, OFFER_VOLCANO
from warren.games.small_world.effects.column import swap_badges, take_combo
from warren.games.small_world.state import State
from warren.games.small_world.supposition import suppose_seasoned
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import VOLCANO

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
    "cultists": 1.0,
    "drow": 0.5,
    "flames": 0.5,
    "iron-dwarves": 1.0,
    "kraken": -1.0,
    "liches": 1.0,
    "lizardmen": 0.5,
    "mummies": -0.5,
    "ogres": 0.5,
    "shrooms": -1.0,
    "spiderines": 0.5,
    "fisher": -0.5,
    "flocking": 0.5,
    "martyr": 0.5,
    "mining": 0.5,
    "mystic": -0.5,
    "reborn": 1.5,
    "royal": 0.5,
    "shield": -0.5,
    "stone": -0.5,
    "thieving": 1.0,
    "tomb": 0.5,
    "vampire": 2.0,
    "vanishing": -2.5,
    "vengeful": 0.5,
    "wise": 1.0,
}


class Promise:
    """One combo taken now: what it pays a turn, and what its whole life is worth."""

    def __init__(self, outlook: Outlook, state: State, seat: int, place: int, turns: int) -> None:
        taken = state.clone()
        take_combo(taken, seat, place)
        tribe = int(taken.active_tribe(seat))
        appraisal, campaign = first_campaign(outlook, taken, seat)
        extra = appraisal.turn_coins()
        suppose_seasoned(taken)
        each_turn = appraisal.turn_coins()
        price = place - int(state.combo(place).coins)
        life = min(turns, LIFETIME)
        lasting = NUMBERS * int(taken.hand(tribe))
        for trait in (taken.race(tribe), taken.power(tribe)):
            lasting += PROMISE.get(trait.id, 0.0)
        self.steady: Final = campaign.gained + each_turn
        self.value: Final = extra - each_turn - price + self.steady * life + lasting * (life - 1)


def first_campaign(outlook: Outlook, taken: State, seat: int) -> tuple[Appraisal, Campaign]:
    """The first turn of a race just taken; Flames have the Volcano where it serves best."""
    tribe = int(taken.active_tribe(seat))
    if channels.offers(taken, tribe) & OFFER_VOLCANO:
        return max(eruptions(outlook, taken, seat).values(), key=lambda pair: pair[1].gained)
    return _campaign(outlook, taken, seat)


def eruptions(outlook: Outlook, taken: State, seat: int) -> dict[int, tuple[Appraisal, Campaign]]:
    """The first turn of Flames for each place of the Volcano."""
    found: dict[int, tuple[Appraisal, Campaign]] = {}
    for chasm in outlook.board.volcanoes:
        put_figure(taken, VOLCANO, chasm)
        found[chasm] = _campaign(outlook, taken, seat)
    return found


def _campaign(outlook: Outlook, taken: State, seat: int) -> tuple[Appraisal, Campaign]:
    tribe = int(taken.active_tribe(seat))
    seen = Outlook(taken, seat, outlook.space, outlook.codes, outlook.boldness)
    appraisal = Appraisal(seen, tribe)
    return appraisal, Campaign(appraisal, int(taken.hand(tribe)))


def promises(outlook: Outlook, state: State, seat: int, turns: int) -> Iterator[Promise]:
    """All combos that lie open, from the top of the column."""
    for place in range(int(state.open_combos())):
        yield best_promise(outlook, state, seat, place, turns)


def best_promise(outlook: Outlook, state: State, seat: int, place: int, turns: int) -> Promise:
    """The combo as it lies, or with the badge that suits best if the race may swap it."""
    race = state.combo(place).race
    promise = Promise(outlook, state, seat, place, turns)
    if not race.offers() & OFFER_SWAP:
        return promise
    found = [promise]
    found += [
        swapped(outlook, state, seat, (place, other), turns)
        for other in range(int(state.open_combos()))
        if other != place
    ]
    return max(found, key=lambda each: each.value)


def swapped(
    outlook: Outlook, state: State, seat: int, places: tuple[int, int], turns: int
) -> Promise:
    """The combo of the first place with the badge of the second."""
    place, other = places
    changed = state.clone()
    swap_badges(changed, place, other)
    return Promise(outlook, changed, seat, place, turns)
