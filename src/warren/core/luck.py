"""Generators of random numbers that callers may bring along."""

from __future__ import annotations

import random

from librt.random import Random

Luck = Random | random.Random
"""The generator of compiled code, or the one that everybody knows."""


def native(rng: Luck) -> Random:
    """The generator of compiled code; another one gives it a seed, and goes on by that draw."""
    if isinstance(rng, Random):
        return rng
    return Random(rng.getrandbits(63))
