"""Placements at the end of the turn: Queen, Ghost, Scepter, Ring, Bag, Balrog.  [SU-TURN-9]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, frames, reasons
from warren.games.small_world.actions import (
    DONE,
    LAY_BAG_AS_RING,
    LAY_BAG_AS_SCEPTER,
    LAY_RING,
    LAY_SCEPTER,
    PLACE_BALROG,
    PLACE_GHOST,
    PLACE_QUEEN,
)
from warren.games.small_world.block import OFFER_BAG, OFFER_QUEEN
from warren.games.small_world.layout import (
    BAG_RING_HERE,
    BAG_SCEPTER_HERE,
    COPIED,
    MOVED,
    RING_HERE,
    SCEPTER_HERE,
    SPENT,
)
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, listed, wrong_moment
from warren.games.small_world.underground.armoury import commands, may_copy
from warren.games.small_world.underground.balrog import (
    balrog_reason,
    commands_balrog,
    has_moved,
    send_balrog,
    targets,
)
from warren.games.small_world.underground.depths import lay_marker
from warren.games.small_world.underground.figures import put_figure
from warren.games.small_world.underground.markers import BAG, CRYPT, GHOST, QUEEN, RING, SCEPTER


class Dusk(Step):
    """Each at most once, in any order, at will. The frame's subject is the active tribe."""

    def resume(self, state: State) -> bool:
        if len(self.list_codes(state)) > 1:
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        space = self.space
        codes = vec[i64]()
        if commands_balrog(state, tribe) and not has_moved(state):
            codes = listed(space, PLACE_BALROG, targets(state, tribe), codes)
        for block in range(i64(PLACE_QUEEN), i64(LAY_BAG_AS_RING + 1)):
            if self.lacks(state, tribe, block) == reasons.ALLOWED:
                for region in range(state.table.board.size):
                    if self.spot_reason(state, tribe, block, region) == reasons.ALLOWED:
                        codes = append(codes, space.code(block, region))
        return append(codes, space.code(DONE, 0))

    def lacks(self, state: State, tribe: i64, block: i64) -> i64:
        """Why the race has no such thing to place now, or ALLOWED."""
        if block == PLACE_QUEEN:
            if not channels.offers(state, tribe) & OFFER_QUEEN:
                return reasons.NO_FIGURE
            return self.moved_reason(state, QUEEN)
        if block == PLACE_GHOST:
            if state.keeper(CRYPT) != tribe:
                return reasons.NO_FIGURE
            return self.moved_reason(state, GHOST)
        if block == LAY_SCEPTER or block == LAY_RING:
            relic = i64(SCEPTER if block == LAY_SCEPTER else RING)
            if commands(state, tribe, relic):
                return reasons.ALLOWED
            spent = (state.deep[SPENT] >> relic) & 1
            return reasons.RELIC_SPENT if spent else reasons.NO_RELIC
        if not channels.offers(state, tribe) & OFFER_BAG:
            return reasons.NO_BAG
        if state.deep[COPIED]:
            return reasons.BAG_SPENT
        relic = i64(SCEPTER if block == LAY_BAG_AS_SCEPTER else RING)
        return reasons.ALLOWED if may_copy(state, relic) else reasons.RELIC_UNKNOWN

    def moved_reason(self, state: State, figure: i64) -> i64:
        moved = (state.deep[MOVED] >> (figure)) & 1
        return reasons.FIGURE_PLACED if moved else reasons.ALLOWED

    def spot_reason(self, state: State, tribe: i64, block: i64, region: i64) -> i64:
        """Why it may not be placed in this region, or ALLOWED."""
        deep = state.deep
        if block == PLACE_GHOST:
            if state.marker_at(CRYPT) == region:
                return reasons.GHOST_CRYPT
            return reasons.FIGURE_PLACED if state.figure_at(GHOST) == region else reasons.ALLOWED
        if not (state.held(tribe) >> region) & 1:
            return reasons.NOT_HELD
        if block == PLACE_QUEEN:
            return reasons.FIGURE_PLACED if state.figure_at(QUEEN) == region else reasons.ALLOWED
        same = deep[SCEPTER_HERE] == region
        if block == LAY_SCEPTER:
            same = deep[BAG_SCEPTER_HERE] == region
        elif block == LAY_RING:
            same = deep[BAG_RING_HERE] == region
        elif block == LAY_BAG_AS_RING:
            same = deep[RING_HERE] == region
        return reasons.SAME_RELIC_HERE if same else reasons.ALLOWED

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        tribe = frames.subject(state)
        if block == PLACE_BALROG:
            return balrog_reason(state, tribe, argument)
        if PLACE_QUEEN <= block <= LAY_BAG_AS_RING:
            lacking = self.lacks(state, tribe, block)
            if lacking != reasons.ALLOWED:
                return lacking
            return self.spot_reason(state, tribe, block, argument)
        return wrong_moment(block)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        tribe = frames.subject(state)
        deep = state.deep
        if block == DONE:
            frames.pop(state)
        elif block == PLACE_BALROG:
            send_balrog(state, tribe, argument)
        elif block == PLACE_QUEEN or block == PLACE_GHOST:
            figure = i64(QUEEN if block == PLACE_QUEEN else GHOST)
            deep[MOVED] |= bit(figure)
            put_figure(state, figure, argument)
        elif block == LAY_SCEPTER or block == LAY_RING:
            relic = i64(SCEPTER if block == LAY_SCEPTER else RING)
            deep[SPENT] |= bit(relic)
            deep[SCEPTER_HERE if relic == SCEPTER else RING_HERE] = argument
            lay_marker(state, relic, argument)
        else:
            relic = i64(SCEPTER if block == LAY_BAG_AS_SCEPTER else RING)
            deep[COPIED] = relic + 1
            deep[BAG_SCEPTER_HERE if relic == SCEPTER else BAG_RING_HERE] = argument
            put_figure(state, BAG, argument)
