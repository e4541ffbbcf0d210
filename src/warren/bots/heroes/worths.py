"""What cards and companions are worth to whoever still has them."""

from __future__ import annotations

from typing import Final

from warren.bots.heroes.outlook import Outlook
from warren.games.heroes.card import MAGIC, Card

DRAW: Final = 1.6
"""What one more card to draw is worth."""
EFFORT: Final = 0.12
"""What a companion is worth who could still work this turn."""
PLAIN: Final = 0.35
POINT: Final = 0.22
SPELL: Final = 0.6
ACTIVITY: Final = 1.5
RESCUE: Final = 40.0


def card_worth(outlook: Outlook, card: Card) -> float:
    """What it costs to part with a card."""
    if card.kind == MAGIC:
        return SPELL * outlook.future
    return (PLAIN + POINT * int(card.attack + card.support)) * outlook.future


def draw_worth(outlook: Outlook) -> float:
    return DRAW * min(1.0, outlook.turns / 3)


def effort(outlook: Outlook, warriors: int, craftsmen: int, mages: int) -> float:
    """What the companions that a play takes could do otherwise."""
    return EFFORT * (max(warriors, 0) + max(craftsmen, 0)) + draw_worth(outlook) * mages


def activity(outlook: Outlook) -> float:
    """What it is worth not to let a turn pass without a capture or a claim."""
    if outlook.active:
        return 0.0
    return RESCUE if outlook.last_chance and not outlook.leading else ACTIVITY
