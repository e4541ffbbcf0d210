"""Runestone."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.layout import NONE, OWNER, RUNE, TILE_SIZE
from warren.games.heroes.magic.magic import REGION, Magic
from warren.games.heroes.state import State


class Runestone(Magic):
    """It lies on an own region and adds two support there, at most one in a region.

    [HDL-MAG-15]
    """

    id = "runestone"
    rule = "HDL-MAG-15"

    def target(self) -> i64:
        return REGION

    def support(self) -> i64:
        return 2

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        if state.tile(target, OWNER) != seat:
            return reasons.NOT_OWN_TARGET
        return reasons.RUNE_THERE if state.tile(target, RUNE) != NONE else reasons.ALLOWED

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[target * TILE_SIZE + RUNE] = card
        if state.effects is not None:
            name = state.table.board.names[target]
            state.emit("runestone-laid", {"seat": int(seat), "region": name})
