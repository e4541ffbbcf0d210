"""Which region to take, and by which means."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import EFFORT, luck
from warren.bots.small_world.expense import beyond_river, cost_of, named_roll
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import frames
from warren.games.small_world.actions import (
    CONQUER,
    CONQUER_DIE,
    CONQUER_DRAGON,
    CONQUER_WISPS,
    ROLL,
    STOP,
)
from warren.games.small_world.effects.army import available
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.means.catalogue import MEANS
from warren.games.small_world.price import price
from warren.games.small_world.reach import enterable, reach
from warren.games.small_world.steps.expand import START
from warren.games.small_world.terms import NONE

SHELTER: Final = 0.2
PROSPECT: Final = 0.12
SAVING: Final = 0.5
"""What a token that the dragon spares is worth."""
SORCERY_RATE: Final = 100.0
ROLL_RATE: Final = 50.0
LAST_RATE: Final = 0.001
CONQUESTS: Final = [means.block for means in MEANS]
REPLACING: Final = [means.block for means in MEANS if means.least == 0]
"""A token of the tray takes the place of a lone one."""


class Conquests:
    """The options of a race that may conquer."""

    def __init__(self, outlook: Outlook, appraisal: Appraisal | None = None) -> None:
        state = outlook.state
        self.outlook: Final = outlook
        self.state: Final = state
        self.tribe: Final = int(frames.subject(state))
        self.appraisal: Final = appraisal or Appraisal(outlook, self.tribe)
        self.held: Final = int(state.held(self.tribe))
        gathered = int(available(state, self.tribe))
        self.tokens: Final = (
            gathered if frames.stage(state) == START else int(state.hand(self.tribe))
        )
        self.room: Final = gathered - self.appraisal.conquest_only
        self.river: Final = 0 if self.appraisal.keeps_rivers else int(outlook.board.river)

    def rates(self) -> dict[int, float]:
        """How good each conquest is, and the roll before one."""
        found: dict[int, float] = {}
        for code, block, argument in self.outlook.blocks():
            if block == ROLL:
                found[code] = ROLL_RATE
            elif block in CONQUESTS:
                found[code] = self.rate(block, argument)
        return found

    def best(self) -> tuple[int, float]:
        """The best of them with its rate, or to stop."""
        rates = self.rates()
        rates[self.outlook.code(STOP)] = 0.0
        code = max(rates, key=lambda each: rates[each])
        return (code, rates[code]) if rates[code] > 0.0 else (self.outlook.code(STOP), 0.0)

    def rate(self, block: int, region: int) -> float:
        """How good a conquest is for the tokens it takes; the last attempt comes last."""
        worth = self.worth(region)
        if (self.river >> region) & 1 and block in (CONQUER, CONQUER_WISPS):
            return max(self.crossing(region), worth / (self.cost(block, region) + EFFORT))
        if worth <= 0.0:
            return 0.0
        if block in REPLACING:
            return SORCERY_RATE + worth
        if block == CONQUER_DRAGON:
            cost = int(price(self.state, self.tribe, region, None))
            return worth + (cost - 1) * SAVING if cost > 2 else 0.0
        missing = cost_of(self.state, self.tribe, region) - self.tokens
        if block == CONQUER_DIE or (block == CONQUER_WISPS and missing > 0):
            return luck(missing) * worth * LAST_RATE
        return worth / (self.cost(block, region) + EFFORT)

    def cost(self, block: int, region: int) -> float:
        cost = cost_of(self.state, self.tribe, region)
        return named_roll(cost) if block == CONQUER_WISPS else cost

    def crossing(self, river: int) -> float:
        """A river that is only passed through is as good as the best region beyond it."""
        state = self.state
        reached = int(reach(state, self.tribe))
        entered = int(enterable(state, self.tribe))
        left = self.tokens - cost_of(state, self.tribe, river)
        best = 0.0
        for region in regions_of(beyond_river(state, self.tribe, river, reached, entered)):
            cost = cost_of(state, self.tribe, region)
            if cost <= left:
                total = self.tokens - left + cost + 2 * EFFORT
                best = max(best, self.worth(region) / total)
        return best

    def worth(self, region: int) -> float:
        worth = self.appraisal.worth(region)
        if self.room <= 0:
            worth -= self.appraisal.coins(region)
        if self.outlook.rounds_left and not (self.river >> region) & 1:
            worth += self.shelter(region)
            if self.held == 0:
                worth += self.prospect(region)
        return worth

    def shelter(self, region: int) -> float:
        """Regions that are hard to take, or lie among our own, are kept longer."""
        board = self.outlook.board
        around = int(board.adjacent[region])
        safe = around & (self.held | int(board.water))
        share = safe.bit_count() / max(1, around.bit_count())
        return SHELTER * (share + (1.0 if board.has(MOUNTAIN, region) else 0.0))

    def prospect(self, region: int) -> float:
        """What lies behind the region through which a race comes in."""
        state = self.state
        total = 0.0
        for other in regions_of(int(self.outlook.board.adjacent[region] & self.outlook.board.land)):
            holder = state.holder_of(other)
            if holder != NONE and state.owner(holder) == self.outlook.seat:
                continue
            cost = int(price(state, self.tribe, other, None))
            total += self.appraisal.worth(other) / cost
        return PROSPECT * total
