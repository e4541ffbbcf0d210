"""The stack that says where in the game we are: a step, a subject and a stage each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.dungeon_lords.layout import FRAME_SIZE

if TYPE_CHECKING:
    from warren.games.dungeon_lords.position import Position

SETUP: Final = 0
SEASON: Final = 1
UNVEIL: Final = 2
ORDERS: Final = 3
ERRANDS: Final = 4
ERRAND: Final = 5
DIG: Final = 6
SPY: Final = 7
DRAW_TRAPS: Final = 8
BURY_TRAPS: Final = 9
PAYMENT: Final = 10
SETTING: Final = 11
DRAW_PETS: Final = 12
FESTIVAL: Final = 13
PRODUCTION: Final = 14
RETURN: Final = 15
PET_PHASE: Final = 16
EVENT: Final = 17
AFFAIR: Final = 18
ADVENT: Final = 19
COMBAT: Final = 20
PLANNING: Final = 21
BATTLE: Final = 22
OVER: Final = 23
LOSE_IMPS: Final = 24
THROWING: Final = 25
STEP_NAMES: Final = [
    "setup",
    "season",
    "unveil",
    "orders",
    "errands",
    "errand",
    "dig",
    "spy",
    "draw-traps",
    "bury-traps",
    "payment",
    "setting",
    "draw-pets",
    "festival",
    "production",
    "return",
    "pets",
    "event",
    "affair",
    "advent",
    "combat",
    "planning",
    "battle",
    "over",
    "lose-imps",
    "throwing",
]


def push(state: Position, step: i64, subject: i64, stage: i64) -> None:
    at = 1 + state.frames[0] * FRAME_SIZE
    state.frames[at] = step
    state.frames[at + 1] = subject
    state.frames[at + 2] = stage
    state.frames[0] += 1


def pop(state: Position) -> None:
    state.frames[0] -= 1
    at = 1 + state.frames[0] * FRAME_SIZE
    state.frames[at] = 0
    state.frames[at + 1] = 0
    state.frames[at + 2] = 0


def step(state: Position) -> i64:
    return state.frames[1 + (state.frames[0] - 1) * FRAME_SIZE]


def subject(state: Position) -> i64:
    return state.frames[2 + (state.frames[0] - 1) * FRAME_SIZE]


def stage(state: Position) -> i64:
    return state.frames[3 + (state.frames[0] - 1) * FRAME_SIZE]


def set_subject(state: Position, value: i64) -> None:
    state.frames[2 + (state.frames[0] - 1) * FRAME_SIZE] = value


def set_stage(state: Position, value: i64) -> None:
    state.frames[3 + (state.frames[0] - 1) * FRAME_SIZE] = value


def under(state: Position, step: i64) -> i64:
    """The place of the topmost frame of a step, or -1."""
    at = state.frames[0] - 1
    while at >= 0:
        if state.frames[1 + at * FRAME_SIZE] == step:
            return at
        at -= 1
    return -1


def subject_at(state: Position, at: i64) -> i64:
    """The subject of a frame, counted from the bottom."""
    return state.frames[2 + at * FRAME_SIZE]


def stage_at(state: Position, at: i64) -> i64:
    """The stage of a frame, counted from the bottom."""
    return state.frames[3 + at * FRAME_SIZE]


def in_combat(state: Position) -> bool:
    return under(state, COMBAT) >= 0


def set_stage_at(state: Position, at: i64, value: i64) -> None:
    """The stage of a frame further down, counted from the bottom."""
    state.frames[3 + at * FRAME_SIZE] = value
