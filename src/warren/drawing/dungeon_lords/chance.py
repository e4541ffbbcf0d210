"""Chance that is the same for the same seed."""

from zlib import crc32

MODULUS = 2**31 - 1
FACTOR = 48271


class Chance:
    """Numbers between bounds, one after another."""

    def __init__(self, seed: str) -> None:
        self._now = crc32(seed.encode()) % (MODULUS - 1) + 1

    def between(self, low: float, high: float) -> float:
        self._now = self._now * FACTOR % MODULUS
        return low + (high - low) * self._now / MODULUS

    def one(self, values: tuple[str, ...]) -> str:
        return values[int(self.between(0, len(values) - 1e-6))]
