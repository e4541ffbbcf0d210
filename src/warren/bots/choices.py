"""What a seat may choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.core.space import ActionSpace


def regions_of(mask: int) -> Iterator[int]:
    """The regions of a bit mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Choices:
    """One decision of one seat: its legal codes, by block and argument."""

    def __init__(self, seat: int, space: ActionSpace, codes: list[int]) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.codes: Final = codes

    def blocks(self) -> list[tuple[int, int, int]]:
        """Every legal code with its block and its argument."""
        space = self.space
        return [(code, int(space.block(code)), int(space.argument(code))) for code in self.codes]

    def code(self, block: int, argument: int = 0) -> int:
        return int(self.space.code(block, argument))
