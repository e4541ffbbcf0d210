"""Drawing, exchanging, and the end of a turn.  [HDL-DRW-1] to [HDL-DRW-5] [HDL-RDY-1]"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.heroes import phases, reasons
from warren.games.heroes.actions import CHANCE_CARD, DISCARD, DONE
from warren.games.heroes.effects import (
    age_claims,
    discard_card,
    draw_card,
    ready_companions,
    reshuffle,
)
from warren.games.heroes.layout import (
    ACTIVE,
    AFTER_DRAW,
    DECK,
    DECK_SIZE,
    EXCHANGED,
    FORESIGHT,
    IDLE,
    PANIC,
    PHASE,
    PLACE,
    PLAYED,
    ROUND,
    SEAT_SIZE,
    TO_DRAW,
    TURN,
    TURNS,
)
from warren.games.heroes.layout import DISCARD as DISCARD_PILE
from warren.games.heroes.state import State
from warren.games.heroes.steps.order import seat_at
from warren.games.heroes.steps.step import ChanceStep, Step

PAIR: Final = 2
ROUND_LIMIT: Final = 60
TURNING_ROUND: Final = 2


class Draw(ChanceStep):
    """Card by card; an empty deck is made anew from the discard."""

    def resume(self, state: State) -> bool:
        if state.numbers[TO_DRAW] > 0 and state.numbers[DECK_SIZE] == 0:
            reshuffle_if_possible(state)
        if state.numbers[TO_DRAW] == 0 or state.numbers[DECK_SIZE] == 0:
            state.numbers[TO_DRAW] = 0
            state.numbers[PHASE] = state.numbers[AFTER_DRAW]
            return False
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for card in range(state.table.deck_width):
            if state.in_pile(DECK, card):
                codes = append(codes, self.space.code(CHANCE_CARD, card))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        return state.in_pile(DECK, self.space.argument(code))

    def draw(self, state: State, rng: Random) -> i64:
        """Each card of the deck alike."""
        left = rng.randrange(state.numbers[DECK_SIZE])
        card = i64(0)
        while left >= state.in_pile(DECK, card):
            left -= state.in_pile(DECK, card)
            card += 1
        return self.space.code(CHANCE_CARD, card)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        draw_card(state, state.turn(), argument)
        state.numbers[TO_DRAW] -= 1


def reshuffle_if_possible(state: State) -> None:
    for card in range(state.table.deck_width):
        if state.in_pile(DISCARD_PILE, card):
            reshuffle(state)
            return


class Exchange(Step):
    """Two cards for one, once a turn; then the turn ends."""

    def resume(self, state: State) -> bool:
        if state.numbers[EXCHANGED] < 0:
            self.end_turn(state)
            return False
        if state.numbers[EXCHANGED] == 0 and state.hand_size(state.turn()) < PAIR:
            self.end_turn(state)
            return False
        return True

    def list_codes(self, state: State) -> vec[i64]:
        seat = state.turn()
        even = state.numbers[EXCHANGED] % PAIR == 0
        codes = roomy()
        if not even or state.hand_size(seat) >= PAIR:
            for card in range(state.table.deck_width):
                if state.in_hand(seat, card):
                    codes = append(codes, self.space.code(DISCARD, card))
        if even:
            codes = append(codes, self.space.code(DONE, 0))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        if block == DONE:
            return reasons.ODD_EXCHANGE
        if block != DISCARD:
            return reasons.NOT_NOW
        held = state.in_hand(state.turn(), argument)
        return reasons.ODD_EXCHANGE if held else reasons.NOT_IN_HAND

    def perform(self, state: State, block: i64, argument: i64) -> None:
        if block == DISCARD:
            discard_card(state, state.turn(), argument)
            state.numbers[EXCHANGED] += 1
            return
        state.numbers[TO_DRAW] = state.numbers[EXCHANGED] // PAIR
        state.numbers[EXCHANGED] = -1
        state.numbers[AFTER_DRAW] = phases.EXCHANGE
        state.numbers[PHASE] = phases.DRAW

    def end_turn(self, state: State) -> None:
        """Companions turn up, claims age, and the next player's turn begins."""
        numbers = state.numbers
        seat = state.turn()
        idle = idle_round(state)
        ready_companions(state, seat)
        age_claims(state, seat)
        state.numbers[seat * SEAT_SIZE + IDLE] = 0 if numbers[ACTIVE] else 1
        state.numbers[seat * SEAT_SIZE + TURNS] += 1
        numbers[ACTIVE] = 0
        numbers[PLAYED] = 0
        numbers[PANIC] = 0
        numbers[FORESIGHT] = 0
        numbers[EXCHANGED] = 0
        numbers[PLACE] += 1
        if numbers[PLACE] == state.table.players:
            numbers[PLACE] = 0
            numbers[ROUND] += 1
        if idle or numbers[ROUND] > ROUND_LIMIT:
            numbers[PHASE] = phases.OVER
            if state.effects is not None:
                state.emit("game-ended", {"rule": "HDL-END-2" if idle else "HDL-END-5"})
            return
        numbers[TURN] = seat_at(state)
        numbers[PHASE] = phases.MULLIGAN
        if state.effects is not None:
            state.emit("turn-began", {"seat": int(numbers[TURN]), "round": int(numbers[ROUND])})


def idle_round(state: State) -> bool:
    """If the turn ended now, nobody would have captured or claimed in a whole round.  [HDL-END-2]

    The last turn of every player makes a round, but not while the order is turning round:
    then the second round must be whole.
    """
    numbers = state.numbers
    if numbers[ACTIVE]:
        return False
    if numbers[ROUND] == TURNING_ROUND and numbers[PLACE] < state.table.players - 1:
        return False
    for seat in range(state.table.players):
        if seat != state.turn() and not state.numbers[seat * SEAT_SIZE + IDLE]:
            return False
    return True
