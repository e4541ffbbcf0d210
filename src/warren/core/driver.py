"""The one loop that drives a game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from warren.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Asks whoever is to act, chance like the others, until the game is over."""

    def state(self) -> State:
        """Where the game stands."""
        raise NotImplementedError

    def decide(self, actor: int) -> None:
        """Let an actor, a seat or CHANCE, do something."""
        raise NotImplementedError

    def run(self) -> None:
        while True:
            actors = self.state().actors()
            if not actors:
                return
            self.decide(actors[0])
