"""The stack that says where in the game we are: a step, a subject and a stage each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.dungeon_lords.layout import DEPTH, FRAME, FRAME_SIZE, MAX_FRAMES

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
    numbers = state.numbers
    assert numbers[DEPTH] < MAX_FRAMES
    at = FRAME + numbers[DEPTH] * FRAME_SIZE
    numbers[at] = step
    numbers[at + 1] = subject
    numbers[at + 2] = stage
    numbers[DEPTH] += 1


def pop(state: Position) -> None:
    numbers = state.numbers
    numbers[DEPTH] -= 1
    at = FRAME + numbers[DEPTH] * FRAME_SIZE
    numbers[at] = 0
    numbers[at + 1] = 0
    numbers[at + 2] = 0


def depth(state: Position) -> i64:
    """How many frames there are."""
    return state.numbers[DEPTH]


def step(state: Position) -> i64:
    return step_at(state, state.numbers[DEPTH] - 1)


def subject(state: Position) -> i64:
    return subject_at(state, state.numbers[DEPTH] - 1)


def stage(state: Position) -> i64:
    return stage_at(state, state.numbers[DEPTH] - 1)


def set_subject(state: Position, value: i64) -> None:
    state.numbers[FRAME + (state.numbers[DEPTH] - 1) * FRAME_SIZE + 1] = value


def set_stage(state: Position, value: i64) -> None:
    set_stage_at(state, state.numbers[DEPTH] - 1, value)


def under(state: Position, step: i64) -> i64:
    """The place of the topmost frame of a step, or -1."""
    at = state.numbers[DEPTH] - 1
    while at >= 0:
        if step_at(state, at) == step:
            return at
        at -= 1
    return -1


def step_at(state: Position, at: i64) -> i64:
    """The step of a frame, counted from the bottom."""
    return state.numbers[FRAME + at * FRAME_SIZE]


def subject_at(state: Position, at: i64) -> i64:
    """The subject of a frame, counted from the bottom."""
    return state.numbers[FRAME + at * FRAME_SIZE + 1]


def stage_at(state: Position, at: i64) -> i64:
    """The stage of a frame, counted from the bottom."""
    return state.numbers[FRAME + at * FRAME_SIZE + 2]


def in_combat(state: Position) -> bool:
    return under(state, COMBAT) >= 0


def set_stage_at(state: Position, at: i64, value: i64) -> None:
    """The stage of a frame further down, counted from the bottom."""
    state.numbers[FRAME + at * FRAME_SIZE + 2] = value
