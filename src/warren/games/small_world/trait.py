"""Races and special powers: each is a block, or is made of blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from warren.games.small_world.block import USUAL_LOSS, Block

if TYPE_CHECKING:
    from warren.games.small_world.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Block):
    """The common face of races and powers.

    What a trait does not override it leaves to its blocks: numbers add up, sets unite,
    of losses the smallest counts.
    """

    id: str = ""
    rule: str = ""
    tokens: int = 0

    def __init__(self) -> None:
        blocks = self.made_of()
        self.blocks: Final = blocks
        self.asked: Final[vec[Block]] = vec[Block](blocks)
        # Answers that never change are asked once.
        self.offered: Final[i64] = self.offers()
        self.lent_means: Final[i64] = self.means() & ~self.withheld_means()
        self.lost_means: Final[i64] = self.withheld_means()
        self.wards: Final[bool] = self.wards_off_properties()
        self.asks_toll: Final[i64] = self.toll()
        self.swims: Final[bool] = self.enters_water()
        self.pays_late: Final[bool] = self.pays_in_decline()
        self.lasts: Final[bool] = self.stays_in_decline()
        self.has_discount: Final[bool] = _answers(self, "conquest_discount")
        self.has_region_coins: Final[bool] = _answers(self, "region_coins")

    def made_of(self) -> list[Block]:
        return []

    def needs(self) -> list[int]:
        """Features of which a board must have one for the trait to have any force."""
        return []

    def needs_markers(self) -> bool:
        """Whether the trait has no force without Relics and Places."""
        return False

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.conquest_discount(state, tribe, region)
        return total

    def ignores_defenders(self, state: State, tribe: i64, region: i64) -> bool:
        for block in self.asked:
            if block.ignores_defenders(state, tribe, region):
                return True
        return False

    def entries(self, state: State, tribe: i64) -> i64:
        found = i64(0)
        for block in self.asked:
            found |= block.entries(state, tribe)
        return found

    def shuns_rim(self) -> bool:
        for block in self.asked:
            if block.shuns_rim():
                return True
        return False

    def links(self, state: State, tribe: i64, regions: i64) -> i64:
        found = i64(0)
        for block in self.asked:
            found |= block.links(state, tribe, regions)
        return found

    def joins(self, state: State, tribe: i64, regions: i64) -> i64:
        if len(self.asked) == 0:
            return self.links(state, tribe, regions)
        found = i64(0)
        for block in self.asked:
            found |= block.joins(state, tribe, regions)
        return found

    def enters_water(self) -> bool:
        for block in self.asked:
            if block.enters_water():
                return True
        return False

    def means(self) -> i64:
        found = i64(0)
        for block in self.asked:
            found |= block.means()
        return found

    def withheld_means(self) -> i64:
        found = i64(0)
        for block in self.asked:
            found |= block.withheld_means()
        return found

    def rolls_for(self, state: State, tribe: i64, region: i64) -> bool:
        for block in self.asked:
            if block.rolls_for(state, tribe, region):
                return True
        return False

    def offers(self) -> i64:
        found = i64(0)
        for block in self.asked:
            found |= block.offers()
        return found

    def pieces(self) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.pieces()
        return total

    def conquest_only_tokens(self) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.conquest_only_tokens()
        return total

    def casualties(self, state: State, tribe: i64) -> i64:
        least = i64(USUAL_LOSS)
        for block in self.asked:
            least = min(least, block.casualties(state, tribe))
        return least

    def wards_off_properties(self) -> bool:
        for block in self.asked:
            if block.wards_off_properties():
                return True
        return False

    def toll(self) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.toll()
        return total

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        for block in self.asked:
            block.conquered(state, tribe, region)

    def settled(self, state: State, tribe: i64, region: i64) -> None:
        for block in self.asked:
            block.settled(state, tribe, region)

    def lost(self, state: State, tribe: i64, region: i64) -> None:
        for block in self.asked:
            block.lost(state, tribe, region)

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.tokens_gained(state, tribe)
        return total

    def pieces_gained(self, state: State, tribe: i64) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.pieces_gained(state, tribe)
        return total

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        active = state.is_active(tribe)
        total = i64(0)
        for block in self.asked:
            if active or block.pays_in_decline():
                total += block.region_coins(state, tribe, region)
        return total

    def turn_coins(self, state: State, tribe: i64) -> i64:
        total = i64(0)
        for block in self.asked:
            total += block.turn_coins(state, tribe)
        return total

    def decline_coins(self, state: State, tribe: i64) -> i64:
        total = i64(0)
        for block in self.asked:
            if block.pays_in_decline():
                total += block.decline_coins(state, tribe)
        return total

    def pays_in_decline(self) -> bool:
        for block in self.asked:
            if block.pays_in_decline():
                return True
        return False

    def stays_in_decline(self) -> bool:
        for block in self.asked:
            if block.stays_in_decline():
                return True
        return False

    def keeps_tokens_in_decline(self) -> bool:
        for block in self.asked:
            if block.keeps_tokens_in_decline():
                return True
        return False

    def retreats_in_decline(self) -> bool:
        for block in self.asked:
            if block.retreats_in_decline():
                return True
        return False

    def beside_another_in_decline(self) -> bool:
        for block in self.asked:
            if block.beside_another_in_decline():
                return True
        return False


def _answers(trait: Trait, channel: str) -> bool:
    """Whether the trait, or one of its blocks, has a say in a channel."""
    if getattr(type(trait), channel) is not getattr(Trait, channel):
        return True
    usual: object = getattr(Block, channel)
    return any(getattr(type(block), channel) is not usual for block in trait.blocks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Trait):
    """A race: `tokens` is the banner's number, `supply` what the tray holds in all."""

    supply: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Trait):
    """A special power: `tokens` is the badge's number."""
