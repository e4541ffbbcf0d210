"""The moments at which regions are chosen: before the choice to decline, before the coins."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.space import ActionSpace
from warren.games.small_world import channels, frames, reasons
from warren.games.small_world.actions import DONE
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step, listed, wrong_moment
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.offers.balrog import BALROG_MOVE
from warren.games.small_world.underground.offers.catalogue import DAWN
from warren.games.small_world.underground.offers.offer import Offer


class Offering(Step):
    """Each at most once, in any order, at will. The frame's subject is the active tribe."""

    def __init__(self, space: ActionSpace, offers: list[Offer]) -> None:
        super().__init__(space)
        self.offers: Final = offers

    def resume(self, state: State) -> bool:
        if len(self.list_own(state)):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State) -> vec[i64]:
        return append(self.list_own(state), self.space.code(DONE, 0))

    def list_own(self, state: State) -> vec[i64]:
        """What keeps the moment open."""
        tribe = frames.subject(state)
        lent = channels.offers(state, tribe)
        codes = roomy()
        for offer in self.offers:
            if lent & offer.flag or (offer.marker != NONE and state.keeper(offer.marker) == tribe):
                codes = self.list_offer(state, offer, codes)
        return codes

    def list_offer(self, state: State, offer: Offer, codes: vec[i64]) -> vec[i64]:
        tribe = frames.subject(state)
        if offer.lacks(state, tribe) != reasons.ALLOWED:
            return codes
        return listed(self.space, offer.block, offer.regions(state, tribe), codes)

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        for offer in self.offers:
            if offer.block == block:
                return offer.judge(state, frames.subject(state), argument)
        return wrong_moment(block)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        if block == DONE:
            frames.pop(state)
        for offer in self.offers:
            if offer.block == block:
                offer.take(state, frames.subject(state), argument)


class Dawn(Offering):
    """What may be done before the choice to decline: Great Ancient, Reborn.  [SU-TURN-3]

    The Balrog may be moved here too, which leaves no choice to decline.  [SU-TURN-13]
    """

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space, [*DAWN, BALROG_MOVE])

    def list_codes(self, state: State) -> vec[i64]:
        codes = self.list_offer(state, BALROG_MOVE, self.list_own(state))
        return append(codes, self.space.code(DONE, 0))

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        """Declining, abandoning and conquering come after it."""
        found = super().reason(state, block, argument)
        late = found == reasons.CONQUESTS_OVER or found == reasons.TOO_LATE_TO_DECLINE
        return reasons.NOT_YET if late or found == reasons.TOO_LATE_TO_ABANDON else found

    def list_own(self, state: State) -> vec[i64]:
        tribe = frames.subject(state)
        codes = roomy()
        offers = [offer for offer in DAWN if offer.lacks(state, tribe) == reasons.ALLOWED]
        if not offers:
            return codes
        for region in range(state.table.board.size):
            for offer in offers:
                if offer.reason(state, tribe, region) == reasons.ALLOWED:
                    codes = append(codes, self.space.code(offer.block, region))
        return codes
