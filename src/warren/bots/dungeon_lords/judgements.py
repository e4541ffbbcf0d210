"""Events that go from monster to monster: the strongest is seen to first."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.powers import monster_power
from warren.bots.dungeon_lords.trials import Trials
from warren.games.dungeon_lords.actions import DISMISS, LAY_DOWN, PAY, SETTLE, SYMBOLS
from warren.games.dungeon_lords.lair import LOOKS

KEEPING: Final = (PAY, SETTLE)
PARTING: Final = (DISMISS, LAY_DOWN)


def choose_in_event(outlook: Outlook) -> int:
    """Where monsters are kept one by one, what the strongest of them takes; else the best."""
    blocks = outlook.blocks()
    keeping = {code for code, block, _ in blocks if block in KEEPING}
    if not keeping or any(block not in KEEPING + PARTING for _, block, _ in blocks):
        return Trials(outlook).best()
    trials = Trials(outlook)
    power = {code: power_of(outlook, block, argument) for code, block, argument in blocks}
    for most in sorted(set(power.values()), reverse=True):
        best = max((code for code in outlook.codes if power[code] == most), key=trials.value)
        if best in keeping:
            return best
    return min(outlook.codes, key=lambda code: power[code])


def power_of(outlook: Outlook, block: int, argument: int) -> float:
    """How strong the monster is that an action speaks of."""
    look = argument // len(SYMBOLS) if block == SETTLE else argument
    token = 0.5 if look % LOOKS >= 2 else 0.0
    return monster_power(outlook.state.table.deck.monsters[look // LOOKS]) + token
