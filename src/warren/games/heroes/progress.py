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
RECRUITING: Final = ["recruit"]


def progress_of(state: State) -> Progress | None:
    """The round and the stage of the turn; nobody knows beforehand which round is the last.

    Those who follow a lord are chosen in the order of the first round.  [HDL-SET-8]
    """
    phase = state.phase()
    if not state.round_now() or phase == phases.OVER:
        return None
    seat = int(state.turn())
    if phase == phases.RECRUIT:
        return Progress(state.round_now(), 0, seat, RECRUITING, 0)
    return Progress(state.round_now(), 0, seat, STAGES, _stage(state))


def _stage(state: State) -> int:
    phase = state.phase()
    if phase == phases.DRAW or phase == phases.EXCHANGE:
        return DRAW
    hiring = not state.numbers[PLAYED] and not Prepared(state).count
    affordable = state.coins(state.turn()) >= PRICE
    return HIRE if hiring and affordable and phase == phases.PLAY else PLAY
