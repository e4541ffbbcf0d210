"""What Relics and Popular Places are worth."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.pieces import MONSTER
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground import markers
from warren.games.small_world.underground.treasury import MINE_COINS

# What a marker gives beyond the coins of its region, in coins a turn.
GOODS: Final[dict[int, float]] = {
    markers.DOORMAT: 0.5,
    markers.RING: 0.8,
    markers.SOCKS: 0.6,
    markers.SCEPTER: 1.2,
    markers.ORB: 0.8,
    markers.SWORD: 0.8,
    markers.ALTAR: 1.0,
    markers.CRYPT: 0.5,
    markers.PIPE: 0.2,
    markers.FOUNTAIN: 0.6,
    markers.STONEHEDGE: 0.9,
    markers.PENTACLE: 0.9,
}
UNKNOWN: Final = 1.2
"""What one may hope to find where Monsters live."""
ANY_RACE: Final = (markers.ALTAR,)
"""Serves a race in decline as well."""


class Treasures:
    """The open markers of a table, by region."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook: Final = outlook
        self.state: Final = state
        self.lying: Final[dict[int, list[int]]] = {}
        for marker in range(markers.MARKERS):
            at = int(state.marker_at(marker))
            if at != NONE:
                self.lying.setdefault(at, []).append(marker)
        fields = int(state.marker_at(markers.DIAMONDS))
        self.diamonds: Final = fields
        self.sparkling: Final = 0 if fields == NONE else int(outlook.board.same_terrain[fields])

    def coins(self, held: int, region: int) -> int:
        """What Places add to the region's coins when whoever holds these has it."""
        coins = 0
        here = self.lying.get(region, ())
        if markers.MINE in here:
            coins += MINE_COINS
        if markers.KEEP in here:
            coins += 1
        if region == self.diamonds:
            coins += (self.sparkling & held & ~(1 << region)).bit_count() + 1
        elif self.diamonds != NONE and (held >> self.diamonds) & 1:
            coins += (self.sparkling >> region) & 1
        return coins

    def worth(self, region: int, active: bool) -> float:
        """What the markers of the region promise for later turns."""
        worth = sum(
            GOODS.get(marker, 0.0)
            for marker in self.lying.get(region, ())
            if active or marker in ANY_RACE
        )
        if active and self.state.count(region, MONSTER):
            worth += UNKNOWN
        return worth * self.outlook.future
