"""All ways to conquer, in the order of their actions."""

from __future__ import annotations

from typing import Final

from warren.games.small_world.actions import DEEP_SHAPES, SHAPES
from warren.games.small_world.means.die import Die
from warren.games.small_world.means.dragon import Dragon
from warren.games.small_world.means.means import Means
from warren.games.small_world.means.sorcery import Sorcery
from warren.games.small_world.means.tokens import Tokens
from warren.games.small_world.underground.means.orb import Orb
from warren.games.small_world.underground.means.vampire import Vampire
from warren.games.small_world.underground.means.wisps import Wisps

SPECIAL: Final[list[Means]] = [Dragon(), Sorcery(), Wisps(), Vampire(), Orb()]
NOTHING_SPECIAL: Final[list[Means]] = []
MEANS: Final[list[Means]] = [Tokens(), Die(), *SPECIAL]

_FOUND: Final = {means.block: means for means in MEANS}
MEANS_OF: Final[list[Means | None]] = [_FOUND.get(i) for i in range(len(SHAPES + DEEP_SHAPES))]
"""The means of every block of actions; None where it conquers nothing."""
