"""Magic that is cast alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.bots.heroes.outlook import Outlook
from warren.bots.heroes.prospects import CHANCES, Prospects
from warren.bots.heroes.worths import activity, card_worth, draw_worth, effort
from warren.games.heroes.actions import CAST, CAST_REGION
from warren.games.heroes.card import TROOP
from warren.games.heroes.magic.alchemy import GAIN, Alchemy
from warren.games.heroes.magic.claim import Claim
from warren.games.heroes.magic.clairvoyance import CARDS, Clairvoyance
from warren.games.heroes.magic.magic import Magic
from warren.games.heroes.magic.panic import Panic
from warren.games.heroes.magic.relocation import Relocation
from warren.games.heroes.magic.runestone import Runestone

QUICK: Final = 0.8
"""How likely another seat takes a region it could take."""


def spells(outlook: Outlook, prospects: Prospects) -> Iterator[tuple[float, int]]:
    """How good each legal spell is, with its code."""
    for code, block, argument in outlook.blocks():
        if block == CAST:
            number, target = argument, 0
        elif block == CAST_REGION:
            number, target = divmod(argument, outlook.size)
        else:
            continue
        card = outlook.cards[number]
        magic = card.magic
        assert magic is not None
        price = card_worth(outlook, card) + effort(outlook, 0, 0, int(card.mages))
        yield (_use(outlook, prospects, magic, target) - price, code)


def _use(outlook: Outlook, prospects: Prospects, magic: Magic, target: int) -> float:
    if isinstance(magic, Alchemy):
        return float(GAIN)
    if isinstance(magic, Clairvoyance):
        return CARDS * draw_worth(outlook)
    if isinstance(magic, Panic):
        return _panic(outlook)
    if isinstance(magic, Runestone):
        return prospects.promise(target, int(magic.support()))
    if isinstance(magic, Claim):
        return _claim(outlook, prospects, target)
    if isinstance(magic, Relocation):
        return _relocation(outlook, prospects, target)
    return 0.0


def _attacks(outlook: Outlook) -> list[int]:
    """The attacks of the troops that can be played now."""
    return [
        int(card.attack)
        for card in (outlook.cards[number] for number in outlook.hand)
        if card.kind == TROOP
        and card.warriors <= outlook.ready[0]
        and card.craftsmen <= outlook.ready[1]
        and card.mages <= outlook.ready[2]
    ]


def _panic(outlook: Outlook) -> float:
    """How much better the best capture becomes."""
    attack = max(_attacks(outlook), default=0)
    if not attack:
        return 0.0
    now = later = 0
    for region in outlook.open:
        support = outlook.support[region]
        level = outlook.levels[region]
        if level <= attack + support:
            now = max(now, level)
        elif support and level == attack + support + 1:
            later = max(later, level)
    return float(max(later - now, 0))


def _claim(outlook: Outlook, prospects: Prospects, region: int) -> float:
    """What others would take before we can."""
    if region not in outlook.free:
        return 0.0
    lively = activity(outlook)
    level = outlook.levels[region]
    gap = level - outlook.support[region]
    if gap <= max(_attacks(outlook), default=0):
        return lively
    rival = CHANCES[min(max(level - outlook.rival(region), 0), len(CHANCES) - 1)]
    return lively + level * prospects.chance(gap) * rival * QUICK


def _relocation(outlook: Outlook, prospects: Prospects, source: int) -> float:
    card = outlook.state.fortification_on(source)
    assert card is not None
    support = int(card.support)
    lost = prospects.promise(source, -support)
    return lost + max(
        (
            prospects.promise(target, support)
            for target, owner in enumerate(outlook.owners)
            if owner == outlook.seat and not outlook.state.fortification_on(target)
        ),
        default=0.0,
    )
