"""All decisions about a region, by the moments of the turn at which they come."""

from __future__ import annotations

from typing import Final

from warren.games.small_world import actions
from warren.games.small_world.block import OFFER_ANCIENT, OFFER_BAG, OFFER_QUEEN, OFFER_REBIRTH
from warren.games.small_world.layout import BAG_RING_HERE, BAG_SCEPTER_HERE, RING_HERE, SCEPTER_HERE
from warren.games.small_world.underground.markers import ANCIENT, CRYPT, GHOST, QUEEN, RING, SCEPTER
from warren.games.small_world.underground.offers.balrog import BALROG_MOVE
from warren.games.small_world.underground.offers.figure import Figure, Ghost
from warren.games.small_world.underground.offers.laid import Copied, Laid
from warren.games.small_world.underground.offers.offer import Offer
from warren.games.small_world.underground.offers.rebirth import Rebirth

DAWN: Final[list[Offer]] = [
    Figure(actions.PLACE_ANCIENT, ANCIENT, OFFER_ANCIENT),
    Rebirth(actions.EXCHANGE, OFFER_REBIRTH),
]
"""Before the choice to decline.  [SU-TURN-3]"""
DUSK: Final[list[Offer]] = [
    BALROG_MOVE,
    Figure(actions.PLACE_QUEEN, QUEEN, OFFER_QUEEN),
    Ghost(actions.PLACE_GHOST, GHOST, marker=CRYPT),
    Laid(actions.LAY_SCEPTER, SCEPTER, SCEPTER_HERE, BAG_SCEPTER_HERE),
    Laid(actions.LAY_RING, RING, RING_HERE, BAG_RING_HERE),
    Copied(actions.LAY_BAG_AS_SCEPTER, SCEPTER, BAG_SCEPTER_HERE, SCEPTER_HERE, OFFER_BAG),
    Copied(actions.LAY_BAG_AS_RING, RING, BAG_RING_HERE, RING_HERE, OFFER_BAG),
]
"""Placements at the end of the turn, in the order in which they are listed.  [SU-TURN-9]"""
