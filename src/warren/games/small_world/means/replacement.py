"""What the ways to replace a lone token have in common."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.games.small_world import reasons
from warren.games.small_world.effects.army import take_token
from warren.games.small_world.effects.ground import evict, occupy
from warren.games.small_world.means.means import Means
from warren.games.small_world.pieces import ENCAMPMENT
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.depths import bring_relics


class Replacement(Means):
    """A token of the race replaces one of an opponent's active race, which is lost.

    It comes from the tray, else from the hand, and pays no price.  [SU-CON-18]
    """

    least = 0
    no_target: int = reasons.LONE_TARGET
    encamped: int = reasons.LONE_ENCAMPMENT
    no_token: int = reasons.NO_REPLACEMENT

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        holder = state.holder_of(region)
        if (
            holder == NONE
            or state.owner(holder) == state.owner(tribe)
            or not state.is_active(holder)
            or state.tokens_on(region) != 1
        ):
            return self.no_target
        if state.count(region, ENCAMPMENT):
            return self.encamped
        if state.table.deep and is_warded(state, state.owner(tribe), region):
            return reasons.WARDED
        spared = self.spares(state, state.owner(holder))
        if spared != reasons.ALLOWED:
            return spared
        tray = state.numbers[state.table.trays + state.race_id(tribe)]
        return self.no_token if tray == 0 and tokens == 0 else reasons.ALLOWED

    def spares(self, state: State, seat: i64) -> i64:
        """Why this opponent is safe now, or ALLOWED."""
        return reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        evict(state, tribe, region, self.dead(state, state.holder_of(region)))
        take_token(state, tribe)
        occupy(state, tribe, region, 1, self.word)
        self.finish(state, region)

    def dead(self, state: State, victim: i64) -> i64:
        """How many of the lone token are lost."""
        return 1

    def finish(self, state: State, region: i64) -> None:
        if state.table.deep:
            bring_relics(state, region, False)

    def explain(self, state: State, seat: i64, region: i64, allowed: bool) -> Breakdown | None:
        return None
