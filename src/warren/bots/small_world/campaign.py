"""How far a tribe would get this turn."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.expense import beyond_river, named_roll
from warren.games.small_world import reasons
from warren.games.small_world.block import MEANS_DIE, MEANS_DRAGON, MEANS_ROLL
from warren.games.small_world.conquest import MAX_ROLL, means_of
from warren.games.small_world.means.sorcery import Sorcery
from warren.games.small_world.pieces import HAMMER
from warren.games.small_world.price import FLOOR, price
from warren.games.small_world.reach import bar, enterable, reach
from warren.games.small_world.supposition import suppose_held
from warren.games.small_world.underground.means.vampire import Vampire
from warren.games.small_world.underground.means.wisps import Wisps

MEAN_ROLL: Final = 1
EFFORT: Final = 0.7
LUCK: Final = [1.0, 1 / 2, 1 / 3, 1 / 6]
REPLACING: Final = (Sorcery(), Vampire())
WISPS: Final = Wisps()


def luck(missing: int) -> float:
    """How likely the die makes up for this many tokens."""
    return LUCK[max(missing, 0)] if missing <= MAX_ROLL else 0.0


class Campaign:
    """A rough run of conquests, best first: the regions held then and what they pay.

    It draws on the engine's own prices and reach; the state is as before when it is over.
    """

    def __init__(self, appraisal: Appraisal, tokens: int) -> None:
        state = appraisal.state
        self.appraisal: Final = appraisal
        self.state: Final = state
        self.tribe: Final = appraisal.tribe
        self.river: Final = 0 if appraisal.keeps_rivers else int(state.table.board.river)
        self.tokens = tokens + int(state.in_hand(self.tribe, HAMMER))
        self.means = int(means_of(state, self.tribe))
        self.roll: Final = MEAN_ROLL if self.means & MEANS_ROLL else 0
        self.converted = False
        self.gained = 0.0
        self.regions = 0
        self.room = tokens - appraisal.conquest_only
        self.offers: Final[dict[int, tuple[int, float]]] = {}
        held = state.held(self.tribe)
        self._run()
        taken = int(state.held(self.tribe))
        suppose_held(state, self.tribe, held)
        self.gained += appraisal.yield_of(taken)

    def _run(self) -> None:
        state = self.state
        entered = int(enterable(state, self.tribe))
        while self.room > 0:
            reached = int(reach(state, self.tribe))
            targets = reached & entered & ~int(state.held(self.tribe))
            best = -1
            best_rate = 0.0
            for region in regions_of(targets):
                offer = self.offers.get(region)
                if offer is None:
                    offer = self._offer(region, reached, entered)
                    self.offers[region] = offer
                cost, rate = offer
                if rate > best_rate and cost <= self.tokens:
                    best, best_rate = region, rate
            if best < 0:
                self._last_attempt(targets, reached, entered)
                return
            self._take(best, self.offers[best][0])

    def _offer(self, region: int, reached: int, entered: int) -> tuple[int, float]:
        """The cost of a region and how good it is for that cost."""
        if bar(self.state, self.tribe, region, reached, entered) != reasons.ALLOWED:
            return (0, 0.0)
        cost = self._cost(region)
        if (self.river >> region) & 1:
            beyond = beyond_river(self.state, self.tribe, region, reached, entered)
            rates = (self._far_rate(cost, other) for other in regions_of(beyond))
            return (cost, max(rates, default=0.0))
        return (cost, self.appraisal.worth(region) / (cost + EFFORT))

    def _far_rate(self, cost: int, region: int) -> float:
        """How good a region is when a river must be crossed first."""
        total = cost + self._cost(region)
        if total > self.tokens:
            return 0.0
        return self.appraisal.worth(region) / (total + 2 * EFFORT)

    def _cost(self, region: int) -> int:
        state = self.state
        if not self.converted and self._replaces(region):
            return 0
        cost = int(price(state, self.tribe, region, None))
        if self.means & MEANS_DRAGON and cost > FLOOR + 1:
            return FLOOR
        if (
            self.means & WISPS.flag
            and cost <= self.tokens
            and WISPS.reason(state, self.tribe, region, self.tokens) == reasons.ALLOWED
        ):
            return round(named_roll(cost))
        return max(FLOOR, cost - self.roll)

    def _replaces(self, region: int) -> bool:
        """Whether a lone token would make way for one of the tray."""
        state = self.state
        for means in REPLACING:
            if self.means & means.flag:
                return means.reason(state, self.tribe, region, 0) == reasons.ALLOWED
        return False

    def _take(self, region: int, cost: int) -> None:
        if cost == 0:
            self.converted = True
            self.room += 1
            self.offers.clear()
        elif self.means & MEANS_DRAGON and cost == FLOOR:
            self.means &= ~MEANS_DRAGON
            self.offers.clear()
        self.tokens -= cost
        if not (self.river >> region) & 1:
            self.room -= 1
            self.regions += 1
            self.gained += self.appraisal.coins(region)
        self.gained += self._spoils(region)
        suppose_held(self.state, self.tribe, self.state.held(self.tribe) | (1 << region))
        for other in regions_of(int(self.state.table.board.adjacent[region])):
            self.offers.pop(other, None)

    def _spoils(self, region: int) -> float:
        state = self.state
        return self.appraisal.spoils if state.tokens_on(region) or state.pieces_on(region) else 0.0

    def _last_attempt(self, targets: int, reached: int, entered: int) -> None:
        if not self.means & MEANS_DIE or self.tokens < 1:
            return
        best = 0.0
        for region in regions_of(targets):
            if bar(self.state, self.tribe, region, reached, entered) == reasons.ALLOWED:
                missing = int(price(self.state, self.tribe, region, None)) - self.tokens
                best = max(best, luck(missing) * self.appraisal.coins(region))
        self.gained += best
