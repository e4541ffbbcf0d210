"""What would come of an action: told as far as it could be done and taken back."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.core.match import Match, Told
from warren.core.state import State


class Foresight:
    """Actions of a seat tried on a copy; it is not `known` what draws or reveals something."""

    def __init__(self, match: Match, told: list[Told], known: bool) -> None:
        self.match: Final = match
        self.told: Final = told
        self.known: Final = known


def foresee(match: Match, seat: int, codes: list[int]) -> Foresight:
    """Try these actions, or raise a Refusal.

    Whoever may do something and take it back learns nothing by asking; what could not be taken
    back is not told, for it would show what the seat must not know beforehand.
    """
    trial = match.copy()
    told: list[Told] = []
    for code in codes:
        told.append(trial.do(seat, code))
        state = trial.state
        if trial.undo_refusal(seat) or state.is_chance() or state.is_over():
            return Foresight(trial, told, False)
    return Foresight(trial, told, True)


def is_final(state: State, seat: int, code: int) -> bool:
    """Whether an action leaves the seat nothing to decide next, or turns something up."""
    after = state.clone()
    effects: list[Effect] = []
    after.effects = effects
    after.apply(seat, code)
    return seat not in after.actors() or any(effect.reveals for effect in effects)
