"""What a seat makes of a position before it looks at single choices."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from warren.bots.choices import Choices
from warren.bots.dungeon_lords.times import Times
from warren.core.space import ActionSpace
from warren.core.state import View
from warren.games.dungeon_lords.state import State


class Outlook(Choices):
    """One decision of one seat: what it may look at, and a guess at the rest to think with."""

    def __init__(
        self, view: View, state: State, seat: int, space: ActionSpace, codes: list[int], rng: Random
    ) -> None:
        super().__init__(seat, space, codes)
        self.view: Final = view
        self.state: Final = state
        self.times: Final = Times(state)
        self.rng: Final = rng

    def guess(self) -> State:
        """A whole position that agrees with all the seat knows."""
        whole = self.view.determinize(self.rng)
        assert isinstance(whole, State)
        return whole


def look(view: View, rng: Random) -> Outlook:
    """The outlook of the seat that a view belongs to."""
    state = view.state
    assert isinstance(state, State)
    assert view.seat is not None
    return Outlook(view, state, view.seat, state.space(), view.legal_actions(), rng)
