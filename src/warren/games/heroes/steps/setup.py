"""Before the first turn: who begins, the tiles, the hands, the first companions."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
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
        codes = roomy()
        for seat in range(state.table.players):
            codes = append(codes, self.space.code(CHANCE_FIRST, seat))
        return codes

    def perform(self, state: State, block: i64, argument: i64) -> None:
        self.begin(state, argument)

    def begin(self, state: State, seat: i64) -> None:
        state.numbers[FIRST] = seat
        state.numbers[PHASE] = phases.TILES
        if state.effects is not None:
            state.emit("first-player-chosen", {"seat": int(seat)})


class Tiles(ChanceStep):
    """One tile after the other is laid at random.  [HDL-SET-2] [HDL-SET-3] [HDL-SET-4]"""

    def resume(self, state: State) -> bool:
        if state.numbers[LEFT]:
            return True
        state.numbers[PHASE] = phases.DEAL
        return False

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for level in range(i64(1), i64(MAX_LEVEL + 1)):
            if state.numbers[LEVELS + level]:
                codes = append(codes, self.space.code(CHANCE_TILE, level - 1))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        return state.numbers[LEVELS + self.space.argument(code) + 1]

    def draw(self, state: State, rng: Random) -> i64:
        """Each tile that is left alike."""
        numbers = state.numbers
        total = i64(0)
        for at in range(i64(LEVELS + 1), i64(LEVELS + MAX_LEVEL + 1)):
            total += numbers[at]
        left = rng.randrange(total)
        level = i64(1)
        while left >= numbers[LEVELS + level]:
            left -= numbers[LEVELS + level]
            level += 1
        return self.space.code(CHANCE_TILE, level - 1)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        level = argument + 1
        region = state.table.board.size - state.numbers[LEFT]
        state.numbers[region * TILE_SIZE + LEVEL] = level
        state.numbers[LEVELS + level] -= 1
        state.numbers[LEFT] -= 1
        if state.effects is not None:
            name = state.table.board.names[region]
            state.emit("tile-laid", {"region": name, "level": int(level)})


class Deal(Step):
    """Eight cards to each player.  [HDL-SET-7]"""

    def resume(self, state: State) -> bool:
        for seat in range(state.table.players):
            if state.numbers[seat * SEAT_SIZE + HAND] == 0:
                state.numbers[TURN] = seat
                state.numbers[TO_DRAW] = HAND_SIZE
                state.numbers[AFTER_DRAW] = phases.DEAL
                state.numbers[PHASE] = phases.DRAW
                return False
        state.numbers[PHASE] = phases.RECRUIT
        state.numbers[LEFT] = FREE_COMPANIONS * state.table.players
        state.numbers[ROUND] = 1
        return False


class Recruit(Step):
    """Two companions each for free, in the order of the first round.  [HDL-SET-8]"""

    def resume(self, state: State) -> bool:
        left = state.numbers[LEFT]
        if left == 0:
            state.numbers[PLACE] = 0
            state.numbers[TURN] = seat_at(state)
            state.numbers[PHASE] = phases.MULLIGAN
            if state.effects is not None:
                state.emit("turn-began", {"seat": int(state.turn()), "round": 1})
            return False
        state.numbers[PLACE] = state.table.players - (left + 1) // FREE_COMPANIONS
        state.numbers[TURN] = seat_at(state)
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for kind in range(i64(KINDS)):
            if state.numbers[SUPPLY + kind]:
                codes = append(codes, self.space.code(RECRUIT, kind))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        return reasons.PILE_EMPTY if block == RECRUIT else reasons.NOT_NOW

    def perform(self, state: State, block: i64, argument: i64) -> None:
        take_companion(state, state.turn(), argument)
        state.numbers[LEFT] -= 1
