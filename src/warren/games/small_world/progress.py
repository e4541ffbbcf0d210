"""Where in the game and in the turn we are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.progress import Progress
from warren.games.small_world import frames
from warren.games.small_world.layout import LOSERS
from warren.games.small_world.state import State
from warren.games.small_world.steps import turn

PEOPLE: Final = 0
CONQUEST: Final = 1
REDEPLOYMENT: Final = 2
COINS: Final = 3
RETREAT: Final = 4
STAGES: Final = ["people", "conquest", "redeployment", "coins"]
RETREATING: Final = [*STAGES, "retreat"]

CHOOSING: Final = (frames.PICK, frames.SWAP, frames.ERUPTION)
ARRANGING: Final = (frames.REDEPLOY, frames.PLACE, frames.FAREWELL, frames.DUSK)
AFTER_COINS: Final = (turn.AFTER_COINS, turn.ALTAR, turn.RETREATS, turn.END)


def progress_of(state: State) -> Progress | None:
    """The round and the stage of the turn; others retreat only where somebody lost a region."""
    if not _in_turn(state):
        return None
    stage = _stage(state)
    retreating = stage == RETREAT or state.numbers[LOSERS] != 0
    return Progress(
        state.rounds(),
        int(state.table.board.rounds),
        int(state.turn()),
        RETREATING if retreating else STAGES,
        stage,
    )


def coins_to_come(state: State, seat: i64) -> bool:
    """Whether it is the turn of this seat, and not paid yet."""
    return _in_turn(state) and state.turn() == seat and _stage(state) < COINS


def _in_turn(state: State) -> bool:
    """The turn lies below all else, except while the table is set up and after the end."""
    return frames.depth(state) > 0 and frames.step_at(state, 0) == frames.TURN


def _stage(state: State) -> int:
    reached = frames.stage_at(state, 0)
    if reached in AFTER_COINS:
        return RETREAT if reached == turn.RETREATS and _is_asked(state) else COINS
    step = int(frames.step(state))
    if step in CHOOSING or state.is_undecided():
        return PEOPLE
    return REDEPLOYMENT if step in ARRANGING else CONQUEST


def _is_asked(state: State) -> bool:
    """Whether something lies above the turn itself."""
    return frames.depth(state) > 1 and frames.step_at(state, 1) in (frames.REDEPLOY, frames.PLACE)
