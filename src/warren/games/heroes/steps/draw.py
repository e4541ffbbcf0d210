"""Drawing, exchanging, and the end of a turn.  [HDL-DRW-1] to [HDL-DRW-5] [HDL-RDY-1]"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

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
        if state.world[TO_DRAW] > 0 and state.world[DECK_SIZE] == 0:
            reshuffle_if_possible(state)
        if state.world[TO_DRAW] == 0 or state.world[DECK_SIZE] == 0:
            state.world[TO_DRAW] = 0
            state.world[PHASE] = state.world[AFTER_DRAW]
            return False
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = vec[i64]()
        for card in range(state.table.deck_width):
            if state.in_pile(DECK, card):
                codes = append(codes, self.space.code(CHANCE_CARD, card))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        return state.in_pile(DECK, self.space.argument(code))

    def draw(self, state: State, rng: Random) -> i64:
        """Each card of the deck alike."""
        piles = state.piles
        width = state.table.deck_width
        total = i64(0)
        for at in range(DECK * width, DECK * width + width):
            total += piles[at]
        left = rng.randrange(total)
        card = i64(0)
        while left >= piles[DECK * width + card]:
            left -= piles[DECK * width + card]
            card += 1
        return self.space.code(CHANCE_CARD, card)

    def perform(self, state: State, block: i64, argument: i64) -> None:
        draw_card(state, state.turn(), argument)
        state.world[TO_DRAW] -= 1


def reshuffle_if_possible(state: State) -> None:
    for card in range(state.table.deck_width):
        if state.in_pile(DISCARD_PILE, card):
            reshuffle(state)
            return


class Exchange(Step):
    """Two cards for one, once a turn; then the turn ends."""

    def resume(self, state: State) -> bool:
        if state.world[EXCHANGED] < 0:
            self.end_turn(state)
            return False
        if state.world[EXCHANGED] == 0 and state.hand_size(state.turn()) < PAIR:
            self.end_turn(state)
            return False
        return True

    def list_codes(self, state: State) -> vec[i64]:
        seat = state.turn()
        even = state.world[EXCHANGED] % PAIR == 0
        codes = vec[i64]()
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
            state.world[EXCHANGED] += 1
            return
        state.world[TO_DRAW] = state.world[EXCHANGED] // PAIR
        state.world[EXCHANGED] = -1
        state.world[AFTER_DRAW] = phases.EXCHANGE
        state.world[PHASE] = phases.DRAW

    def end_turn(self, state: State) -> None:
        """Companions turn up, claims age, and the next player's turn begins."""
        world = state.world
        seat = state.turn()
        idle = idle_round(state)
        ready_companions(state, seat)
        age_claims(state, seat)
        state.seats[seat * SEAT_SIZE + IDLE] = 0 if world[ACTIVE] else 1
        state.seats[seat * SEAT_SIZE + TURNS] += 1
        world[ACTIVE] = 0
        world[PLAYED] = 0
        world[PANIC] = 0
        world[FORESIGHT] = 0
        world[EXCHANGED] = 0
        world[PLACE] += 1
        if world[PLACE] == state.table.players:
            world[PLACE] = 0
            world[ROUND] += 1
        if idle or world[ROUND] > ROUND_LIMIT:
            world[PHASE] = phases.OVER
            if state.effects is not None:
                state.emit("game-ended", {"rule": "HDL-END-2" if idle else "HDL-END-5"})
            return
        world[TURN] = seat_at(state)
        world[PHASE] = phases.MULLIGAN
        if state.effects is not None:
            state.emit("turn-began", {"seat": int(world[TURN]), "round": int(world[ROUND])})


def idle_round(state: State) -> bool:
    """If the turn ended now, nobody would have captured or claimed in a whole round.  [HDL-END-2]

    The last turn of every player makes a round, but not while the order is turning round:
    then the second round must be whole.
    """
    world = state.world
    if world[ACTIVE]:
        return False
    if world[ROUND] == TURNING_ROUND and world[PLACE] < state.table.players - 1:
        return False
    for seat in range(state.table.players):
        if seat != state.turn() and not state.seats[seat * SEAT_SIZE + IDLE]:
            return False
    return True
