"""What regions are worth to one tribe."""

from __future__ import annotations

from typing import Final

from warren.bots.small_world.outlook import Outlook
from warren.bots.small_world.treasures import Treasures
from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_PEACE
from warren.games.small_world.pieces import NATIVES, count_all
from warren.games.small_world.supposition import suppose_held, suppose_tokens, suppose_victories
from warren.games.small_world.terms import NONE
from warren.games.small_world.trait import Trait

TOKEN: Final = 0.35
"""What a token more or less means, in coins."""
PIECE: Final = 0.3
"""What a piece that helps to defend or to attack means, in coins."""
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
        self.traits: Final = paying_traits(outlook, tribe)
        self.keeps_rivers: Final = channels.enters_water(state, tribe) or not self.active
        self.treasures: Final = Treasures(outlook) if state.table.deep else None
        self.worths: Final[dict[int, float]] = {}
        self.spoils: Final = self._spoils()
        held = int(state.held(tribe))
        self.usual: Final = self._yield(held)
        self.varied: Final = any(
            self._yield(other) != self.usual for other in (0, int(outlook.board.everything))
        )
        self.conquest_only: Final = self._conquest_only()
        self.bargains: Final = (
            self.active
            and state.table.players == 2
            and bool(channels.offers(state, tribe) & OFFER_PEACE)
        )

    def _conquest_only(self) -> int:
        """Tokens that leave the board when the tribe has redeployed."""
        if not self.active:
            return 0
        return sum(int(trait.conquest_only_tokens()) for trait in self.traits)

    def _spoils(self) -> float:
        """What one more non-empty region brings at once, in coins and new tokens."""
        if not self.active:
            return 0.0
        gains: list[float] = []
        for more in (0, 2):
            suppose_victories(self.state, more)
            coins = self.turn_coins()
            tokens = sum(int(trait.tokens_gained(self.state, self.tribe)) for trait in self.traits)
            suppose_victories(self.state, -more)
            gains.append(coins + tokens * TOKEN * 2 * self.outlook.future)
        return (gains[1] - gains[0]) / 2

    def coins(self, region: int) -> int:
        """What the region pays a turn in the hands of this tribe."""
        state = self.state
        if not self.keeps_rivers and (self.outlook.board.river >> region) & 1:
            return 0
        coins = 1 + self._bonus(region)
        if self.treasures is not None:
            coins += self.treasures.coins(int(state.held(self.tribe)), region)
        return coins

    def _bonus(self, region: int) -> int:
        """The traits' bonuses; tokens of others do not count as ours."""
        state = self.state
        crowd = state.tokens_on(region)
        foreign = crowd > 1 and state.holder_of(region) != self.tribe
        if foreign:
            suppose_tokens(state, region, 1)
        bonus = sum(int(trait.region_coins(state, self.tribe, region)) for trait in self.traits)
        if foreign:
            suppose_tokens(state, region, crowd)
        return bonus

    def turn_coins(self) -> int:
        """What the tribe earns this turn that belongs to no region."""
        if not self.active:
            return 0
        return sum(int(trait.turn_coins(self.state, self.tribe)) for trait in self.traits)

    def _yield(self, held: int) -> float:
        """Coins, tokens and pieces of a turn that depend on which regions are held."""
        if not self.active:
            return 0.0
        state = self.state
        before = state.held(self.tribe)
        kept = held if self.keeps_rivers else held & ~int(self.outlook.board.river)
        suppose_held(state, self.tribe, kept)
        total = float(self.turn_coins())
        help_of_tokens = 2 * TOKEN * self.outlook.future
        help_of_pieces = 2 * PIECE * self.outlook.future
        for trait in self.traits:
            total += help_of_tokens * int(trait.tokens_gained(state, self.tribe))
            total += help_of_pieces * int(count_all(trait.pieces_gained(state, self.tribe)))
        suppose_held(state, self.tribe, before)
        return total

    def yield_of(self, more: int) -> float:
        """How much more the turn brings when these regions are held too."""
        if not self.varied:
            return 0.0
        return self._yield(int(self.state.held(self.tribe)) | more) - self.usual

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
        worth = (self.coins(region) + self.yield_of(1 << region)) * lasting
        if self.treasures is not None:
            worth += self.treasures.worth(region, self.active)
        holder = int(state.holder_of(region))
        if holder != NONE:
            worth += self.spoils + self._loss(holder, region, lasting)
        elif state.pieces_on(region) & NATIVES:
            worth += self.spoils
        return worth

    def _loss(self, holder: int, region: int, lasting: float) -> float:
        """What the holder misses, and how much that pleases us."""
        state = self.state
        owner = int(state.owner(holder))
        coins = 1
        for trait in paying_traits(self.outlook, holder):
            coins += int(trait.region_coins(state, holder, region))
        if self.treasures is not None:
            coins += self.treasures.coins(int(state.held(holder)), region)
        if owner == self.seat:
            return -coins * lasting
        loss = coins * self.outlook.lasting(owner)
        active = state.is_active(holder)
        if active:
            loss += TOKEN * int(channels.casualties(state, holder)) * self.outlook.future
            if self.bargains:
                loss -= PEACE
        if self.treasures is not None:
            loss += self.treasures.worth(region, active)
        toll = 0.0 if active else float(channels.toll(state, holder))
        return (loss - toll) * self.outlook.envies[owner] - toll


def paying_traits(outlook: Outlook, tribe: int) -> list[Trait]:
    """Race, badge and the badge lent by Stonehedge; in decline those that still pay."""
    state = outlook.state
    traits: list[Trait] = [state.race(tribe)]
    if state.power_id(tribe) != NONE:
        traits.append(state.power(tribe))
    lent = state.lent_power(tribe)
    if lent != NONE:
        traits.append(state.table.powers[lent])
    if state.is_active(tribe):
        return traits
    return [trait for trait in traits if trait.pays_in_decline()]
