"""The calendar: rounds, years, and the phases of each round.  [DL-RND-1] [DF-RND-1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import evil, frames, lair, purse
from warren.games.dungeon_lords.calendar import begin_year, discard_display, end_year
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    BOARDS_USED,
    BUSY,
    FIRST,
    IDLE,
    IMPATIENT,
    INVESTED,
    OPEN_TRAPS,
    RENT,
    ROUND,
    SHEDDED,
    TIRED_TROLLS,
    TRAP_DISCARD,
    USES,
    YEAR,
)
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.scoring import scores
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE

NEW_ROUND: Final = 0
GIVE_ORDERS: Final = 1
RUN_ERRANDS: Final = 2
FAIR: Final = 3
PRODUCE: Final = 4
TAKE_BACK: Final = 5
PETS: Final = 6
EVENT: Final = 7
PARTIES: Final = 8
END: Final = 9
AFTERMATH: Final = 10
FESTIVAL_ROUND: Final = 5


class Season(Step):
    """Pushes one phase after the other; it decides nothing itself.

    Without adventurers nobody is impatient.  [DF-E-IMPATIENT-HEROES] [DF-VAR-17]
    """

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        variant = state.table.variant
        season = state.numbers[ROUND]
        frames.set_stage(state, stage + 1)
        if stage == NEW_ROUND:
            if state.effects is not None:
                args: Args = {"year": int(state.numbers[YEAR]), "round": int(season)}
                state.emit("round-began", args)
            discard_display(state)
            frames.push(state, frames.UNVEIL, 0, 0)
        elif stage == GIVE_ORDERS:
            frames.push(state, frames.ORDERS, 0, 0)
        elif stage == RUN_ERRANDS:
            frames.push(state, frames.ERRANDS, 0, 0)
        elif stage == FAIR:
            self.close_orders(state)
            if variant.festival and season == FESTIVAL_ROUND:
                frames.push(state, frames.FESTIVAL, 0, 0)
        elif stage == PRODUCE:
            if season == variant.seasons:
                state.numbers[BOARD_NOW] = NONE
                state.numbers[BOARDS_USED] = 0
            frames.push(state, frames.PRODUCTION, 0, 0)
        elif stage == TAKE_BACK:
            frames.push(state, frames.RETURN, 0, 0)
        elif stage == PETS:
            if variant.pets and season == 1:
                frames.push(state, frames.PET_PHASE, 0, 0)
        elif stage == EVENT:
            if season > 1:
                frames.push(state, frames.EVENT, 0, 0)
        elif stage == PARTIES:
            if season >= variant.first_party:
                frames.push(state, frames.ADVENT, 0, 0)
            else:
                state.numbers[IMPATIENT] = 0
        elif stage == END:
            self.end_round(state)
        else:
            self.end_combat(state)
        return False

    def close_orders(self, state: State) -> None:
        """Investments return; open traps nobody took are discarded.  [DF-INV-1] [DF-EXH-9]"""
        for seat in range(state.table.players):
            if state.get(seat, INVESTED) and state.effects is not None:
                state.emit("investment-returned", {"seat": int(seat)})
            purse.gain_gold(state, seat, state.get(seat, INVESTED))
            state.put(seat, INVESTED, 0)
        state.numbers[TRAP_DISCARD] += state.numbers[OPEN_TRAPS]
        if TRAP_COUNTS.total(state.numbers[OPEN_TRAPS]):
            state.emit("open-traps-discarded", {})
        state.numbers[OPEN_TRAPS] = 0
        state.numbers[RENT] = 0

    def rest(self, state: State) -> None:
        """All imps and troll tokens become unused.  [DL-RND-5] [DL-RND-6]"""
        for seat in range(state.table.players):
            state.add(seat, IDLE, state.get(seat, BUSY))
            state.put(seat, BUSY, 0)
            state.put(seat, TIRED_TROLLS, 0)
            state.put(seat, USES, 0)
            state.put(seat, SHEDDED, 0)
            lair.clear(state, seat, lair.SETTLED)

    def end_round(self, state: State) -> None:
        self.rest(state)
        if state.numbers[ROUND] == state.table.variant.seasons:
            frames.push(state, frames.COMBAT, 0, 0)
            return
        state.numbers[ROUND] += 1
        self.pass_token(state, 1)
        frames.set_stage(state, NEW_ROUND)

    def pass_token(self, state: State, steps: i64) -> None:
        state.numbers[FIRST] = (state.numbers[FIRST] + steps) % state.table.players
        if state.effects is not None:
            state.emit("first-player", {"seat": int(state.numbers[FIRST])})

    def end_combat(self, state: State) -> None:
        """Year 2, or the end.  [DL-YR2-3] [DL-YR2-4] [DF-YR2-1] [DF-YR2-2]"""
        end_year(state)
        if state.numbers[YEAR] > 1:
            frames.pop(state)
            frames.push(state, frames.OVER, 0, 0)
            state.emit("game-ended", {})
            self.judge(state)
            return
        variant = state.table.variant
        opposite = variant.seasons == FESTIVAL_ROUND and state.table.players > 3
        self.pass_token(state, 2 if opposite else 1)
        begin_year(state, 2)
        if state.table.has_neutral():
            evil.move_neutral(state, -3 if variant.fights == FESTIVAL_ROUND else -2)
        evil.settle(state)
        frames.set_stage(state, NEW_ROUND)

    def judge(self, state: State) -> None:
        """Whoever has no negative total earns the licence; it changes nothing.  [DL-WIN-2]"""
        if state.effects is None:
            return
        for seat, points in enumerate(scores(state)):
            name = "licence-earned" if points >= 0 else "licence-refused"
            state.emit(name, {"seat": seat, "points": points})
