"""Seeds of single games, from one seed and the number of the game."""

from __future__ import annotations

import hashlib


def derived_seed(seed: int, *parts: int) -> int:
    """The same for the same numbers, on every machine; below 2**63."""
    text = ":".join(str(number) for number in (seed, *parts))
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
