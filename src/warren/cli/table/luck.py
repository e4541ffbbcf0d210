"""Chance that a seed makes reproducible."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from librt.random import Random


class Luck:
    """Every draw depends on the seed and on its number, so a resumed game goes on alike."""

    def __init__(self, seed: int | None) -> None:
        self.seed: Final = secrets.randbits(62) if seed is None else seed

    def draw(self, number: int) -> Random:
        """The generator for the draw of this number."""
        return Random(self._mixed(f"draw {number}"))

    def bot(self, seat: int, line: int) -> int:
        """The seed of a bot that sits down when the record has so many lines."""
        return self._mixed(f"bot {seat} {line}")

    def _mixed(self, purpose: str) -> int:
        digest = hashlib.blake2b(f"{self.seed} {purpose}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 2
