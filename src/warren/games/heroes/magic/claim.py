"""Claim."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.heroes import reasons
from warren.games.heroes.layout import ACTIVE, CLAIM, NONE, OWNER, TILE_SIZE
from warren.games.heroes.magic.magic import REGION, Magic
from warren.games.heroes.state import State


class Claim(Magic):
    """Until the end of the player's next turn nobody else may capture the region.

    [HDL-MAG-7]
    """

    id = "claim"
    rule = "HDL-MAG-7"

    def target(self) -> i64:
        return REGION

    def reason(self, state: State, seat: i64, target: i64) -> i64:
        if state.tile(target, OWNER) != NONE:
            return reasons.CAPTURED
        if state.tile(target, CLAIM) != NONE:
            return reasons.CLAIMED_ALREADY
        return reasons.ALLOWED

    def cast(self, state: State, seat: i64, card: i64, target: i64) -> None:
        state.numbers[target * TILE_SIZE + CLAIM] = 2 * seat
        state.numbers[ACTIVE] = 1
        if state.effects is not None:
            name = state.table.board.names[target]
            state.emit("region-claimed", {"seat": int(seat), "region": name})
