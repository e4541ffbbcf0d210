"""All ways to conquer, in the order of their actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.means.die import Die
from warren.games.small_world.means.dragon import Dragon
from warren.games.small_world.means.means import Means
from warren.games.small_world.means.sorcery import Sorcery
from warren.games.small_world.means.tokens import Tokens
from warren.games.small_world.underground.means.orb import Orb
from warren.games.small_world.underground.means.vampire import Vampire
from warren.games.small_world.underground.means.wisps import Wisps

SPECIAL: Final[list[Means]] = [Dragon(), Sorcery(), Wisps(), Vampire(), Orb()]
MEANS: Final[list[Means]] = [Tokens(), Die(), *SPECIAL]


def means_by(block: i64) -> Means | None:
    """The means of a conquest, or None when the action is none."""
    for means in MEANS:
        if means.block == block:
            return means
    return None
