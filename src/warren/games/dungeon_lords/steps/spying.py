"""Looking at combat cards that lie face down.  [DL-SPY-1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import bit, roomy
from warren.core.state import CHANCE, alone
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import C_SPELL, MOVE, SPY
from warren.games.dungeon_lords.layout import KNOWN, ROW, TURNED
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.stacks import spell_deck
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE

LOOKS: Final = 7
LOOK: Final = 1
LOOK_AND_MOVE: Final = 9
MOVES: Final = 8
UNSEEN: Final = 16
"""Only at cards that the spy does not know."""
PLACE: Final = 32
"""From here on the place that was chosen, counted from 1."""


def closed_places(state: State) -> i64:
    """The places of the row whose cards lie face down, as a mask."""
    found = i64(0)
    for place in range(state.numbers[TURNED], state.table.variant.fights):
        found |= bit(place)
    return found


def show(state: State, seat: i64, place: i64) -> None:
    """The card stays known to that player.  [DL-INF-4]"""
    card = state.row_card(place)
    state.put(seat, KNOWN, state.get(seat, KNOWN) | bit(place))
    if state.effects is not None:
        state.emit("row-spied", {"seat": int(seat), "place": int(place) + 1})
    if state.effects is not None:
        name = state.table.deck.spells[card].id
        told: Args = {"seat": int(seat), "place": int(place) + 1, "spell": name}
        state.emit("card-seen", told, only(int(seat)), True)


def shift_row(state: State, start: i64, end: i64) -> None:
    """A card is put elsewhere; those between shift by one, and all knowledge with them.

    [DF-MSQ-2] [DF-INF-4]
    """
    step = i64(1) if end > start else i64(-1)
    place = start
    while place != end:
        card = state.numbers[ROW + place]
        state.numbers[ROW + place] = state.numbers[ROW + place + step]
        state.numbers[ROW + place + step] = card
        for seat in range(state.table.players):
            known = state.get(seat, KNOWN)
            here, there = (known >> place) & 1, (known >> (place + step)) & 1
            if here != there:
                state.put(seat, KNOWN, known ^ bit(place) ^ bit(place + step))
        place += step


class Spying(Step):
    """The stage holds the looks left, whether the card may be moved, and the place chosen."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage >= PLACE or (stage & LOOKS and self.places(state)):
            return True
        frames.pop(state)
        return False

    def places(self, state: State) -> i64:
        """Where the spy may look now, as a mask."""
        closed = closed_places(state)
        if frames.stage(state) & UNSEEN:
            return closed & ~state.get(frames.subject(state), KNOWN)
        return closed

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(CHANCE if self.draws(state) else frames.subject(state))

    def draws(self, state: State) -> bool:
        """Whether the card that was chosen has never been looked at."""
        stage = frames.stage(state)
        return stage >= PLACE and state.numbers[ROW + stage // PLACE - 1] == NONE

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        if seat == CHANCE:
            return self.listed(C_SPELL, spell_deck(state), roomy())
        if frames.stage(state) >= PLACE:
            return self.listed(MOVE, closed_places(state), roomy())
        return self.listed(SPY, self.places(state), roomy())

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        stage = frames.stage(state)
        spy = frames.subject(state)
        if block == MOVE:
            start = stage // PLACE - 1
            frames.set_stage(state, 0)
            shift_row(state, start, argument)
            if state.effects is not None:
                told: Args = {"seat": int(spy), "start": int(start) + 1, "end": int(argument) + 1}
                state.emit("card-moved", told)
            return
        place = stage // PLACE - 1
        if block == SPY:
            place = argument
            stage += PLACE * (place + 1)
            frames.set_stage(state, stage)
            if state.numbers[ROW + place] == NONE:
                return
        else:
            state.numbers[ROW + place] = argument
        show(state, spy, place)
        if not stage & MOVES:
            frames.set_stage(state, stage % PLACE - 1)
