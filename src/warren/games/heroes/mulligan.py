"""Whether a first hand can capture nothing.  [HDL-MUL-1] [HDL-MUL-2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.card import Card
from warren.games.heroes.layout import LEVEL, MAX_LEVEL
from warren.games.heroes.magic.magic import SEAT
from warren.games.heroes.state import State
from warren.games.heroes.strength import region_reason

COMPANIONS: Final = 2


def hopeless(state: State, seat: i64) -> bool:
    """No pair of starting companions would let the hand capture a region that is open now."""
    lowest = _lowest_gap(state, seat, i64(-1))
    for troop in state.table.troops:
        if not state.in_hand(seat, troop):
            continue
        card = state.table.cards[troop]
        if _reaches(state, seat, card, lowest):
            return False
    return True


def _reaches(state: State, seat: i64, troop: Card, lowest: i64) -> bool:
    """All sets of at most two magic cards that two companions can serve together with it."""
    width = state.table.deck_width
    none = i64(-1)
    if _enough(state, seat, troop, none, none, lowest):
        return True
    for first in range(width):
        if not _serves(state, seat, first, 1):
            continue
        if _enough(state, seat, troop, first, none, lowest):
            return True
        for second in range(first, width):
            wanted = 2 if second == first else 1
            if _serves(state, seat, second, wanted) and _enough(
                state, seat, troop, first, second, lowest
            ):
                return True
    return False


def _serves(state: State, seat: i64, card: i64, wanted: i64) -> bool:
    magic = state.table.cards[card].magic
    return (
        magic is not None
        and magic.attached()
        and magic.least_level() == 0
        and state.in_hand(seat, card) >= wanted
    )


def _enough(state: State, seat: i64, troop: Card, first: i64, second: i64, lowest: i64) -> bool:
    warriors = troop.warriors
    craftsmen = troop.craftsmen
    mages = troop.mages
    attack = troop.attack
    gap = lowest
    for card in (first, second):
        if card < 0:
            continue
        used = state.table.cards[card]
        magic = used.magic
        assert magic is not None
        mages += used.mages
        attack += magic.attack_bonus()
        if magic.warriors_saved():
            if warriors <= 0:
                return False
            warriors -= magic.warriors_saved()
        if magic.craftsmen_saved():
            if craftsmen <= 0:
                return False
            craftsmen -= magic.craftsmen_saved()
        if magic.target() == SEAT:
            gap = _best_gap_with_ally(state, seat)
        elif magic.target():
            return False
    if max(warriors, i64(0)) + max(craftsmen, i64(0)) + mages > COMPANIONS:
        return False
    return attack >= gap


def _lowest_gap(state: State, seat: i64, ally: i64) -> i64:
    """The lowest level of an open region, less what an ally would lend there."""
    lowest = i64(MAX_LEVEL + 1)
    for region in range(state.table.board.size):
        if region_reason(state, seat, region) != reasons.ALLOWED:
            continue
        level = state.tile(region, LEVEL)
        if ally < 0:
            lowest = min(lowest, level)
        else:
            lent = state.support_for(ally, region)
            if lent:
                lowest = min(lowest, level - lent)
    return lowest


def _best_gap_with_ally(state: State, seat: i64) -> i64:
    best = i64(MAX_LEVEL + 1)
    for other in range(state.table.players):
        if other != seat:
            best = min(best, _lowest_gap(state, seat, other))
    return best
