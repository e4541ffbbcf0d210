"""The stack that says where in the turn we are: a step and two small numbers each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.small_world.layout import FRAME_SIZE

if TYPE_CHECKING:
    from warren.games.small_world.shape import StepName
    from warren.games.small_world.state import State

SETUP: Final = 0
REFILL: Final = 1
TURN: Final = 2
PICK: Final = 3
EXPAND: Final = 4
DIE: Final = 5
REDEPLOY: Final = 6
PLACE: Final = 7
FAREWELL: Final = 8
AFTERMATH: Final = 9
OVER: Final = 10
SWAP: Final = 11
ERUPTION: Final = 12
DAWN: Final = 13
DUSK: Final = 14
ALTAR: Final = 15
FIND: Final = 16
LOAN: Final = 17
SUMMONS: Final = 18

STEP_NAMES: Final[list[StepName]] = [
    "setup",
    "refill",
    "turn",
    "pick",
    "expand",
    "die",
    "redeploy",
    "place",
    "farewell",
    "aftermath",
    "over",
    "swap",
    "eruption",
    "dawn",
    "dusk",
    "altar",
    "find",
    "loan",
    "summons",
]


ABOUT_A_TRIBE: Final = (
    EXPAND,
    DIE,
    REDEPLOY,
    PLACE,
    FAREWELL,
    AFTERMATH,
    ERUPTION,
    DAWN,
    DUSK,
    FIND,
    LOAN,
    SUMMONS,
)


def push(state: State, step: i64, subject: i64, stage: i64) -> None:
    at = 1 + state.frames[0] * FRAME_SIZE
    state.frames[at] = step
    state.frames[at + 1] = subject
    state.frames[at + 2] = stage
    state.frames[0] += 1


def pop(state: State) -> None:
    state.frames[0] -= 1
    at = 1 + state.frames[0] * FRAME_SIZE
    state.frames[at] = 0
    state.frames[at + 1] = 0
    state.frames[at + 2] = 0


def step(state: State) -> i64:
    return state.frames[1 + (state.frames[0] - 1) * FRAME_SIZE]


def subject(state: State) -> i64:
    return state.frames[2 + (state.frames[0] - 1) * FRAME_SIZE]


def stage(state: State) -> i64:
    return state.frames[3 + (state.frames[0] - 1) * FRAME_SIZE]


def set_subject(state: State, value: i64) -> None:
    state.frames[2 + (state.frames[0] - 1) * FRAME_SIZE] = value


def set_stage(state: State, value: i64) -> None:
    state.frames[3 + (state.frames[0] - 1) * FRAME_SIZE] = value


def set_turn_stage(state: State, value: i64) -> None:
    """The turn's own frame is always the lowest."""
    state.frames[3] = value
