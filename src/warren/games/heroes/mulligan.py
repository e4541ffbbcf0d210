"""Whether a first hand can capture nothing.  [HDL-MUL-1] [HDL-MUL-2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.layout import LEVEL, MAX_LEVEL
from warren.games.heroes.magic.magic import REGION, SEAT
from warren.games.heroes.state import State
from warren.games.heroes.strength import region_reason

COMPANIONS: Final = 2


def hopeless(state: State, seat: i64) -> bool:
    """No pair of starting companions would let the hand capture a region that is open now."""
    lowest = _lowest_gap(state, seat, i64(-1))
    for number in state.table.troops:
        if state.in_hand(seat, number):
            troop = state.table.cards[number]
            force = Force(troop.warriors, troop.craftsmen, troop.mages, troop.attack, lowest)
            if _reaches(state, seat, force, 0):
                return False
    return True


class Force:
    """A troop with the magic that serves it: what it takes, what it has, what it must reach."""

    def __init__(self, warriors: i64, craftsmen: i64, mages: i64, attack: i64, level: i64) -> None:
        self.warriors: Final[i64] = warriors
        self.craftsmen: Final[i64] = craftsmen
        self.mages: Final[i64] = mages
        self.attack: Final[i64] = attack
        self.level: Final[i64] = level

    def is_enough(self) -> bool:
        taken = max(self.warriors, i64(0)) + max(self.craftsmen, i64(0)) + self.mages
        return taken <= COMPANIONS and self.attack >= self.level


def _reaches(state: State, seat: i64, force: Force, card: i64) -> bool:
    """Whether the force is enough, as it is or with magic of the hand from this card on."""
    if force.is_enough():
        return True
    for other in range(card, state.table.deck_width):
        magic = state.table.cards[other].magic
        if magic is None or not magic.attached() or magic.target() == REGION:
            continue
        copies = state.in_hand(seat, other)
        if magic.target() == SEAT:
            copies = min(copies, i64(1))
        for count in range(i64(1), copies + 1):
            mages = force.mages + state.table.cards[other].mages * count
            if mages > COMPANIONS:
                break
            level = force.level
            if magic.target() == SEAT:
                level = min(level, _lowest_gap_with_ally(state, seat))
            more = Force(
                force.warriors - magic.warriors_saved() * count,
                force.craftsmen - magic.craftsmen_saved() * count,
                mages,
                force.attack + magic.attack_bonus() * count,
                level,
            )
            if _reaches(state, seat, more, other + 1):
                return True
    return False


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


def _lowest_gap_with_ally(state: State, seat: i64) -> i64:
    best = i64(MAX_LEVEL + 1)
    for other in range(state.table.players):
        if other != seat:
            best = min(best, _lowest_gap(state, seat, other))
    return best
