"""Trap cards drawn, and trap cards put away face down."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.actions import C_TRAP, GIVE_TRAP
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.giving import bury_trap, trap_codes
from warren.games.dungeon_lords.layout import OPEN_TRAPS, TRAPS
from warren.games.dungeon_lords.stacks import reshuffle_traps, trap_deck
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import ChanceStep, Step
from warren.games.dungeon_lords.terms import NONE

BURY: Final = 64


def drawing(count: i64, bury: i64) -> i64:
    """The stage for so many cards, of which so many are put away afterwards.  [DL-TRB-2]"""
    return count + bury * BURY


class DrawTraps(ChanceStep):
    """The subject draws; without one the cards are laid open.  [DL-TRB-1] [DF-EXH-1]"""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage % BURY:
            if TRAP_COUNTS.is_empty(trap_deck(state)):
                reshuffle_traps(state)
            if not TRAP_COUNTS.is_empty(trap_deck(state)):
                return True
        seat = frames.subject(state)
        frames.pop(state)
        if stage >= BURY and state.traps_held(seat):
            frames.push(state, frames.BURY_TRAPS, seat, stage // BURY)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = roomy()
        deck = trap_deck(state)
        for kind in range(TRAP_COUNTS.kinds):
            if TRAP_COUNTS.of(deck, kind):
                codes = append(codes, self.space.code(C_TRAP, kind))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        return TRAP_COUNTS.of(trap_deck(state), self.space.argument(code))

    def draw(self, state: State, rng: Random) -> i64:
        return self.space.code(C_TRAP, TRAP_COUNTS.draw(trap_deck(state), rng))

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        owner = frames.subject(state)
        frames.set_stage(state, frames.stage(state) - 1)
        trap = state.trap(argument).id
        if owner == NONE:
            state.numbers[OPEN_TRAPS] += TRAP_COUNTS.one(argument)
            if state.effects is not None:
                state.emit("trap-shown", {"trap": trap})
            return
        state.add(owner, TRAPS, TRAP_COUNTS.one(argument))
        if state.effects is not None:
            state.emit("trap-drawn", {"seat": int(owner)})
            state.emit("own-trap-drawn", {"seat": int(owner), "trap": trap}, only(int(owner)))


class BuryTraps(Step):
    """So many cards of one's choice are put away face down."""

    def resume(self, state: State) -> bool:
        if frames.stage(state) and state.traps_held(frames.subject(state)):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return trap_codes(self.space, state, seat, roomy())

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        frames.set_stage(state, frames.stage(state) - 1)
        bury_trap(state, seat, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.NOT_OWNED if block == GIVE_TRAP else reasons.NOT_NOW
