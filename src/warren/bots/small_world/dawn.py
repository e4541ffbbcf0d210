"""Before the choice to decline: the Great Ancient, and regions reborn."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.garrison import Garrison
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import frames
from warren.games.small_world.actions import DONE, EXCHANGE, PLACE_ANCIENT
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import ANCIENT

CHEAPER: Final = 0.25
"""What it is worth that a neighbour takes one token less."""


def choose_dawn(outlook: Outlook) -> int:
    """Tokens of the tray take over regions in decline; the Ancient goes where it helps most."""
    options = outlook.blocks()
    reborn = _rebirth(outlook, [region for _, block, region in options if block == EXCHANGE])
    if reborn is not None:
        return outlook.code(EXCHANGE, reborn)
    places = [region for _, block, region in options if block == PLACE_ANCIENT]
    if not places:
        return outlook.code(DONE)
    garrison = Garrison(outlook, int(frames.subject(outlook.state)))
    best = max(places, key=lambda region: help_of_ancient(garrison, region))
    now = int(outlook.state.figure_at(ANCIENT))
    if now != NONE and help_of_ancient(garrison, now) >= help_of_ancient(garrison, best):
        return outlook.code(DONE)
    return outlook.code(PLACE_ANCIENT, best)


def _rebirth(outlook: Outlook, regions: list[int]) -> int | None:
    """A region that pays the active race no less, while the tray has tokens for it."""
    state = outlook.state
    tribe = int(frames.subject(state))
    if not regions or state.tray(state.race_id(tribe)) == 0:
        return None
    active = Appraisal(outlook, tribe)
    gains = {
        region: active.coins(region)
        - Appraisal(outlook, int(state.holder_of(region))).coins(region)
        for region in regions
    }
    best = max(gains, key=lambda region: gains[region])
    return best if gains[best] >= 0 else None


def help_of_ancient(garrison: Garrison, region: int) -> float:
    """Cheaper conquests around the region, and its own safety."""
    state = garrison.state
    near = int(garrison.outlook.board.adjacent[region]) & ~int(state.held(garrison.tribe))
    worths = (max(0.0, garrison.appraisal.worth(other)) for other in regions_of(near))
    return CHEAPER * sum(worths) + garrison.appraisal.coins(region)
