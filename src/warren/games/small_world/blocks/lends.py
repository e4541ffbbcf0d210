"""The block that lends what stands elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.block import Block


class Lends(Block):
    """A way to conquer or a decision of the turn, with the pieces it needs."""

    def __init__(self, means: i64 = 0, offers: i64 = 0, pieces: i64 = 0) -> None:
        self.lent: Final[i64] = means
        self.decisions: Final[i64] = offers
        self.needed: Final[i64] = pieces

    def means(self) -> i64:
        return self.lent

    def offers(self) -> i64:
        return self.decisions

    def pieces(self) -> i64:
        return self.needed
