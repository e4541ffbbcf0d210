"""What a race or a special power changes: the channels.

Every channel has a default that changes nothing. A trait overrides only what it touches and
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

OFFER_FORTRESS: Final = 1
OFFER_ENCAMPMENTS: Final = 2
OFFER_FAREWELL: Final = 4
OFFER_HEROES: Final = 8
OFFER_DECLINE: Final = 16
OFFER_PEACE: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """The common face of races and powers."""

    id: str = ""
    rule: str = ""
    tokens: int = 0

    def conquest_discount(self, state: State, tribe: i64, region: i64) -> i64:
        """How many tokens fewer the region takes (negative: more)."""
        return 0

    def entries(self, state: State, tribe: i64) -> i64:
        """Regions, beside the border regions, through which a race off the board may enter."""
        return 0

    def links(self, state: State, tribe: i64) -> i64:
        """Regions, beside the bordering ones, that a race on the board may attack."""
        return 0

    def enters_water(self) -> bool:
        """Whether seas and lakes may be conquered."""
        return False

    def means(self) -> i64:
        """Ways to conquer that this trait lends (MEANS_*)."""
        return 0

    def withheld_means(self) -> i64:
        """Ways to conquer that this trait takes away."""
        return 0

    def offers(self) -> i64:
        """Further decisions that this trait adds to the turn (OFFER_*)."""
        return 0

    def pieces(self) -> i64:
        """The pieces that come with the combo, packed."""
        return 0

    def conquest_only_tokens(self) -> i64:
        """Tokens that join for conquests and leave the board after redeployment."""
        return 0

    def casualties(self, state: State, tribe: i64) -> i64:
        """Tokens lost with a region; asked in decline too."""
        return 1

    def conquered(self, state: State, tribe: i64, region: i64) -> None:
        """The race has just taken the region."""

    def tokens_gained(self, state: State, tribe: i64) -> i64:
        """New tokens when redeployment begins, as far as the tray has them."""
        return 0

    def region_coins(self, state: State, tribe: i64, region: i64) -> i64:
        """Bonus coins for a region held."""
        return 0

    def turn_coins(self, state: State, tribe: i64) -> i64:
        """Bonus coins of the turn that belong to no region."""
        return 0

    def pays_in_decline(self) -> bool:
        """Whether `region_coins` goes on in decline."""
        return False

    def stays_in_decline(self) -> bool:
        """Whether the badge stays with its banner in decline."""
        return False

    def keeps_tokens_in_decline(self) -> bool:
        """Whether all tokens stay on the board in decline, and go on conquering."""
        return False

    def beside_another_in_decline(self) -> bool:
        """Whether the race does not count against the one race in decline."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Trait):
    """A race: `tokens` is the banner's number, `supply` what the tray holds in all."""

    supply: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Trait):
    """A special power: `tokens` is the badge's number."""
