"""Where in the turn a position is, in the words of scenarios."""

from __future__ import annotations

from typing import Final

from warren.games.small_world import frames
from warren.games.small_world.state import State

START: Final = "start"
CONQUEST: Final = "conquest"
_STEPS: Final = [CONQUEST if name == "expand" else name for name in frames.STEP_NAMES]
PHASE_NAMES: Final = (START, *(name for name in _STEPS[: frames.OVER + 1] if name != "turn"))
DEEP_PHASES: Final = (*_STEPS[frames.OVER + 1 :],)


def phase(state: State) -> str:
    """The step that decides; while a race may still decline instead of conquering, the start."""
    name = _STEPS[int(frames.step(state))]
    return START if name == CONQUEST and state.is_undecided() else name
