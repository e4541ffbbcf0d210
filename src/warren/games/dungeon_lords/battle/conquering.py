"""Fatigue is taken and a tile is turned over."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.dungeon_lords import evil, installed
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.damage import Blow, deal
from warren.games.dungeon_lords.battle.fatigue import fatigue
from warren.games.dungeon_lords.battle.telling import named_cell
from warren.games.dungeon_lords.combat_terms import TRAINING_ROOM
from warren.games.dungeon_lords.layout import FATIGUE_NOW, GOAL_TILE, IDLE, LOST, TRAINEES
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def can_train(state: Position, owner: i64) -> bool:
    """One imp for each taking of fatigue.  [DF-ROM-5] [DF-ROM-6]"""
    return state.get(owner, TRAINEES) > 0 and not state.has_flag(fight.TRAINED)


def train(state: Position, owner: i64) -> None:
    """An imp goes from the Training Room to the den.  [DF-ROM-5]"""
    state.add(owner, TRAINEES, -1)
    state.add(owner, IDLE, 1)
    state.set_flag(fight.TRAINED)
    if state.effects is not None:
        state.emit("trainee-sent", {"seat": int(owner)})


def tire(state: Position, owner: i64) -> None:
    """Everybody takes the same at the same time.  [DL-CON-1]"""
    amount = fatigue(state, owner)
    fight.drop_flag(state, fight.TRAINED)
    state.set_fight(FATIGUE_NOW, 0)
    if state.effects is not None:
        state.emit("fatigue-taken", {"seat": int(owner), "amount": int(amount)})
    blow = Blow()
    for place in range(state.line_length(owner)):
        blow.add(place, amount, "fatigue", "DL-CON-1")
    deal(state, owner, blow)


def conquer(state: Position, owner: i64) -> None:
    """The tile is turned, and its owner loses 1 evil.  [DL-CON-2] [DL-CON-7]"""
    cell = state.fight(GOAL_TILE)
    state.put(owner, LOST, state.get(owner, LOST) | bit(cell))
    if state.effects is not None:
        state.emit("tile-conquered", {"seat": int(owner), "cell": named_cell(cell)})
    if installed.trap_on(state, owner, cell) != NONE:
        installed.discard(state, owner)
    if state.room_at(owner, cell) == TRAINING_ROOM:
        _dismiss_trainees(state, owner)
    evil.move(state, owner, -1)


def _dismiss_trainees(state: Position, owner: i64) -> None:
    """[DF-ROM-8]"""
    state.add(owner, IDLE, state.get(owner, TRAINEES))
    state.put(owner, TRAINEES, 0)
