"""The dragon."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown, Part
from warren.games.small_world import reasons
from warren.games.small_world.actions import CONQUER_DRAGON
from warren.games.small_world.block import MEANS_DRAGON
from warren.games.small_world.effects.ground import evict, occupy
from warren.games.small_world.effects.markers import lift_piece, place_piece
from warren.games.small_world.explanation import explain_conquest
from warren.games.small_world.layout import DRAGON_FLOWN, HAND, TRIBE_SIZE
from warren.games.small_world.means.means import Means
from warren.games.small_world.pieces import DRAGON
from warren.games.small_world.reach import is_warded
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.depths import bring_relics


class Dragon(Means):
    """Once a turn one token and the dragon take a region.  [SW-P-DRAGON-MASTER]"""

    word = "dragon"
    block = CONQUER_DRAGON
    flag = MEANS_DRAGON
    missing = reasons.NO_DRAGON

    def reason(self, state: State, tribe: i64, region: i64, tokens: i64) -> i64:
        """The dragon goes neither onto water nor against Gnomes.

        [SW-P-DRAGON-MASTER-1] [SU-MIX-16]
        """
        if state.numbers[DRAGON_FLOWN]:
            return reasons.DRAGON_TIRED
        if (state.table.board.water >> region) & 1:
            return reasons.WATER
        if state.table.deep and is_warded(state, state.owner(tribe), region):
            return reasons.WARDED
        return reasons.ALLOWED

    def take(self, state: State, tribe: i64, region: i64) -> None:
        state.numbers[DRAGON_FLOWN] = 1
        if state.in_hand(tribe, DRAGON) == 0:
            held = state.held(tribe)
            for den in range(state.table.board.size):
                if (held >> den) & 1 and state.count(den, DRAGON):
                    lift_piece(state, tribe, den, DRAGON)
        evict(state, tribe, region, NONE)
        state.numbers[tribe * TRIBE_SIZE + HAND] -= 1
        occupy(state, tribe, region, 1, self.word)
        place_piece(state, tribe, region, DRAGON)
        if state.table.deep:
            bring_relics(state, region, False)

    def explain(self, state: State, seat: i64, region: i64, allowed: bool) -> Breakdown | None:
        """It flies with a single token, whatever the price."""
        found = explain_conquest(state, int(seat), int(region), allowed)
        token = Part("part-base", 1, "SW-P-DRAGON-MASTER")
        return Breakdown(1, [token], found.refusal, found.rule)
