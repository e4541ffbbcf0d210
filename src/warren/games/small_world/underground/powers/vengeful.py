"""Vengeful."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.small_world.block import OFFER_VENGEANCE
from warren.games.small_world.layout import VENGEANCE
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Power


class Vengeful(Power):
    """Who attacked the owner is attacked with one token less.  [SU-P-VENGEFUL]"""

    id = "vengeful"
    rule = "SU-P-VENGEFUL"
    tokens = 4

    def offers(self) -> i64:
        return OFFER_VENGEANCE

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        holder = state.holder_of(region)
        if holder == NONE:
            return 0
        return (state.numbers[VENGEANCE] >> state.owner(holder)) & 1
