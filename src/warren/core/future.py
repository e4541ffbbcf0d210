"""What may come of a position, as far as a seat can know."""

from __future__ import annotations

from typing import Final

from warren.core.effect import ArgValue, Effect


class Future:
    """One way things may go on: what it takes for `given`, how likely it is, what happens.

    Weights count relative to each other. The `outcome` sums up in plain data what it comes to.
    """

    def __init__(
        self,
        given: dict[str, ArgValue],
        weight: int,
        effects: list[Effect],
        outcome: dict[str, object],
    ) -> None:
        self.given: Final = given
        self.weight: Final = weight
        self.effects: Final = effects
        self.outcome: Final = outcome
