"""Which region to take, and by which means."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.campaign import EFFORT, luck
from warren.bots.small_world.outlook import Outlook
from warren.bots.small_world.twilight import late_enough
from warren.games.small_world import frames
from warren.games.small_world.actions import (
    CONQUER,
    CONQUER_DIE,
    CONQUER_DRAGON,
    CONQUER_SORCERY,
    DECLINE,
    ROLL,
    STOP,
)
from warren.games.small_world.effects.army import available
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.layout import NONE
from warren.games.small_world.price import price
from warren.games.small_world.steps.expand import START

SHELTER: Final = 0.2
PROSPECT: Final = 0.12
SAVING: Final = 0.5
"""What a token that the dragon spares is worth."""
SORCERY_RATE: Final = 100.0
ROLL_RATE: Final = 50.0
LAST_RATE: Final = 0.001


class Conquests:
    """The options of a race that may conquer."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook: Final = outlook
        self.state: Final = state
        self.tribe: Final = int(frames.subject(state))
        self.appraisal: Final = Appraisal(outlook, self.tribe)
        self.held: Final = int(state.held(self.tribe))
        gathered = int(available(state, self.tribe))
        self.tokens: Final = (
            gathered if frames.stage(state) == START else int(state.hand(self.tribe))
        )
        self.room: Final = gathered - self.appraisal.conquest_only

    def choose(self) -> int:
        outlook = self.outlook
        options = outlook.blocks()
        if options[0][1] == DECLINE and late_enough(outlook, now=True):
            return options[0][0]
        best = outlook.code(STOP)
        best_rate = 0.0
        for code, block, argument in options:
            if block == ROLL:
                rate = ROLL_RATE
            elif CONQUER <= block <= CONQUER_SORCERY:
                rate = self.rate(block, argument)
            else:
                continue
            if rate > best_rate:
                best, best_rate = code, rate
        return best

    def rate(self, block: int, region: int) -> float:
        """How good a conquest is for the tokens it takes; the last attempt comes last."""
        worth = self.worth(region)
        if worth <= 0.0:
            return 0.0
        if block == CONQUER_SORCERY:
            return SORCERY_RATE + worth
        cost = int(price(self.state, self.tribe, region, None))
        if block == CONQUER_DIE:
            return luck(cost - self.tokens) * worth * LAST_RATE
        if block == CONQUER_DRAGON:
            return worth + (cost - 1) * SAVING if cost > 2 else 0.0
        return worth / (cost + EFFORT)

    def worth(self, region: int) -> float:
        worth = self.appraisal.worth(region)
        if self.room <= 0:
            worth -= self.appraisal.coins(region)
        if self.outlook.rounds_left:
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
            holder = state.holder[other]
            if holder != NONE and state.owner(holder) == self.outlook.seat:
                continue
            cost = int(price(state, self.tribe, other, None))
            total += self.appraisal.worth(other) / cost
        return PROSPECT * total
