"""A race and a power that lie together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world.trait import Power, Race


class Combo:
    """A banner and a badge of the column: the coins on them, the tokens that come with them.

    They are no more than the tray holds.  [SW-CMB-4]
    """

    def __init__(self, race: Race, power: Power, coins: i64, tray: i64) -> None:
        self.race: Final = race
        self.power: Final = power
        self.coins: Final[i64] = coins
        extra = race.conquest_only_tokens() + power.conquest_only_tokens()
        self.tokens: Final[i64] = min(i64(race.tokens) + i64(power.tokens) + extra, tray)
