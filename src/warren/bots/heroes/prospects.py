"""What support promises: regions that may fall later."""

from __future__ import annotations

from typing import Final

from warren.bots.heroes.outlook import Outlook
from warren.games.heroes.card import TROOP

CHANCES: Final = [0.7, 0.65, 0.55, 0.3, 0.15, 0.1, 0.07, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0]
"""How likely a region falls to any hand, by what it lacks without an attack."""
IN_HAND: Final = 0.9
"""How likely it falls to a troop that is already in hand."""
PROMISE: Final = 0.6
"""What a promise is worth next to coins: companions are few, others are quick."""
ENVY: Final = 1.0
"""What a coin that an only opponent misses is worth to us."""


class Prospects:
    """How likely open regions fall to the seat later, and what more support would change."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.attack: Final = max(
            (
                int(card.attack)
                for card in (outlook.cards[number] for number in outlook.hand)
                if card.kind == TROOP
                and card.warriors <= outlook.companions[0]
                and card.craftsmen <= outlook.companions[1]
                and card.mages <= outlook.companions[2]
            ),
            default=0,
        )

    def chance(self, gap: int) -> float:
        likely = CHANCES[min(max(gap, 0), len(CHANCES) - 1)]
        return max(likely, IN_HAND) if gap <= self.attack else likely

    def promise(self, region: int, support: int) -> float:
        """What this much more support in a region (less, if negative) means for those around."""
        if not support:
            return 0.0
        outlook = self.outlook
        worth = 0.0
        for other in outlook.around[region]:
            if other not in outlook.free:
                continue
            level = outlook.levels[other]
            gap = level - outlook.support[other]
            worth += level * (self.chance(gap - support) - self.chance(gap))
        return worth * PROMISE * outlook.future

    def denial(self, region: int) -> float:
        """What the others miss when the region is ours."""
        outlook = self.outlook
        level = outlook.levels[region]
        rival = outlook.rival(region)
        likely = CHANCES[min(max(level - rival, 0), len(CHANCES) - 1)]
        return ENVY * outlook.boldness * level * likely * outlook.future / (outlook.players - 1)
