"""Berserk."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.layout import ROLLED
from warren.games.small_world.state import State
from warren.games.small_world.trait import MEANS_DIE, MEANS_ROLL, Power


class Berserk(Power):
    """The die may be rolled before every conquest and counts as tokens for it.  [SW-P-BERSERK]

    These rolls replace the last attempt.  [SW-P-BERSERK-3]
    """

    id = "berserk"
    rule = "SW-P-BERSERK"
    tokens = 4

    def means(self) -> i64:
        return MEANS_ROLL

    def withheld_means(self) -> i64:
        return MEANS_DIE

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        rolled = state.world[ROLLED]
        return rolled - 1 if rolled else 0
