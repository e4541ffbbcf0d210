"""What another plan would do: the same battle, tried out on a copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.battle import babies, laying, plan
from warren.games.dungeon_lords.battle.trial import Outcome, fought
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import LAIR_SIZE, PLAN_TRAPS
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE


class Defence:
    """A plan to try: a tile, kinds of traps, looks of monsters and ghosts, Baby Golems."""

    def __init__(self, cell: int, traps: list[int], looks: list[int], cubs: int = 0) -> None:
        self.cell: Final = cell
        self.traps: Final = traps
        self.looks: Final = looks
        self.cubs: Final = cubs


def preview(state: State, seat: int, defence: Defence, card: int) -> Outcome:
    """The battle of this round if the card is this one, decided by `policy`."""
    owner = i64(seat)
    trial = state.clone()
    _arrange(trial, owner, defence)
    return fought(trial, owner, i64(card))


def _arrange(state: Position, owner: i64, defence: Defence) -> None:
    """Replace the plan made so far; pets that were readied stay in it."""
    lair.clear(state, owner, lair.SENT | lair.THROWN)
    babies.rest(state, owner)
    plan.choose(state, owner, defence.cell)
    traps = i64(0)
    for kind in defence.traps:
        traps += TRAP_COUNTS.one(kind)
    state.put(owner, PLAN_TRAPS, traps)
    for look in defence.looks:
        slot = lair.find(state, owner, look, lair.SENT)
        if slot != NONE:
            lair.mark(state, owner, slot, lair.SENT)
    babies.add(state, owner, babies.SENT, defence.cubs)
    while laying.needs_missile(state, owner):
        lair.mark(state, owner, _missile(state, owner), lair.THROWN)


def _missile(state: Position, owner: i64) -> i64:
    for slot in range(i64(LAIR_SIZE)):
        if laying.is_missile(state, owner, slot):
            return slot
    raise AssertionError
