"""What a property changes: the channels.

Every channel has a default that changes nothing. A block overrides only what it touches and
keeps no memory of its own: what it must remember lies in the state.
Unless a channel says otherwise it is asked only while the race is active.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from warren.games.small_world.state import State

MEANS_DIE: Final = 1
MEANS_ROLL: Final = 2
MEANS_DRAGON: Final = 4
MEANS_SORCERY: Final = 8
MEANS_WISPS: Final = 16
MEANS_VAMPIRE: Final = 32
MEANS_ORB: Final = 64
MEANS_ONSLAUGHT: Final = 128

OFFER_FORTRESS: Final = 1
OFFER_ENCAMPMENTS: Final = 2
OFFER_FAREWELL: Final = 4
OFFER_HEROES: Final = 8
OFFER_DECLINE: Final = 16
OFFER_PEACE: Final = 32
OFFER_ARMOURS: Final = 64
OFFER_VOLCANO: Final = 128
OFFER_ANCIENT: Final = 256
OFFER_QUEEN: Final = 512
OFFER_BAG: Final = 1024
OFFER_REBIRTH: Final = 2048
OFFER_TOMB: Final = 4096
OFFER_VANISHING: Final = 8192
OFFER_VENGEANCE: Final = 16384
OFFER_THEFT: Final = 32768
OFFER_SWAP: Final = 65536

USUAL_LOSS: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """One property, or several: a race and a power are made of such."""

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        """How many tokens fewer the region takes (negative: more)."""
        return 0

    def ignores_defenders(self, state: State, tribe: i64, region: i64) -> bool:
        """Whether race tokens and natives in the region do not count in its price.

        Asked only of who lends MEANS_ONSLAUGHT.
        """
        return False

    def entries(self, state: State, tribe: i64) -> i64:
        """Regions, beside the border regions, through which a race off the board may enter."""
        return 0

    def shuns_rim(self) -> bool:
        """Whether the border regions are no entry for the race."""
        return False

    def links(self, state: State, tribe: i64, regions: i64) -> i64:
        """Regions that may be attacked from these, beside the bordering ones."""
        return 0

    def joins(self, state: State, tribe: i64, regions: i64) -> i64:
        """Regions that are adjacent to these, beside the bordering ones."""
        return self.links(state, tribe, regions)

    def enters_water(self) -> bool:
        """Whether seas and lakes may be conquered, and rivers kept."""
        return False

    def means(self) -> i64:
        """Ways to conquer that this property lends (MEANS_*)."""
        return 0

    def withheld_means(self) -> i64:
        """Ways to conquer that this property takes away."""
        return 0

    def rolls_for(self, state: State, tribe: i64, region: i64) -> bool:
        """Whether the die may be rolled for the region (MEANS_WISPS)."""
        return False

    def offers(self) -> i64:
        """Further decisions that this property adds to the turn (OFFER_*)."""
        return 0

    def pieces(self) -> i64:
        """The pieces that come with the combo, packed."""
        return 0

    def conquest_only_tokens(self) -> i64:
        """Tokens that join for conquests and leave the board after redeployment."""
        return 0

    def casualties(self, state: State, tribe: i64) -> i64:
        """Tokens lost with a region; asked in decline too."""
        return USUAL_LOSS

    def wards_off_properties(self) -> bool:
        """Whether other players may use no property to conquer the race's regions."""
        return False

    def toll(self) -> i64:
        """Coins another player pays to conquer a region of the race in decline."""
        return 0

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        """The race has just taken the region."""

    def settled(self, state: State, tribe: i64, region: i64) -> None:
        """The race has come to hold the region, by conquest or otherwise."""

    def lost(self, state: State, tribe: i64, region: i64) -> None:
        """An opponent is taking the region from the race."""

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        """New tokens when redeployment begins, as far as the tray has them."""
        return 0

    def pieces_gained(self, state: State, tribe: i64) -> i64:
        """New pieces when redeployment begins, packed, as far as the box has them."""
        return 0

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        """Bonus coins for a region held."""
        return 0

    def turn_coins(self, state: State, tribe: i64) -> i64:
        """Bonus coins of the turn that belong to no region."""
        return 0

    def decline_coins(self, state: State, tribe: i64) -> i64:
        """Bonus coins of a turn in decline that belong to no region."""
        return 0

    def pays_in_decline(self) -> bool:
        """Whether `region_coins` goes on in decline, and `decline_coins` is asked."""
        return False

    def stays_in_decline(self) -> bool:
        """Whether the badge stays with its banner in decline."""
        return False

    def keeps_tokens_in_decline(self) -> bool:
        """Whether all tokens stay on the board in decline, and go on conquering."""
        return False

    def retreats_in_decline(self) -> bool:
        """Whether tokens in decline survive the loss of a region as active ones do."""
        return self.keeps_tokens_in_decline()

    def beside_another_in_decline(self) -> bool:
        """Whether the race does not count against the one race in decline."""
        return False
