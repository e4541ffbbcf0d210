"""Before the first turn: who begins, the tiles, the hands, the first companions."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.heroes import phases, reasons
from warren.games.heroes.actions import CHANCE_FIRST, CHANCE_TILE, RECRUIT
from warren.games.heroes.effects import take_companion
from warren.games.heroes.layout import (
    AFTER_DRAW,
    FIRST,
    HAND,
    KINDS,
    LEFT,
    LEVEL,
    LEVELS,
    MAX_LEVEL,
    PHASE,
    PLACE,
    ROUND,
    SEAT_SIZE,
    SUPPLY,
    TILE_SIZE,
    TO_DRAW,
    TURN,
)
from warren.games.heroes.state import State
from warren.games.heroes.steps.order import seat_at
from warren.games.heroes.steps.step import ChanceStep, Step

HAND_SIZE: Final = 8
FREE_COMPANIONS: Final = 2


class Opening(ChanceStep):
    """The first player is random unless the table names one.  [HDL-SET-9]"""

    def resume(self, state: State) -> bool:
        if state.table.first < 0:
            return True
        self.begin(state, i64(state.table.first))
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = vec[i64]()
        for seat in range(state.table.players):
            codes = append(codes, self.space.code(CHANCE_FIRST, seat))
        return codes

    def perform(self, state: State, block: i64, argument: i64) -> None:
        self.begin(state, argument)

    def begin(self, state: State, seat: i64) -> None:
        state.world[FIRST] = seat
        state.world[PHASE] = phases.TILES
        if state.effects is not None:
            state.emit("first-player-chosen", {"seat": int(seat)})


class Tiles(ChanceStep):
    """One tile after the other is laid at random.  [HDL-SET-2] [HDL-SET-3] [HDL-SET-4]"""

    def resume(self, state: State) -> bool:
        if state.world[LEFT]:
            return True
        state.world[PHASE] = phases.DEAL
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = vec[i64]()
        for level in range(i64(1), i64(MAX_LEVEL + 1)):
            if state.world[LEVELS + level]:
                codes = append(codes, self.space.code(CHANCE_TILE, level - 1))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        return state.world[LEVELS + self.space.argument(code) + 1]

    def draw(self, state: State, rng: Random) -> i64:
        """Each tile that is left alike."""
        world = state.world
        total = i64(0)
        for at in range(i64(LEVELS + 1), i64(LEVELS + MAX_LEVEL + 1)):
            total += world[at]
        left = rng.randrange(total)
        level = i64(1)
        while left >= world[LEVELS + level]:
            left -= world[LEVELS + level]
            level += 1
        return self.space.code(CHANCE_TILE, level - 1)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        level = argument + 1
        region = state.table.board.size - state.world[LEFT]
        state.tiles[region * TILE_SIZE + LEVEL] = level
        state.world[LEVELS + level] -= 1
        state.world[LEFT] -= 1
        if state.effects is not None:
            name = state.table.board.names[region]
            state.emit("tile-laid", {"region": name, "level": int(level)})


class Deal(Step):
    """Eight cards to each player.  [HDL-SET-7]"""

    def resume(self, state: State) -> bool:
        for seat in range(state.table.players):
            if state.seats[seat * SEAT_SIZE + HAND] == 0:
                state.world[TURN] = seat
                state.world[TO_DRAW] = HAND_SIZE
                state.world[AFTER_DRAW] = phases.DEAL
                state.world[PHASE] = phases.DRAW
                return False
        state.world[PHASE] = phases.RECRUIT
        state.world[LEFT] = FREE_COMPANIONS * state.table.players
        state.world[ROUND] = 1
        return False


class Recruit(Step):
    """Two companions each for free, in the order of the first round.  [HDL-SET-8]"""

    def resume(self, state: State) -> bool:
        left = state.world[LEFT]
        if left == 0:
            state.world[PLACE] = 0
            state.world[TURN] = seat_at(state)
            state.world[PHASE] = phases.MULLIGAN
            if state.effects is not None:
                state.emit("turn-began", {"seat": int(state.turn()), "round": 1})
            return False
        state.world[PLACE] = state.table.players - (left + 1) // FREE_COMPANIONS
        state.world[TURN] = seat_at(state)
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = vec[i64]()
        for kind in range(i64(KINDS)):
            if state.world[SUPPLY + kind]:
                codes = append(codes, self.space.code(RECRUIT, kind))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        return reasons.PILE_EMPTY if block == RECRUIT else reasons.NOT_NOW

    def perform(self, state: State, block: i64, argument: i64) -> None:
        take_companion(state, state.turn(), argument)
        state.world[LEFT] -= 1
