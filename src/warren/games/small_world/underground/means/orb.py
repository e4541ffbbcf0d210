"""The Shiny Orb."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world import reasons
from warren.games.small_world.actions import CONQUER_ORB
from warren.games.small_world.block import MEANS_ORB
from warren.games.small_world.means.replacement import Replacement
from warren.games.small_world.state import State
from warren.games.small_world.underground.depths import bring_relic
from warren.games.small_world.underground.markers import ORB


class Orb(Replacement):
    """The Relic, or the Bag in its stead, goes into the region.  [SU-REL-ORB]"""

    word = "orb"
    block = CONQUER_ORB
    flag = MEANS_ORB
    missing = reasons.NO_ORB

    def finish(self, state: State, region: i64) -> None:
        bring_relic(state, ORB, region)
        super().finish(state, region)
