"""Cards of the row that may be looked at, and one that may be moved."""

from __future__ import annotations

from warren.bots.dungeon_lords.outlook import Outlook
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import MOVE, SPY
from warren.games.dungeon_lords.battle.row import hidden_from
from warren.games.dungeon_lords.steps.spying import PLACE


def choose_spied(outlook: Outlook) -> int:
    """The card of the first battle that is not known yet; what may be moved stays in its place."""
    place = int(frames.stage(outlook.state)) // PLACE - 1
    if any(block == MOVE for _, block, _ in outlook.blocks()):
        return outlook.code(MOVE, place)
    return unseen(outlook)


def unseen(outlook: Outlook) -> int:
    """The first place to look at whose card is not known, or the first of all."""
    hidden = int(hidden_from(outlook.state, outlook.seat))
    places = [place for _, block, place in outlook.blocks() if block == SPY]
    fresh = [place for place in places if (hidden >> place) & 1]
    return outlook.code(SPY, min(fresh or places))
