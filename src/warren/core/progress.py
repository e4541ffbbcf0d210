"""Where a game is."""

from __future__ import annotations

from typing import Final


class Progress:
    """The round, of how many if that is known (else 0), whose turn it is, and its stages in order.

    `stage` is the place of the present one among them.
    """

    def __init__(self, round: int, rounds: int, seat: int, stages: list[str], stage: int) -> None:
        self.round: Final = round
        self.rounds: Final = rounds
        self.seat: Final = seat
        self.stages: Final = stages
        self.stage: Final = stage
