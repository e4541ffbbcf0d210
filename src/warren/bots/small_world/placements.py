"""Where fortresses, armours, encampments and heroes go."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.garrison import Garrison
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import frames
from warren.games.small_world.actions import (
    DONE,
    LIFT_ENCAMPMENT,
    LIFT_HERO,
    PLACE_ARMOUR,
    PLACE_ENCAMPMENT,
    PLACE_FORTRESS,
    PLACE_HERO,
)

IDLE: Final = 0.5


def choose_placement(outlook: Outlook) -> int:
    """One piece at a time, to the region that gains most from it."""
    options = outlook.blocks()
    garrison = Garrison(outlook, int(frames.subject(outlook.state)))
    offered: dict[int, list[int]] = {}
    for _, block, region in options:
        offered.setdefault(block, []).append(region)
    if PLACE_FORTRESS in offered:
        return outlook.code(PLACE_FORTRESS, _neediest(garrison, offered[PLACE_FORTRESS]))
    if PLACE_ARMOUR in offered:
        return outlook.code(PLACE_ARMOUR, _neediest(garrison, offered[PLACE_ARMOUR]))
    if PLACE_HERO in offered or LIFT_HERO in offered:
        return _hero(outlook, garrison, offered)
    return _encampment(outlook, garrison, offered)


def _need(garrison: Garrison, region: int) -> float:
    return garrison.need(region, int(garrison.state.tokens_on(region)))


def _neediest(garrison: Garrison, regions: list[int]) -> int:
    return max(regions, key=lambda region: _need(garrison, region))


def _hero(outlook: Outlook, garrison: Garrison, offered: dict[int, list[int]]) -> int:
    posts = garrison.hero_posts()
    for region in offered.get(LIFT_HERO, []):
        if region not in posts:
            return outlook.code(LIFT_HERO, region)
    if PLACE_HERO in offered:
        best = max(
            offered[PLACE_HERO], key=lambda region: (region in posts, garrison.dangers[region])
        )
        return outlook.code(PLACE_HERO, best)
    return outlook.code(DONE)


def _encampment(outlook: Outlook, garrison: Garrison, offered: dict[int, list[int]]) -> int:
    """Encampments that stand idle move to where they are needed."""
    most = _need(garrison, _neediest(garrison, garrison.regions))
    for region in offered.get(LIFT_ENCAMPMENT, []):
        if _need(garrison, region) < IDLE * IDLE * most:
            return outlook.code(LIFT_ENCAMPMENT, region)
    if PLACE_ENCAMPMENT in offered:
        return outlook.code(PLACE_ENCAMPMENT, _neediest(garrison, offered[PLACE_ENCAMPMENT]))
    return outlook.code(DONE)
