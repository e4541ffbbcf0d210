"""The outline of a turn.  [SW-TURN-1] to [SW-TURN-12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.numbers import bit
from warren.games.small_world import channels, frames
from warren.games.small_world.block import OFFER_ENCAMPMENTS, OFFER_VENGEANCE
from warren.games.small_world.effects.purse import pay_income
from warren.games.small_world.layout import (
    ALLY,
    FIRST,
    FRESH,
    LOSERS,
    ROLLED,
    ROUND,
    SEAT_SIZE,
    TURN,
    UNDECIDED,
)
from warren.games.small_world.pieces import ENCAMPMENT
from warren.games.small_world.state import State
from warren.games.small_world.steps.place import PLACING
from warren.games.small_world.steps.redeploy import RETREATING
from warren.games.small_world.steps.step import Step
from warren.games.small_world.terms import DECLINED, NONE, SLOTS
from warren.games.small_world.underground.day import altar_concerns, begin_deep, collect, drink
from warren.games.small_world.underground.depths import forget_vengeance

BEGIN: Final = 0
IN_DECLINE: Final = 1
ACTIVE_RACE: Final = 2
COINS: Final = 3
AFTER_COINS: Final = 4
RETREATS: Final = 5
END: Final = 6
DAWN: Final = 7
DUSK: Final = 8
ALTAR: Final = 9


class Turn(Step):
    """Pushes one step after the other; it decides nothing itself."""

    def resume(self, state: State) -> bool:
        """On to the next stage in which something is decided, or to the end of the game."""
        while frames.depth(state) == 1 and frames.step(state) == frames.TURN:
            self.go_on(state, frames.stage(state))
        return False

    def go_on(self, state: State, stage: i64) -> None:
        if stage == BEGIN:
            self.begin(state)
        elif stage == IN_DECLINE:
            frames.set_stage(state, ACTIVE_RACE)
            self.expand_in_decline(state)
        elif stage == ACTIVE_RACE:
            frames.set_stage(state, DUSK if state.table.deep else COINS)
            frames.push(state, frames.EXPAND, state.active_tribe(state.turn()), 0)
        elif stage == COINS:
            pay_income(state, state.turn())
            if state.table.deep:
                collect(state, state.turn())
            frames.set_stage(state, AFTER_COINS)
        elif stage == AFTER_COINS:
            frames.set_stage(state, ALTAR if state.table.deep else RETREATS)
            self.offer_after_coins(state)
        elif stage == RETREATS:
            self.retreat(state)
        elif stage == END:
            self.end(state)
        else:
            self.resume_deep(state, stage)

    def resume_deep(self, state: State, stage: i64) -> None:
        """The moments that Underground adds.  [SU-TURN-3] [SU-TURN-9] [SU-TURN-11]"""
        tribe = state.active_tribe(state.turn())
        if stage == DAWN:
            frames.set_stage(state, IN_DECLINE)
            drink(state, tribe)
            frames.push(state, frames.DAWN, tribe, 0)
        elif stage == DUSK:
            frames.set_stage(state, COINS)
            frames.push(state, frames.DUSK, tribe, 0)
        else:
            frames.set_stage(state, RETREATS)
            if tribe != NONE and channels.offers(state, tribe) & OFFER_VENGEANCE:
                forget_vengeance(state)
            if altar_concerns(state):
                frames.push(state, frames.ALTAR, 0, 0)

    def begin(self, state: State) -> None:
        numbers = state.numbers
        seat = state.turn()
        if state.effects is not None:
            state.emit("turn-began", {"seat": int(seat), "round": int(numbers[ROUND])})
        for fact in range(i64(FRESH), i64(ROLLED + 1)):
            numbers[fact] = 0
        if state.ally(seat) != NONE:
            if state.effects is not None:
                state.emit("peace-ended", {"seat": int(seat), "ally": int(state.ally(seat))})
            state.numbers[seat * SEAT_SIZE + ALLY] = NONE
        if state.table.deep:
            begin_deep(state)
        frames.set_stage(state, DAWN if state.table.deep else IN_DECLINE)
        if state.active_tribe(seat) == NONE:
            numbers[UNDECIDED] = 0
            frames.push(state, frames.PICK, 0, 0)
        else:
            numbers[UNDECIDED] = 1

    def expand_in_decline(self, state: State) -> None:
        """Races that conquer in decline go before the active one.  [SW-TURN-4]"""
        for slot in range(i64(SLOTS)):
            tribe = state.turn() * SLOTS + slot
            if state.status(tribe) == DECLINED and state.race(tribe).keeps_tokens_in_decline():
                frames.push(state, frames.EXPAND, tribe, 0)

    def offer_after_coins(self, state: State) -> None:
        """A Stout race may decline, a Diplomat may name an ally.  [SW-TURN-11]"""
        tribe = state.active_tribe(state.turn())
        offers = channels.offers(state, tribe) if tribe != NONE else i64(0)
        if offers:
            frames.push(state, frames.AFTERMATH, tribe, offers)

    def retreat(self, state: State) -> None:
        """Players who lost regions redeploy, clockwise from the left.  [SW-LOS-6]"""
        players = state.table.players
        for step in range(players):
            seat = (state.turn() + 1 + step) % players
            for slot in range(i64(SLOTS)):
                tribe = seat * SLOTS + slot
                if (state.numbers[LOSERS] >> tribe) & 1:
                    state.numbers[LOSERS] &= ~bit(tribe)
                    self.push_retreat(state, tribe)
                    return
        frames.set_stage(state, END)

    def push_retreat(self, state: State, tribe: i64) -> None:
        if state.is_active(tribe) and channels.offers(state, tribe) & OFFER_ENCAMPMENTS:
            frames.push(state, frames.PLACE, tribe, ENCAMPMENT + PLACING)
        frames.push(state, frames.REDEPLOY, tribe, RETREATING)

    def end(self, state: State) -> None:
        """The next seat; a new round when the first player's turn comes again.  [SW-TRN-4]"""
        numbers = state.numbers
        numbers[TURN] = (numbers[TURN] + 1) % state.table.players
        frames.set_stage(state, BEGIN)
        if numbers[TURN] != numbers[FIRST]:
            return
        if numbers[ROUND] == state.table.board.rounds:
            frames.pop(state)
            frames.push(state, frames.OVER, 0, 0)
            if state.effects is not None:
                state.emit("game-ended", {})
            return
        numbers[ROUND] += 1
        if state.effects is not None:
            state.emit("round-began", {"round": int(numbers[ROUND])})
