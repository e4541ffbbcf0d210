"""What unused imps can still do in this round."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.powers import GOODS
from warren.games.dungeon_lords import frames, works
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.sight import center
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.errand import AFTER, place_now
from warren.games.dungeon_lords.terms import (
    DIG_TUNNELS,
    GET_FOOD,
    MINE_GOLD,
    NONE,
    ORDERS,
    SPACES,
)

MINED: Final = 0.85
DUG: Final = 0.7
LABOURS: Final = (GET_FOOD, DIG_TUNNELS, MINE_GOLD)


def imp_prices(outlook: Outlook) -> list[float]:
    """What the first, the second … unused imp will bring; only errands and production use them."""
    state, seat = outlook.state, outlook.seat
    at = int(frames.under(state, frames.ERRANDS))
    if at < 0:
        return []
    prices: list[float] = []
    for location in range(location_now(state) + 1, ORDERS):
        space = center.space_of(state, seat, location)
        if space != NONE and location in LABOURS:
            prices += labour_prices(state, seat, location, place_now(state, location).spaces[space])
    return sorted(prices + production_prices(state, seat), reverse=True)


def location_now(state: State) -> int:
    """The location whose minions act."""
    if int(frames.step(state)) == frames.ERRAND:
        return int(frames.stage(state)) % AFTER // SPACES
    return (center.errands_done(state) - 1) // SPACES


def labour_prices(state: State, seat: int, location: int, deal: Space) -> list[float]:
    if location == DIG_TUNNELS:
        return [DUG] * (deal.workers + deal.supervisors)
    if location == MINE_GOLD:
        most = min(deal.workers, int(state.own_tunnels(seat)).bit_count())
        return [MINED] * (most + deal.supervisors) if most else []
    return [MINED] * (deal.workers + deal.supervisors)


def production_prices(state: State, seat: int) -> list[float]:
    prices: list[float] = []
    for room in range(int(state.table.rooms)):
        card = state.room(room)
        if card.imps and works.is_working(state, seat, room):
            left = int(works.most_uses(state, seat, room) - works.uses(state, seat, room))
            prices += [GOODS.get(card.gives, 0.5) / card.imps] * (card.imps * left)
    return prices
