"""Work that imps do: mining and harvesting."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, bit_count
from warren.core.refusal import Reason
from warren.games.dungeon_lords import evil, purse, reasons
from warren.games.dungeon_lords.actions import WORK
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import MITHRIL_VEIN, NONE

VEIN_WORKERS: int = 2


class Labour(Errand):
    """Supervisors and workers are used for the round.  [DL-DIG-5] [DL-IMP-1]"""

    def least(self, deal: Space) -> i64:
        """Without a worker it is declining.  [DL-ORD-14]"""
        return 1

    def most(self, state: State, seat: i64, deal: Space) -> i64:
        return deal.workers

    def bring(self, state: State, seat: i64, deal: Space, workers: i64) -> None:
        raise NotImplementedError

    def options(self, state: State, seat: i64, deal: Space, codes: vec[i64]) -> vec[i64]:
        workers = self.least(deal)
        most = min(self.most(state, seat, deal), state.idle(seat) - deal.supervisors)
        while workers <= most:
            codes = append(codes, self.space.code(WORK, workers))
            workers += 1
        return codes

    def perform(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> i64:
        purse.use_imps(state, seat, argument + deal.supervisors)
        self.bring(state, seat, deal, argument)
        return FINISHED

    def reason(self, state: State, seat: i64, deal: Space, block: i64, argument: i64) -> Reason:
        if block != WORK:
            return reasons.NOT_NOW
        if argument < self.least(deal):
            return reasons.NO_WORKER
        if argument + deal.supervisors > state.idle(seat):
            return reasons.TOO_FEW_IMPS
        return self.limit(deal, argument)

    def limit(self, deal: Space, workers: i64) -> Reason:
        """Why so many cannot work here."""
        return reasons.crowded(deal.rule)


class Mining(Labour):
    """Each imp works in a different unconquered tunnel and brings 1 gold.  [DL-MIN-1]

    Up to two more may work in the Mithril Vein.  [DF-TUN-9]
    """

    def most(self, state: State, seat: i64, deal: Space) -> i64:
        tunnels = state.own_tunnels(seat)
        vein = state.tunnel_cell(seat, MITHRIL_VEIN)
        if vein == NONE or not state.works(seat, MITHRIL_VEIN):
            return min(i64(deal.workers), bit_count(tunnels))
        return min(i64(deal.workers), bit_count(tunnels & ~bit(vein))) + VEIN_WORKERS

    def bring(self, state: State, seat: i64, deal: Space, workers: i64) -> None:
        purse.gain_gold(state, seat, workers)

    def limit(self, deal: Space, workers: i64) -> Reason:
        return reasons.NO_MINE if workers <= deal.workers else reasons.crowded(deal.rule)


class Harvest(Labour):
    """Each worker brings 1 food; space III calms even without any.  [DF-HAR-1] [DF-HAR-2]"""

    def least(self, deal: Space) -> i64:
        return 0 if deal.gives.calm else 1

    def bring(self, state: State, seat: i64, deal: Space, workers: i64) -> None:
        purse.gain_food(state, seat, workers)
        evil.move(state, seat, -deal.gives.calm)
