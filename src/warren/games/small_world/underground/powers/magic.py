"""Magic."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_BAG
from warren.games.small_world.trait import Power


class Magic(Power):
    """The Bag stands for one open Relic a turn.  [SU-P-MAGIC]"""

    id = "magic"
    rule = "SU-P-MAGIC"
    tokens = 5

    def needs_markers(self) -> bool:
        return True

    def offers(self) -> i64:
        return OFFER_BAG
