"""Sorcery."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import reasons
from warren.games.small_world.actions import CONQUER_SORCERY
from warren.games.small_world.block import MEANS_SORCERY
from warren.games.small_world.layout import CONVERTED
from warren.games.small_world.means.replacement import Replacement
from warren.games.small_world.state import State


class Sorcery(Replacement):
    """A Sorcerer from the tray, never the hand, replaces the lone token.  [SW-R-SORCERERS]"""

    word = "sorcery"
    block = CONQUER_SORCERY
    flag = MEANS_SORCERY
    missing = reasons.NO_SORCERY
    no_target = reasons.SORCERY_TARGET
    encamped = reasons.SORCERY_ENCAMPMENT
    no_token = reasons.SORCERY_TRAY

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        if state.held(tribe) == 0:
            return reasons.SORCERY_FOOTHOLD
        if tokens == 0 and state.table.sorcery_needs_token:
            return reasons.NO_TOKEN
        return super().reason(state, tribe, region, 0)

    def spares(self, state: State, seat: i64) -> i64:
        """Once a turn against each opponent.  [SW-R-SORCERERS-1]"""
        return reasons.SORCERY_USED if (state.numbers[CONVERTED] >> seat) & 1 else reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        state.numbers[CONVERTED] |= bit(state.owner(state.holder_of(region)))
        super().take(state, tribe, region)

    def dead(self, state: State, victim: i64) -> i64:
        returns = state.table.elves_return and state.race(victim).casualties(state, victim) == 0
        return 0 if returns else 1
