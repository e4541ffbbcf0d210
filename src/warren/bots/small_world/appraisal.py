"""What regions are worth to one tribe."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.outlook import Outlook
from warren.games.small_world.layout import NONE, NONEMPTY
from warren.games.small_world.pieces import NATIVES
from warren.games.small_world.trait import OFFER_PEACE

TOKEN: Final = 0.35
"""What a token more or less means, in coins."""
PEACE: Final = 0.9
"""What it costs to attack the only opponent one could make peace with."""


class Appraisal:
    """The tribe looks at the board: coins it would earn, coins others would miss."""

    def __init__(self, outlook: Outlook, tribe: int) -> None:
        state = outlook.state
        self.outlook: Final = outlook
        self.state: Final = state
        self.tribe: Final = tribe
        self.seat: Final = int(state.owner(tribe))
        self.active: Final = state.is_active(tribe)
        self.race: Final = state.race(tribe)
        self.power: Final = state.power(tribe) if self.active else None
        self.worths: Final[dict[int, float]] = {}
        self.spoils: Final = self._spoils()
        self.conquest_only: Final = self._conquest_only()
        self.bargains: Final = (
            self.power is not None
            and bool(self.power.offers() & OFFER_PEACE)
            and state.table.players == 2
        )

    def _conquest_only(self) -> int:
        """Tokens that leave the board when the tribe has redeployed."""
        if self.power is None:
            return 0
        return int(self.race.conquest_only_tokens() + self.power.conquest_only_tokens())

    def _spoils(self) -> float:
        """What one more non-empty region brings at once, in coins and new tokens."""
        power = self.power
        if power is None:
            return 0.0
        world = self.state.world
        gains: list[float] = []
        for more in (0, 2):
            world[NONEMPTY] += more
            coins = self.race.turn_coins(self.state, self.tribe)
            coins += power.turn_coins(self.state, self.tribe)
            tokens = self.race.tokens_gained(self.state, self.tribe)
            tokens += power.tokens_gained(self.state, self.tribe)
            world[NONEMPTY] -= more
            gains.append(int(coins) + int(tokens) * TOKEN * 2 * self.outlook.future)
        return (gains[1] - gains[0]) / 2

    def coins(self, region: int) -> int:
        """What the region pays a turn in the hands of this tribe."""
        if self.power is None:
            if self.race.pays_in_decline():
                return 1 + int(self.race.region_coins(self.state, self.tribe, region))
            return 1
        return int(
            1
            + self.race.region_coins(self.state, self.tribe, region)
            + self.power.region_coins(self.state, self.tribe, region)
        )

    def turn_coins(self) -> int:
        """What the tribe earns this turn that belongs to no region."""
        if self.power is None:
            return 0
        return int(
            self.race.turn_coins(self.state, self.tribe)
            + self.power.turn_coins(self.state, self.tribe)
        )

    def worth(self, region: int) -> float:
        """What taking the region is good for, in coins of this turn and a little of the next."""
        worth = self.worths.get(region)
        if worth is None:
            worth = self._worth(region)
            self.worths[region] = worth
        return worth

    def _worth(self, region: int) -> float:
        state = self.state
        lasting = self.outlook.lasting(self.seat)
        worth = self.coins(region) * lasting
        holder = int(state.holder[region])
        if holder != NONE:
            worth += self.spoils + self._loss(holder, region, lasting)
        elif state.pieces[region] & NATIVES:
            worth += self.spoils
        return worth

    def _loss(self, holder: int, region: int, lasting: float) -> float:
        """What the holder misses, and how much that pleases us."""
        state = self.state
        owner = int(state.owner(holder))
        race = state.race(holder)
        coins = 1
        if state.is_active(holder):
            coins += int(race.region_coins(state, holder, region))
            coins += int(state.power(holder).region_coins(state, holder, region))
        elif race.pays_in_decline():
            coins += int(race.region_coins(state, holder, region))
        if owner == self.seat:
            return -coins * lasting
        loss = coins * self.outlook.lasting(owner)
        if state.is_active(holder):
            loss += TOKEN * int(race.casualties(state, holder)) * self.outlook.future
            if self.bargains:
                loss -= PEACE
        return loss * self.outlook.envies[owner]
