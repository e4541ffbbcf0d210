"""How a trap goes off."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import installed
from warren.games.dungeon_lords.battle import fight, missiles
from warren.games.dungeon_lords.battle.damage import Blow, deal, prevent
from warren.games.dungeon_lords.battle.icons import icons
from warren.games.dungeon_lords.combat_terms import ANTI_TRAP
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    ICONS_LEFT,
    INSTALLED,
    PLAN_TRAPS,
    SPRUNG,
    THROWN,
    TRAP_DISCARD,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE
from warren.games.dungeon_lords.traps.catalogue import TRAPS


def is_set(state: Position, owner: i64, kind: i64) -> bool:
    """Whether such a trap waits here, laid or installed."""
    if TRAP_COUNTS.of(state.get(owner, PLAN_TRAPS), kind):
        return True
    return installed.trap_on(state, owner, fight.tile(state)) == kind


def turn_up(state: Position, owner: i64, kind: i64) -> None:
    """It goes to the discard, face up; a monster on its card too.  [DL-TRP-9] [DF-EXH-8]"""
    state.set_fight(SPRUNG, kind + 1)
    if installed.trap_on(state, owner, fight.tile(state)) == kind:
        thrown = installed.thrown_of(state.get(owner, INSTALLED))
        if thrown != NONE:
            missiles.load(state, owner, thrown)
        installed.discard(state, owner)
    else:
        state.add(owner, PLAN_TRAPS, -TRAP_COUNTS.one(kind))
        state.numbers[TRAP_DISCARD] += TRAP_COUNTS.one(kind)
    trap = state.trap(kind).id
    if state.effects is not None:
        state.emit("trap-sprung", {"seat": int(owner), "trap": trap}, reveals=True)


def throw(state: Position, owner: i64, kind: i64) -> None:
    missiles.unload(state, owner, kind)
    state.set_fight(THROWN, kind + 1)


def spring(state: Position, owner: i64, target: i64) -> None:
    """Side effects, then the damage that anti-trap icons leave.  [DL-TRP-1] [DL-TRP-3]"""
    kind = state.fight(SPRUNG) - 1
    numbers = state.trap(kind).damage[state.year() - 1]
    blow = Blow()
    TRAPS[kind].prepare(state, owner, target, numbers, blow)
    TRAPS[kind].affect(state, owner, target, numbers)
    left = icons(state, owner, ANTI_TRAP)
    if state.fight(ICONS_LEFT):
        left = min(left, state.fight(ICONS_LEFT) - 1)
    left -= prevent(state, owner, blow, left)
    state.set_fight(ICONS_LEFT, left + 1)
    deal(state, owner, blow)
    state.set_fight(SPRUNG, 0)
    state.set_fight(THROWN, 0)
