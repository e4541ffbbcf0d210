"""Where the Balrog goes."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import TOKEN, paying_traits
from warren.bots.small_world.outlook import Outlook
from warren.bots.small_world.treasures import Treasures
from warren.games.small_world import channels
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.markers import BALROG, PENTACLE
from warren.games.small_world.underground.offers.balrog import LOSS

OWN_GROUND: Final = 2.0
"""Our own region counts more than one of another."""


def choose_summons(outlook: Outlook) -> int:
    """It must be placed: where it hurts most, or least if it hurts ourselves."""
    harms = {code: harm(outlook, region) for code, _, region in outlook.blocks()}
    return max(harms, key=lambda code: harms[code])


def choose_balrog(outlook: Outlook, regions: list[int]) -> int | None:
    """The region where it hurts most; on its way there it never turns back."""
    if not regions:
        return None
    harms = {region: harm(outlook, region) for region in regions}
    best = max(harms, key=lambda region: harms[region])
    if harms[best] > 0.0:
        return best
    ways = distances(outlook)
    at = int(outlook.state.figure_at(BALROG))
    if at == NONE:
        at = int(outlook.state.marker_at(PENTACLE))
    empty = [region for region in regions if harms[region] == 0.0 and region in ways]
    nearest = min(empty, key=lambda region: ways[region], default=None)
    if nearest is None or ways[nearest] >= ways.get(at, 0):
        return None
    return nearest


def harm(outlook: Outlook, region: int) -> float:
    """What others miss when it comes, less what we miss ourselves."""
    state = outlook.state
    holder = int(state.holder_of(region))
    if holder == NONE:
        return 0.0
    owner = int(state.owner(holder))
    coins = 1 + Treasures(outlook).coins(int(state.held(holder)), region)
    for trait in paying_traits(outlook, holder):
        coins += int(trait.region_coins(state, holder, region))
    loss = coins * outlook.lasting(owner)
    if owner == outlook.seat:
        return -OWN_GROUND * loss
    if channels.retreats(state, holder) and channels.casualties(state, holder):
        loss += TOKEN * min(LOSS, int(state.tokens_on(region))) * outlook.future
    toll = float(channels.toll(state, holder))
    return (loss - toll) * outlook.envies[owner] - toll


def distances(outlook: Outlook) -> dict[int, int]:
    """Steps from each region to the nearest one of another seat."""
    state = outlook.state
    board = outlook.board
    ways = {
        region: 0
        for region in range(int(board.size))
        if state.holder_of(region) != NONE and state.owner(state.holder_of(region)) != outlook.seat
    }
    edge = list(ways)
    for region in edge:
        for other in regions_of(int(board.adjacent[region])):
            if other not in ways:
                ways[other] = ways[region] + 1
                edge.append(other)
    return ways
