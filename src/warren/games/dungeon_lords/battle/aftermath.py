"""What is left after a battle and after a combat.  [DL-CMB-4] [DL-END-1]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair, lines
from warren.games.dungeon_lords.battle import babies
from warren.games.dungeon_lords.battle.leaving import retire
from warren.games.dungeon_lords.layout import (
    BABY,
    FALLEN,
    GONE,
    KNOWN,
    LINE_SIZE,
    PALADIN,
    PLAN,
    PLAN_DONE,
    PLAN_THROWN,
    PLAN_TRAPS,
    ROW,
    ROW_SIZE,
    SCOUT,
    STARE,
    TRAPS,
    TURNED,
)
from warren.games.dungeon_lords.paladins import host_of
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, PALADINS


def drop_plan(state: Position, owner: i64) -> None:
    """Those sent who did not attack could not; a trap that did not go off returns to hand."""
    retire(state, owner)
    lair.clear(state, owner, lair.PASSING)
    babies.rest(state, owner)
    state.add(owner, TRAPS, state.get(owner, PLAN_TRAPS))
    for field in (PLAN, PLAN_TRAPS, PLAN_THROWN, PLAN_DONE):
        state.put(owner, field, 0)
    for place in range(state.line_length(owner)):
        state.set_line(owner, place, state.line(owner, place) & ~lines.ROUND_ONLY)


def end_combat(state: Position) -> None:
    """Parties leave, monsters and tokens are turned up, pets of the year are over.

    [DL-END-1] [DL-PAL-6] [DF-EXP-10] [DF-PET-9] [DF-YR2-3]
    """
    for kind in range(i64(PALADINS)):
        if host_of(state, kind) != NONE:
            state.numbers[PALADIN + kind] = GONE
    for seat in range(state.table.players):
        if state.line_length(seat) and state.effects is not None:
            state.emit("party-left", {"seat": int(seat)})
        for place in range(i64(LINE_SIZE)):
            state.set_line(seat, place, 0)
        lair.clear(state, seat, lair.DOWN | lair.TIRED | lair.PASSING)
        for field in (FALLEN, BABY, STARE, KNOWN):
            state.put(seat, field, 0)
    for place in range(i64(ROW_SIZE)):
        state.numbers[ROW + place] = NONE
    state.numbers[TURNED] = 0
    state.numbers[SCOUT] = 0
    state.emit("combat-ended", {})
