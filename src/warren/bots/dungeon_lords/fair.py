"""The festival: as many imps as have nothing better to do."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.spare_imps import production_prices
from warren.bots.dungeon_lords.trials import Trials
from warren.games.dungeon_lords.actions import SEND_IMPS

PRICE: Final = 0.28
"""An imp whose work is worth less may go to the festival."""


def choose_fair(outlook: Outlook) -> int:
    _, block, _ = outlook.blocks()[0]
    if block != SEND_IMPS:
        return Trials(outlook).best()
    busy = sum(1 for price in production_prices(outlook.state, outlook.seat) if price > PRICE)
    idle = int(outlook.state.idle(outlook.seat))
    counts = [argument for _, _, argument in outlook.blocks()]
    return outlook.code(SEND_IMPS, max(one for one in counts if one <= max(idle - busy, 0)))
