"""Shield."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit_count
from warren.games.small_world.block import OFFER_ARMOURS
from warren.games.small_world.features import FOREST
from warren.games.small_world.pieces import ARMOUR, FIELD, piece
from warren.games.small_world.state import State
from warren.games.small_world.trait import Power


class Shield(Power):
    """A Mushroom Armour for each mushroom forest at every redeployment.  [SU-P-SHIELD]"""

    id = "shield"
    rule = "SU-P-SHIELD"
    tokens = 3

    def needs(self) -> list[int]:
        return [FOREST]

    def offers(self) -> i64:
        return OFFER_ARMOURS

    def pieces_gained(self, state: State, tribe: i64) -> i64:
        forests = bit_count(state.held(tribe) & state.table.board.features[FOREST])
        return piece(ARMOUR, min(forests, i64(FIELD)))

    def stays_in_decline(self) -> bool:
        return True
