"""Events that take half of something."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import frames, purse
from warren.games.dungeon_lords.affairs.affair import Affair
from warren.games.dungeon_lords.state import State


class CharityDrive(Affair):
    """Half of the gold, rounded down.  [DL-E-CHARITY-DRIVE]"""

    def begin(self, state: State, seat: i64) -> bool:
        purse.gain_gold(state, seat, -(state.gold(seat) // 2))
        return False


class Rats(Affair):
    """Half of the food, rounded down.  [DL-E-RATS]"""

    def begin(self, state: State, seat: i64) -> bool:
        purse.gain_food(state, seat, -(state.food(seat) // 2))
        return False


class TrapRecall(Affair):
    """Half of the trap cards, rounded down, of one's choice.  [DL-E-TRAP-RECALL]"""

    def begin(self, state: State, seat: i64) -> bool:
        count = state.traps_held(seat) // 2
        if count:
            frames.push(state, frames.BURY_TRAPS, seat, count)
        return False
