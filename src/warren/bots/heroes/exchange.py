"""Cards that are given away in pairs."""

from __future__ import annotations

from typing import Final

from warren.bots.heroes.outlook import Outlook
from warren.bots.heroes.prospects import Prospects
from warren.games.heroes.actions import DISCARD, DONE
from warren.games.heroes.card import MAGIC, TROOP, Card

FRESH: Final = 0.3
"""What a card that one does not know yet is worth."""
URGENT: Final = 0.9
"""The same for whoever could capture nothing next turn."""
LACKING: Final = [1.0, 0.7, 0.4, 0.2, 0.1]
"""How useful a card is that takes this many companions more than there are."""
STRENGTH: Final = 4


def choose_discard(outlook: Outlook) -> int:
    """The two least useful cards go, if a fresh one is better than both."""
    hand = sorted(
        (keeping(outlook, outlook.cards[number]), number)
        for number in outlook.hand
        for _ in range(outlook.count(number))
    )
    odd = outlook.state.exchanged() % 2 == 1
    fresh = FRESH if can_capture(outlook) else URGENT
    if odd or (len(hand) > 1 and hand[0][0] + hand[1][0] < fresh):
        return outlook.code(DISCARD, hand[0][1])
    return outlook.code(DONE)


def keeping(outlook: Outlook, card: Card) -> float:
    """How useful a card is in hand, 1 for one that is ready to be played well."""
    band = outlook.companions
    lacking = (
        max(int(card.warriors) - band[0], 0)
        + max(int(card.craftsmen) - band[1], 0)
        + max(int(card.mages) - band[2], 0)
    )
    useful = LACKING[min(lacking, len(LACKING) - 1)]
    if card.kind == MAGIC:
        return 0.6 * useful
    if card.kind == TROOP:
        return useful * min(1.0, 0.3 + int(card.attack + card.support) / STRENGTH / 1.5)
    return useful * min(1.0, int(card.support) / STRENGTH)


def can_capture(outlook: Outlook) -> bool:
    """Whether some troop in hand could take some region with all companions ready."""
    prospects = Prospects(outlook)
    return any(
        outlook.levels[region] <= prospects.attack + outlook.support[region]
        for region in outlook.open
        if prospects.attack
    )
