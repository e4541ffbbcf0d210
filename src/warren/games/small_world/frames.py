"""The stack that says where in the turn we are: a step and two small numbers each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.small_world.layout import DEPTH, FRAME, FRAME_SIZE, MAX_FRAMES

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
    numbers = state.numbers
    assert numbers[DEPTH] < MAX_FRAMES
    at = FRAME + numbers[DEPTH] * FRAME_SIZE
    numbers[at] = step
    numbers[at + 1] = subject
    numbers[at + 2] = stage
    numbers[DEPTH] += 1


def pop(state: State) -> None:
    numbers = state.numbers
    numbers[DEPTH] -= 1
    at = FRAME + numbers[DEPTH] * FRAME_SIZE
    numbers[at] = 0
    numbers[at + 1] = 0
    numbers[at + 2] = 0


def depth(state: State) -> i64:
    """How many steps lie on the stack."""
    return state.numbers[DEPTH]


def step_at(state: State, place: i64) -> i64:
    """The step at a place of the stack, the lowest at 0."""
    return state.numbers[FRAME + place * FRAME_SIZE]


def subject_at(state: State, place: i64) -> i64:
    return state.numbers[FRAME + place * FRAME_SIZE + 1]


def stage_at(state: State, place: i64) -> i64:
    return state.numbers[FRAME + place * FRAME_SIZE + 2]


def step(state: State) -> i64:
    return step_at(state, state.numbers[DEPTH] - 1)


def subject(state: State) -> i64:
    return subject_at(state, state.numbers[DEPTH] - 1)


def stage(state: State) -> i64:
    return stage_at(state, state.numbers[DEPTH] - 1)


def set_subject(state: State, value: i64) -> None:
    state.numbers[FRAME + (state.numbers[DEPTH] - 1) * FRAME_SIZE + 1] = value


def set_stage(state: State, value: i64) -> None:
    state.numbers[FRAME + (state.numbers[DEPTH] - 1) * FRAME_SIZE + 2] = value


def set_turn_stage(state: State, value: i64) -> None:
    """The turn's own frame is always the lowest."""
    state.numbers[FRAME + 2] = value
