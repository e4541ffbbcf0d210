"""Small counts by kind, packed into one number; those of unknown kind are counted last."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from warren.core.numbers import shifted
from warren.core.refusal import Secret

MOST_UNKNOWN: Final = 127


class Counts:
    """Counts of `kinds` kinds with `width` bits each, and above them those of unknown kind."""

    def __init__(self, kinds: i64, width: i64) -> None:
        self.kinds: Final[i64] = kinds
        self.width: Final[i64] = width
        self.most: Final[i64] = shifted(1, width) - 1

    def of(self, packed: i64, kind: i64) -> i64:
        """How many there are of a kind, which nobody can tell where some are of unknown kind."""
        if packed >> (self.kinds * self.width):
            raise Secret
        return (packed >> (kind * self.width)) & self.most

    def known(self, packed: i64, kind: i64) -> i64:
        """How many are known to be of a kind."""
        return (packed >> (kind * self.width)) & self.most

    def one(self, kind: i64) -> i64:
        """What one of a kind adds."""
        return shifted(1, kind * self.width)

    def unknown(self, packed: i64) -> i64:
        return packed >> (self.kinds * self.width)

    def total(self, packed: i64) -> i64:
        found = self.unknown(packed)
        for kind in range(self.kinds):
            found += self.known(packed, kind)
        return found

    def is_empty(self, packed: i64) -> bool:
        """What may be taken away of unknown kind leaves something of each kind behind."""
        return packed == 0 or (self.unknown(packed) != 0 and self.total(packed) == 0)

    def draw(self, packed: i64, rng: Random) -> i64:
        """The kind of one of those that are known, each alike."""
        left = rng.randrange(self.total(packed) - self.unknown(packed))
        kind = i64(0)
        while left >= self.known(packed, kind):
            left -= self.known(packed, kind)
            kind += 1
        return kind

    def hidden(self, packed: i64) -> i64:
        """As many, all of unknown kind."""
        return shifted(self.total(packed), self.kinds * self.width)


TRAP_COUNTS: Final = Counts(13, 4)
MONSTER_COUNTS: Final = Counts(12, 4)
PET_COUNTS: Final = Counts(16, 3)
