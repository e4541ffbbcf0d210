"""When a Relic, or the Bag in its stead, is made ready for a conquest."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.conquests import LAST_RATE, Conquests
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.actions import CONQUER_ORB, COPY, ROLL, USE
from warren.games.small_world.price import price
from warren.games.small_world.reach import reach
from warren.games.small_world.underground.depths import spend_armed

FULL_SAVING: Final = 2
"""Tokens that a Relic ought to spare as long as there are other conquests."""
SPARED: Final = 0.3
"""What a token spared is worth in the choice of where a Relic serves."""
FAR: Final = 1.15
"""How much better a region must be that only the Doormat reaches."""


class Service:
    """A conquest that a Relic helps: how good it is, and how many tokens are spared."""

    def __init__(self, code: int, rate: float, saving: int, far: bool, free: bool) -> None:
        self.code: Final = code
        self.rate: Final = rate
        self.saving: Final = saving
        self.far: Final = far
        self.free: Final = free

    @property
    def merit(self) -> float:
        return self.rate + SPARED * self.saving if self.rate > 0.0 else 0.0


def serving(conquests: Conquests) -> Service | None:
    """The best conquest that uses what was made ready; None when there is none."""
    state = conquests.state
    plain = state.clone()
    spend_armed(plain)
    tribe = conquests.tribe
    near = int(reach(plain, tribe))
    best: Service | None = None
    rates = conquests.rates()
    for code, block, region in conquests.outlook.blocks():
        rate = rates.get(code, 0.0)
        if block == ROLL or rate <= 0.0:
            continue
        saving = int(price(plain, tribe, region, None)) - int(price(state, tribe, region, None))
        far = not (near >> region) & 1
        found = Service(code, rate, saving, far, block == CONQUER_ORB)
        if (saving or far or found.free) and (best is None or found.merit > best.merit):
            best = found
    return best


def chosen_relic(conquests: Conquests, rate: float) -> int | None:
    """The code that makes a Relic ready when that opens a better conquest than this rate."""
    outlook = conquests.outlook
    stuck = rate <= LAST_RATE * 10
    best: int | None = None
    most = 0.0
    for code, block, _ in outlook.blocks():
        if block != USE and block != COPY:
            continue
        ahead = outlook.state.clone()
        ahead.apply(outlook.seat, code)
        codes = [int(each) for each in ahead.codes(ahead.actors()[0])]
        seen = Outlook(ahead, outlook.seat, outlook.space, codes, outlook.boldness)
        found = serving(Conquests(seen, conquests.appraisal))
        if found is not None and _pays(found, rate, stuck) and found.merit > most:
            best, most = code, found.merit
    return best


def _pays(found: Service, rate: float, stuck: bool) -> bool:
    if found.free or stuck:
        return found.rate > rate
    if found.far:
        return found.rate > FAR * rate
    return found.saving >= FULL_SAVING and found.rate > rate
