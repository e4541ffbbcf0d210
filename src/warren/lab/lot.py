"""How a seat comes to have one thing of a kind."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lot:
    """An action that names the thing; plain data, so that processes share it.

    With an `effect` chance draws it, and the argument `seat` of that effect tells for whom.
    Without one a seat takes it: of its first choices, as many as `among` says, one that is drawn
    beforehand is left to the lot, and all others to whoever plays.
    `name` begins the ids of the messages that name the things.
    """

    verb: str
    argument: str
    name: str
    effect: str = ""
    among: int = 1

    @property
    def drawn(self) -> bool:
        """Whether chance brings it."""
        return bool(self.effect)
