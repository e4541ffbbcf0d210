"""What a new round shows: monsters, rooms, the next event, the next adventurers.  [DL-NEW-5]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.games.dungeon_lords import arrivals, frames
from warren.games.dungeon_lords.actions import (
    C_ADVENTURER,
    C_BOARD,
    C_EVENT,
    C_MONSTER,
    C_ROOM,
    C_TILE,
)
from warren.games.dungeon_lords.calendar import unseen_events
from warren.games.dungeon_lords.counts import MONSTER_COUNTS
from warren.games.dungeon_lords.layout import (
    BOARD_NEXT,
    BOARD_NOW,
    BOARDS_LEFT,
    BOARDS_USED,
    CARD,
    CARD_NEXT,
    DISPLAY,
    DISPLAY_SIZE,
    EVENTS_SEEN,
    HERE,
    IN_STACK,
    MONSTER_STACK,
    ON_DISPLAY,
    PARTY,
    PARTY_SIZE,
    ROOM_AT,
    ROUND,
    STACK,
    TILE_NEXT,
    TILE_NOW,
    TILES_SEEN,
)
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import ChanceStep
from warren.games.dungeon_lords.steps.traps import drawing
from warren.games.dungeon_lords.terms import (
    BUY_TRAPS,
    NONE,
    OPPORTUNITY_IDS,
    SPECIAL,
    TILE_IDS,
)

BOARD: Final = 0
MONSTERS: Final = 1
ROOMS: Final = 2
TILE: Final = 3
EVENT: Final = 4
PARTIES: Final = 5
EXHIBITS: Final = 6
ROOMS_SHOWN: Final = 2
OPEN_TRAPS: Final = 3
TILE_BITS: Final = 4
TILE_MASK: Final = 15
BOARD_BITS: Final = 4


class Unveil(ChanceStep):
    """The stage says what is turned up."""

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        if stage == BOARD and self.needs_board(state):
            return True
        if stage == MONSTERS and self.free_slot(state) != NONE and state.numbers[MONSTER_STACK]:
            return True
        if stage == ROOMS and self.rooms_shown(state) < ROOMS_SHOWN and self.stacked_rooms(state):
            return True
        last = state.numbers[ROUND] == state.table.variant.seasons
        if stage == TILE and not last and state.numbers[TILE_NEXT] == NONE:
            return True
        if (
            stage == EVENT
            and state.numbers[TILE_NEXT] == SPECIAL
            and state.numbers[CARD_NEXT] == NONE
        ):
            return True
        if stage == PARTIES and not last and arrivals.wanted(state):
            return state.numbers[STACK] != 0 or arrivals.take_under(state)
        return self.go_on(state, stage)

    def go_on(self, state: State, stage: i64) -> bool:
        frames.set_stage(state, stage + 1)
        if stage == BOARD:
            self.event_of_round(state)
        elif stage == PARTIES:
            arrivals.line_up(state)
        elif stage >= EXHIBITS:
            frames.pop(state)
            if state.numbers[BOARD_NOW] == BUY_TRAPS:
                frames.push(state, frames.DRAW_TRAPS, NONE, drawing(OPEN_TRAPS, 0))
        return False

    def event_of_round(self, state: State) -> None:
        """The tile, its card and the adventurers shown a round ago are those of this round."""
        state.numbers[TILE_NOW] = state.numbers[TILE_NEXT]
        state.numbers[TILE_NEXT] = NONE
        state.numbers[CARD] = state.numbers[CARD_NEXT]
        state.numbers[CARD_NEXT] = NONE
        for place in range(i64(PARTY_SIZE)):
            state.numbers[HERE + place] = state.numbers[PARTY + place]
            state.numbers[PARTY + place] = NONE

    def needs_board(self, state: State) -> bool:
        """The board shown a round ago is laid out, and the next one is turned up.

        [DF-OPP-2] [DF-OPP-3] [DF-OPP-4] [DF-OPP-5]
        """
        if not state.table.variant.opportunities:
            return False
        numbers = state.numbers
        season = numbers[ROUND]
        laid = i64(0)
        used = numbers[BOARDS_USED]
        while used:
            laid += 1
            used >>= BOARD_BITS
        if season > 1 and laid < season - 1:
            numbers[BOARD_NOW] = numbers[BOARD_NEXT]
            numbers[BOARD_NEXT] = NONE
            numbers[BOARDS_USED] |= (numbers[BOARD_NOW] + 1) << (laid * BOARD_BITS)
            board = OPPORTUNITY_IDS[numbers[BOARD_NOW]]
            if state.effects is not None:
                state.emit("board-laid", {"opportunity": board})
        return season < state.table.variant.seasons and numbers[BOARD_NEXT] == NONE

    def free_slot(self, state: State) -> i64:
        for slot in range(i64(DISPLAY_SIZE)):
            if state.numbers[DISPLAY + slot] == NONE:
                return slot
        return NONE

    def rooms_shown(self, state: State) -> i64:
        found = i64(0)
        for room in range(state.table.rooms):
            if state.numbers[ROOM_AT + room] == ON_DISPLAY:
                found += 1
        return found

    def stacked_rooms(self, state: State) -> i64:
        """Rooms in the stack of this year, as a mask."""
        found = i64(0)
        for room in range(state.table.rooms):
            if state.numbers[ROOM_AT + room] == IN_STACK:
                found |= bit(room)
        return found

    def tiles_left(self, state: State, tile: i64) -> i64:
        total = state.table.variant.specials if tile == SPECIAL else i64(1)
        return total - ((state.numbers[TILES_SEEN] >> (tile * TILE_BITS)) & TILE_MASK)

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        stage = frames.stage(state)
        codes = roomy()
        if stage == BOARD:
            return self.listed(C_BOARD, state.numbers[BOARDS_LEFT], codes)
        if stage == ROOMS:
            return self.listed(C_ROOM, self.stacked_rooms(state), codes)
        if stage == EVENT:
            return self.listed(C_EVENT, unseen_events(state), codes)
        if stage == PARTIES:
            return self.listed(C_ADVENTURER, state.numbers[STACK], codes)
        if stage == MONSTERS:
            for kind in range(state.table.monsters):
                if MONSTER_COUNTS.of(state.numbers[MONSTER_STACK], kind):
                    codes = append(codes, self.space.code(C_MONSTER, kind))
            return codes
        for tile in range(i64(len(TILE_IDS))):
            if self.tiles_left(state, tile):
                codes = append(codes, self.space.code(C_TILE, tile))
        return codes

    def weight(self, state: State, code: i64) -> i64:
        stage = frames.stage(state)
        argument = self.space.argument(code)
        if stage == MONSTERS:
            return MONSTER_COUNTS.of(state.numbers[MONSTER_STACK], argument)
        return self.tiles_left(state, argument) if stage == TILE else i64(1)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        numbers = state.numbers
        if block == C_BOARD:
            numbers[BOARDS_LEFT] &= ~bit(argument)
            numbers[BOARD_NEXT] = argument
            if state.effects is not None:
                state.emit("board-shown", {"opportunity": OPPORTUNITY_IDS[argument]})
        elif block == C_MONSTER:
            numbers[MONSTER_STACK] -= MONSTER_COUNTS.one(argument)
            numbers[DISPLAY + self.free_slot(state)] = argument
            if state.effects is not None:
                state.emit("monster-shown", {"monster": state.monster(argument).id})
        elif block == C_ROOM:
            numbers[ROOM_AT + argument] = ON_DISPLAY
            if state.effects is not None:
                state.emit("room-shown", {"room": state.room(argument).id})
        elif block == C_TILE:
            numbers[TILE_NEXT] = argument
            numbers[TILES_SEEN] += bit(argument * TILE_BITS)
            if state.effects is not None:
                state.emit("tile-shown", {"tile": TILE_IDS[argument]})
        elif block == C_EVENT:
            numbers[CARD_NEXT] = argument
            numbers[EVENTS_SEEN] |= bit(argument)
            if state.effects is not None:
                state.emit("event-shown", {"event": state.table.deck.events[argument].id})
        else:
            numbers[STACK] &= ~bit(argument)
            arrivals.show(state, argument)
