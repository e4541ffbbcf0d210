"""What lies where in a game of Small World, and the questions one may ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.effect import ArgValue, Effect
from warren.core.numbers import bit_count
from warren.core.refusal import Secret
from warren.games.small_world.combo import Combo
from warren.games.small_world.layout import (
    ALLY,
    APART,
    ASIDE,
    BORROWER,
    COINS,
    COLUMN,
    COMBO_COINS,
    COMBO_POWER,
    COMBO_RACE,
    COMBO_SIZE,
    CURRENT,
    DISCARDED,
    FIGURE,
    FINDS,
    FIRST,
    HAND,
    HELD,
    HOLDER,
    LENT,
    MARKER,
    PIECES,
    POWER,
    RACE,
    REGION_SIZE,
    ROLLED,
    ROUND,
    SEAT_SIZE,
    STANDING,
    STATUS,
    TOKENS,
    TRIBE_SIZE,
    TURN,
    UNDECIDED,
    VENGEANCE,
)
from warren.games.small_world.pieces import FIELD, WIDTH
from warren.games.small_world.procedure import Procedure
from warren.games.small_world.table import Table
from warren.games.small_world.terms import ACTIVE, COMBOS, FREE, HIDDEN, NONE, SLOTS
from warren.games.small_world.trait import Power, Race


class Position(core.State):
    """Regions, tribes, seats and the world, all in one packed vector (see `layout`).

    A tribe is a race in a player's hands, active or in decline; the holder of a region is a
    tribe. The frames say where in the turn we are, the deep is Underground's.
    """

    def __init__(self, table: Table, procedure: Procedure, numbers: vec[i64]) -> None:
        self.effects: list[Effect] | None = None
        self.listed: i64 = core.UNLISTED
        self.listing: vec[i64] = vec[i64]()
        self.viewer: i64 = core.NOBODY
        self.table: Final = table
        self.procedure: Final = procedure
        self.numbers: vec[i64] = numbers

    def emit(self, name: str, args: dict[str, ArgValue], reveals: bool = False) -> None:
        if self.effects is not None:
            self.effects.append(Effect(name, args, reveals=reveals))

    def rounds(self) -> int:
        """The rounds begun so far."""
        return int(self.numbers[ROUND])

    def turn(self) -> i64:
        return self.numbers[TURN]

    def first(self) -> i64:
        """The seat whose turn begins each round."""
        return self.numbers[FIRST]

    def is_undecided(self) -> bool:
        """Whether the seat in turn may still decline instead of anything else."""
        return self.numbers[UNDECIDED] != 0

    def roll(self) -> i64:
        """What the die shows for the next conquest, or NONE when it was not rolled before."""
        return self.numbers[ROLLED] - 1

    def tribes_of(self, seat: i64) -> list[int]:
        """The races of a seat, active and in decline."""
        slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
        return [int(tribe) for tribe in slots if self.status(tribe) != FREE]

    def owner(self, tribe: i64) -> i64:
        return tribe // SLOTS

    def active_tribe(self, seat: i64) -> i64:
        return self.numbers[seat * SEAT_SIZE + CURRENT]

    def is_active(self, tribe: i64) -> bool:
        return self.numbers[tribe * TRIBE_SIZE + STATUS] == ACTIVE

    def status(self, tribe: i64) -> i64:
        return self.numbers[tribe * TRIBE_SIZE + STATUS]

    def race(self, tribe: i64) -> Race:
        return self.table.banners[self.numbers[tribe * TRIBE_SIZE + RACE]]

    def race_id(self, tribe: i64) -> i64:
        return self.numbers[tribe * TRIBE_SIZE + RACE]

    def power_id(self, tribe: i64) -> i64:
        """The badge that lies with the banner, or NONE when it was discarded."""
        return self.numbers[tribe * TRIBE_SIZE + POWER]

    def power(self, tribe: i64) -> Power:
        """The badge of a tribe that has one."""
        return self.table.badges[self.numbers[tribe * TRIBE_SIZE + POWER]]

    def lent_power(self, tribe: i64) -> i64:
        """The badge of Stonehedge if the race holds it and it works for it, or NONE.

        [SU-PLC-STONEHEDGE-2]
        """
        if not self.table.deep or self.numbers[BORROWER] != tribe:
            return NONE
        lent = self.numbers[LENT]
        if lent == NONE or self.is_active(tribe) or self.table.badges[lent].lasts:
            return lent
        return NONE

    def stands_apart(self, tribe: i64) -> bool:
        """Whether the race in decline does not count against the one allowed."""
        return self.numbers[tribe * TRIBE_SIZE + APART] != 0

    def marker_at(self, marker: i64) -> i64:
        """The region in which an open Relic or Place lies, or NONE."""
        if self.table.deep:
            return self.numbers[MARKER + marker]
        return NONE

    def keeper(self, marker: i64) -> i64:
        """The tribe that holds the region of a Relic or Place, or NONE."""
        at = self.marker_at(marker)
        if at == NONE:
            return NONE
        return self.holder_of(at)

    def figure_at(self, figure: i64) -> i64:
        """The region in which a figure stands, or NONE."""
        if self.table.deep:
            return self.numbers[FIGURE + figure]
        return NONE

    def finds(self) -> i64:
        """How many Relics and Places still lie face down."""
        if self.table.deep:
            return self.numbers[FINDS]
        return 0

    def lent_badge(self) -> i64:
        """The badge that lies at Stonehedge, whoever holds it, or NONE."""
        if self.table.deep:
            return self.numbers[LENT]
        return NONE

    def bears_vengeance(self, seat: i64) -> bool:
        """Whether a Vengeance marker lies in front of the seat."""
        return self.table.deep and (self.numbers[VENGEANCE] >> seat) & 1 == 1

    def hand(self, tribe: i64) -> i64:
        return self.numbers[tribe * TRIBE_SIZE + HAND]

    def aside(self, tribe: i64) -> i64:
        """Conquest-only tokens that wait for the next turn."""
        return self.numbers[tribe * TRIBE_SIZE + ASIDE]

    def kit(self, tribe: i64) -> i64:
        """The pieces in hand, packed."""
        return self.numbers[tribe * TRIBE_SIZE + PIECES]

    def in_hand(self, tribe: i64, kind: i64) -> i64:
        """How many pieces of a kind the tribe has in hand."""
        return (self.numbers[tribe * TRIBE_SIZE + PIECES] >> (WIDTH * kind)) & FIELD

    def held(self, tribe: i64) -> i64:
        return self.numbers[tribe * TRIBE_SIZE + HELD]

    def holder_of(self, region: i64) -> i64:
        """The tribe that holds the region, or NONE."""
        return self.numbers[region * REGION_SIZE + HOLDER]

    def tokens_on(self, region: i64) -> i64:
        return self.numbers[region * REGION_SIZE + TOKENS]

    def pieces_on(self, region: i64) -> i64:
        """The pieces in the region, packed."""
        return self.numbers[region * REGION_SIZE + STANDING]

    def count(self, region: i64, kind: i64) -> i64:
        """How many pieces of a kind stand in the region."""
        return (self.pieces_on(region) >> (WIDTH * kind)) & FIELD

    def tokens_on_board(self, tribe: i64) -> i64:
        held = self.held(tribe)
        total = i64(0)
        for region in range(self.table.board.size):
            if (held >> region) & 1:
                total += self.tokens_on(region)
        return total

    def spare_tokens(self, tribe: i64) -> i64:
        """Tokens beyond the one that each region keeps."""
        return self.tokens_on_board(tribe) - bit_count(self.held(tribe))

    def coins(self, seat: i64) -> i64:
        """What a purse holds; whoever missed a part of the game knows only by guessing."""
        coins = self.numbers[seat * SEAT_SIZE + COINS]
        if coins == HIDDEN:
            raise Secret
        return coins

    def counts_purse(self, seat: i64) -> bool:
        """Whether it is known what a purse holds: all that was paid was public.  [SW-HID-2]"""
        return self.numbers[seat * SEAT_SIZE + COINS] != HIDDEN

    def counts_purses(self) -> bool:
        for seat in range(self.table.players):
            if not self.counts_purse(seat):
                return False
        return True

    def shows_purse(self, seat: i64) -> bool:
        """Whether a purse lies open for whoever looks at the table.  [SW-HID-1]"""
        return self.viewer == core.NOBODY or self.viewer == seat or self.is_over()

    def ally(self, seat: i64) -> i64:
        """The seat that this seat, as Diplomat, has made peace with."""
        return self.numbers[seat * SEAT_SIZE + ALLY]

    def tray(self, race: i64) -> i64:
        """Tokens of a race that are out of play."""
        return self.numbers[self.table.trays + race]

    def open_combos(self) -> i64:
        """How many combos lie open; the column has no gaps."""
        count = i64(0)
        while count < COMBOS and self.numbers[COLUMN + count * COMBO_SIZE + COMBO_RACE] != NONE:
            count += 1
        return count

    def combo(self, place: i64) -> Combo:
        """An open combo by its place from the top."""
        at = COLUMN + place * COMBO_SIZE
        race = self.numbers[at + COMBO_RACE]
        power = self.table.powers[self.numbers[at + COMBO_POWER]]
        return Combo(self.table.races[race], power, self.numbers[at + COMBO_COINS], self.tray(race))

    def column(self) -> list[Combo]:
        """The open combos from the top."""
        return [self.combo(place) for place in range(self.open_combos())]

    def returned(self) -> list[Race]:
        """The banners that went back under their stack, the next one first."""
        queue = self.table.queue
        places = range(queue + 1, queue + 1 + self.numbers[queue])
        return [self.table.races[self.numbers[place]] for place in places]

    def returned_count(self) -> i64:
        """How many banners went back under their stack."""
        return self.numbers[self.table.queue]

    def discarded(self) -> list[Power]:
        """The badges that wait to be shuffled again."""
        mask = self.numbers[DISCARDED]
        return [power for i, power in enumerate(self.table.powers) if (mask >> i64(i)) & 1]
