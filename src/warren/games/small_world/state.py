"""The position of a Small World game."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import ArgValue, Effect
from warren.core.numbers import bit_count
from warren.core.refusal import Refusal
from warren.core.space import ActionSpace
from warren.games.small_world.layout import (
    ACTIVE,
    ALLY,
    BORROWER,
    COINS,
    CURRENT,
    FREE,
    HAND,
    HELD,
    HIDDEN,
    LENT,
    MARKER,
    NONE,
    POWER,
    RACE,
    SEAT_SIZE,
    SLOTS,
    STATUS,
    TRIBE_SIZE,
    TURN,
)
from warren.games.small_world.pieces import FIELD, WIDTH
from warren.games.small_world.procedure import Procedure
from warren.games.small_world.table import Table
from warren.games.small_world.trait import Power, Race

COIN_GUESS: Final = 15


class State(core.State):
    """Regions, tribes, seats and the world, each a packed vector (see `layout`).

    A tribe is a race in a player's hands, active or in decline; `holder` names the tribe
    of each region. The frames say where in the turn we are, the deep is Underground's.
    """

    def __init__(
        self,
        table: Table,
        procedure: Procedure,
        holder: vec[i64],
        tokens: vec[i64],
        pieces: vec[i64],
        tribes: vec[i64],
        seats: vec[i64],
        world: vec[i64],
        queue: vec[i64],
        frames: vec[i64],
        deep: vec[i64],
    ) -> None:
        self.effects: list[Effect] | None = None
        self.listed: bool = False
        self.listing: vec[i64] = vec[i64]()
        self.table: Final = table
        self.procedure: Final = procedure
        self.holder: vec[i64] = holder
        self.tokens: vec[i64] = tokens
        self.pieces: vec[i64] = pieces
        self.tribes: vec[i64] = tribes
        self.seats: vec[i64] = seats
        self.world: vec[i64] = world
        self.queue: vec[i64] = queue
        self.frames: vec[i64] = frames
        self.deep: vec[i64] = deep

    def clone(self) -> State:
        return State(
            self.table,
            self.procedure,
            self.holder[:],
            self.tokens[:],
            self.pieces[:],
            self.tribes[:],
            self.seats[:],
            self.world[:],
            self.queue[:],
            self.frames[:],
            self.deep[:],
        )

    def key(self) -> bytes:
        parts = [
            bytes(memoryview(numbers))
            for numbers in (
                self.holder,
                self.tokens,
                self.pieces,
                self.tribes,
                self.seats,
                self.world,
                self.queue,
            )
        ]
        parts.append(bytes(memoryview(self.deep)))
        return b"".join([*parts, bytes(memoryview(self.frames))])

    def actor(self) -> i64:
        return self.procedure.actor(self)

    def list_codes(self) -> vec[i64]:
        return self.procedure.list_codes(self)

    def weight(self, code: i64) -> i64:
        return self.procedure.weight(self, code)

    def perform(self, code: i64) -> None:
        self.procedure.perform(self, code)

    def refuse(self, seat: int, code: i64) -> Refusal:
        return self.procedure.refuse(self, code)

    def space(self) -> ActionSpace:
        return self.procedure.space

    def to_json(self) -> dict[str, object]:
        return self.procedure.to_json(self)

    def turn_kind(self) -> str:
        actor = self.actor()
        return core.ANSWER if actor >= 0 and actor != self.turn() else core.TURN

    def explain(self, seat: int, code: int) -> Breakdown | None:
        """The price of a conquest in tokens."""
        if not (0 <= seat < self.table.players and 0 <= code < self.space().size):
            return None
        return self.procedure.explain(self, i64(seat), i64(code))

    def emit(self, name: str, args: dict[str, ArgValue]) -> None:
        if self.effects is not None:
            self.effects.append(Effect(name, args))

    # Queries

    def turn(self) -> i64:
        return self.world[TURN]

    def owner(self, tribe: i64) -> i64:
        return tribe // SLOTS

    def active_tribe(self, seat: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + CURRENT]

    def is_active(self, tribe: i64) -> bool:
        return self.tribes[tribe * TRIBE_SIZE + STATUS] == ACTIVE

    def status(self, tribe: i64) -> i64:
        return self.tribes[tribe * TRIBE_SIZE + STATUS]

    def race(self, tribe: i64) -> Race:
        return self.table.races[self.tribes[tribe * TRIBE_SIZE + RACE]]

    def power_id(self, tribe: i64) -> i64:
        """The badge that lies with the banner, or NONE when it was discarded."""
        return self.tribes[tribe * TRIBE_SIZE + POWER]

    def power(self, tribe: i64) -> Power:
        """The badge of a tribe that has one."""
        return self.table.powers[self.tribes[tribe * TRIBE_SIZE + POWER]]

    def lent_power(self, tribe: i64) -> i64:
        """The badge of Stonehedge if the race holds it and it works for it, or NONE.

        [SU-PLC-STONEHEDGE-2]
        """
        if len(self.deep) == 0 or self.deep[BORROWER] != tribe:
            return NONE
        lent = self.deep[LENT]
        if lent == NONE or self.is_active(tribe) or self.table.powers[lent].lasts:
            return lent
        return NONE

    def marker_at(self, marker: i64) -> i64:
        """The region in which an open Relic or Place lies, or NONE."""
        return self.deep[MARKER + marker] if len(self.deep) else NONE

    def keeper(self, marker: i64) -> i64:
        """The tribe that holds the region of a Relic or Place, or NONE."""
        at = self.marker_at(marker)
        return NONE if at == NONE else self.holder[at]

    def hand(self, tribe: i64) -> i64:
        return self.tribes[tribe * TRIBE_SIZE + HAND]

    def held(self, tribe: i64) -> i64:
        return self.tribes[tribe * TRIBE_SIZE + HELD]

    def count(self, region: i64, kind: i64) -> i64:
        """How many pieces of a kind stand in the region."""
        return (self.pieces[region] >> (WIDTH * kind)) & FIELD

    def tokens_on_board(self, tribe: i64) -> i64:
        held = self.held(tribe)
        total = i64(0)
        for region in range(self.table.board.size):
            if (held >> region) & 1:
                total += self.tokens[region]
        return total

    def spare_tokens(self, tribe: i64) -> i64:
        """Tokens beyond the one that each region keeps."""
        return self.tokens_on_board(tribe) - bit_count(self.held(tribe))

    def coins(self, seat: i64) -> i64:
        return self.seats[seat * SEAT_SIZE + COINS]

    def ally(self, seat: i64) -> i64:
        """The seat that this seat, as Diplomat, has made peace with."""
        return self.seats[seat * SEAT_SIZE + ALLY]

    # Results

    def scores(self) -> list[int]:
        return [int(self.coins(seat)) for seat in range(self.table.players)]

    def board_strength(self, seat: i64) -> i64:
        """Race tokens on the board, active and in decline: they break ties.  [SW-END-2]"""
        total = i64(0)
        for slot in range(i64(SLOTS)):
            tribe = seat * SLOTS + slot
            if self.status(tribe) != FREE:
                total += self.tokens_on_board(tribe)
        return total

    def winners(self) -> list[int]:
        best_coins = i64(-1)
        best_tokens = i64(-1)
        best: list[int] = []
        for seat in range(self.table.players):
            coins = self.coins(seat)
            tokens = self.board_strength(seat)
            if coins > best_coins or (coins == best_coins and tokens > best_tokens):
                best_coins = coins
                best_tokens = tokens
                best = [int(seat)]
            elif coins == best_coins and tokens == best_tokens:
                best.append(int(seat))
        return best

    # Knowledge

    def view(self, seat: int | None) -> core.View:
        """Other players' coins are secret until the end.  [SW-HID-1]"""
        seen = self.clone()
        if not self.table.open_coins and not self.is_over():
            for other in range(self.table.players):
                if seat is None or other != seat:
                    seen.seats[other * SEAT_SIZE + COINS] = HIDDEN
        return core.View(seat, seen)

    def determinize(self, seat: int, rng: Random) -> State:
        """Unknown purses are guessed around a known one."""
        whole = self.clone()
        if self.table.open_coins or self.is_over():
            return whole
        known = i64(0) if seat < 0 else max(self.coins(i64(seat)), i64(0))
        for other in range(self.table.players):
            if other != seat:
                guess = max(i64(0), known - COIN_GUESS) + rng.randrange(i64(2 * COIN_GUESS + 1))
                whole.seats[other * SEAT_SIZE + COINS] = guess
        return whole
