"""Where in the turn we are.  [HDL-TRN-3]"""

from __future__ import annotations

from typing import Final

from warren.core.progress import Progress
from warren.games.heroes import phases
from warren.games.heroes.layout import PLAYED
from warren.games.heroes.state import State
from warren.games.heroes.steps.play import PRICE
from warren.games.heroes.strength import Prepared

HIRE: Final = 0
PLAY: Final = 1
DRAW: Final = 2
STAGES: Final = ["hire", "play", "draw"]


def progress_of(state: State) -> Progress | None:
    """The round and the stage of the turn; nobody knows beforehand which round is the last."""
    phase = state.phase()
    if phase < phases.MULLIGAN or phase == phases.OVER:
        return None
    return Progress(state.rounds(), 0, int(state.turn()), STAGES, _stage(state))


def _stage(state: State) -> int:
    phase = state.phase()
    if phase == phases.DRAW or phase == phases.EXCHANGE:
        return DRAW
    hiring = not state.world[PLAYED] and not Prepared(state).count
    affordable = state.coins(state.turn()) >= PRICE
    return HIRE if hiring and affordable and phase == phases.PLAY else PLAY
