"""Whether the frames of a position from outside can lie as they do."""

from __future__ import annotations

from typing import Final

from warren.core.fields import whole_number
from warren.core.refusal import InputError
from warren.games.small_world import frames
from warren.games.small_world.state import State
from warren.games.small_world.steps.expand import FINISHED
from warren.games.small_world.steps.place import KIND, PLACING, blocks_by_kind, kind_of
from warren.games.small_world.steps.redeploy import RETREATING
from warren.games.small_world.steps.turn import ALTAR, END
from warren.games.small_world.terms import NONE, SLOTS
from warren.games.small_world.underground.means.wisps import NAMED_ROLL
from warren.games.small_world.underground.scatter import wanted

LOWEST: Final = (frames.SETUP, frames.TURN, frames.OVER)
IN_A_REGION: Final = (frames.FIND, frames.LOAN, frames.SUMMONS)
COUNTING: Final = (frames.FAREWELL, frames.AFTERMATH)


def check_frames(state: State) -> None:
    """The set-up, the turn or the end lies lowest; a draw for the column lies on top."""
    top = int(frames.depth(state)) - 1
    for place in range(top + 1):
        step = int(frames.step_at(state, place))
        where = f"frames[{place}]"
        if (
            (step in LOWEST) != (place == 0)
            or (step == frames.REFILL and place < top)
            or (step >= frames.SWAP and not state.table.deep)
        ):
            raise InputError(
                "error-unknown-name", {"field": where, "value": frames.STEP_NAMES[step]}
            )
        races = len(state.table.races)
        most = races if step == frames.REFILL else int(state.table.players) * SLOTS
        whole_number(int(frames.subject_at(state, place)), where, NONE, most - 1)
        check_stage(state, step, int(frames.stage_at(state, place)), where)


def check_stage(state: State, step: int, stage: int, where: str) -> None:
    """The point that a step has come to, or what it is about."""
    last = int(state.table.board.size) - 1
    if step == frames.DIE:
        named = stage - NAMED_ROLL if stage >= NAMED_ROLL else stage
        whole_number(named, where, NONE, last)
    elif step == frames.PLACE:
        whole_number(stage, where, 0, KIND + PLACING)
        places = blocks_by_kind(state.space(), "place")
        if kind_of(stage) >= len(places) or places[kind_of(stage)] == NONE:
            raise InputError("error-unknown-name", {"field": where, "value": str(stage)})
    elif step in IN_A_REGION:
        whole_number(stage, where, 0, last)
    elif step in COUNTING:
        whole_number(stage, where, 0, stage)
    else:
        whole_number(stage, where, 0, last_stage(state, step))


def last_stage(state: State, step: int) -> int:
    if step == frames.SETUP:
        return int(wanted(state.table))
    if step == frames.TURN:
        return ALTAR if state.table.deep else END
    if step == frames.EXPAND:
        return FINISHED
    if step == frames.REDEPLOY:
        return RETREATING
    if step == frames.SWAP:
        return int(state.open_combos()) - 1
    return 0
