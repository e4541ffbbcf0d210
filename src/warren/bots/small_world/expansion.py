"""What a race does while it may conquer: decline, a Relic made ready, a conquest, the end."""

from __future__ import annotations

from warren.bots.small_world.conquests import Conquests
from warren.bots.small_world.outlook import Outlook
from warren.bots.small_world.relics import chosen_relic, serving
from warren.bots.small_world.twilight import chosen_decline
from warren.games.small_world.underground.armoury import anything_armed
from warren.games.small_world.underground.endings import ending_of


def choose_conquest(outlook: Outlook) -> int:
    """The conquest that pays best for its tokens, with a Relic where that helps more."""
    if ending_of(outlook.blocks()[0][1]) >= 0:
        decline = chosen_decline(outlook, now=True)
        if decline is not None:
            return decline
    conquests = Conquests(outlook)
    code, rate = conquests.best()
    if not outlook.state.table.deep:
        return code
    if anything_armed(outlook.state):
        served = serving(conquests)
        return code if served is None else served.code
    relic = chosen_relic(conquests, rate)
    return code if relic is None else relic
