"""The event of the round, player after player in turn order.  [DL-EVT-1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.core.state import alone
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.actions import DONE, PET
from warren.games.dungeon_lords.affairs.affair import Affair
from warren.games.dungeon_lords.affairs.catalogue import special_affairs, tile_affairs
from warren.games.dungeon_lords.layout import CARD, TILE_NOW
from warren.games.dungeon_lords.pets import building as pets
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import NONE, SPECIAL, TILE_IDS

STRIKING: Final = 0
WINDOW: Final = 1
ASKING: Final = 2
AFTER: Final = 3


def affair_now(state: State, tiles: list[Affair], cards: list[Affair]) -> Affair:
    tile = state.numbers[TILE_NOW]
    return cards[state.numbers[CARD]] if tile == SPECIAL else tiles[tile]


class Event(Step):
    """The subject is a place in turn order. Who has face-down pets is asked before.  [DF-PET-10]"""

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space)
        self.tiles: Final = tile_affairs(space)
        self.cards: Final = special_affairs(space)

    def resume(self, state: State) -> bool:
        stage = frames.stage(state)
        place = frames.subject(state)
        if stage == STRIKING:
            self.tell(state)
            frames.set_stage(state, WINDOW)
            affair_now(state, self.tiles, self.cards).strike(state)
            return False
        if place == state.table.players:
            if state.numbers[TILE_NOW] == SPECIAL:
                state.numbers[CARD] = NONE
            frames.pop(state)
            return False
        seat = state.seat_at(place)
        if stage == WINDOW:
            if state.pets_held(seat):
                return True
            frames.set_stage(state, ASKING)
        elif stage == ASKING:
            frames.set_stage(state, AFTER)
            frames.push(state, frames.AFFAIR, seat, NONE)
        else:
            frames.set_stage(state, WINDOW)
            frames.set_subject(state, place + 1)
        return False

    def tell(self, state: State) -> None:
        args: Args = {"tile": TILE_IDS[state.numbers[TILE_NOW]]}
        if state.numbers[TILE_NOW] == SPECIAL:
            args["event"] = state.table.deck.events[state.numbers[CARD]].id
        if state.effects is not None:
            state.emit("event-began", args)

    def actors(self, state: State) -> tuple[int, ...]:
        return alone(state.seat_at(frames.subject(state)))

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        codes = append(roomy(), self.space.code(DONE, 0))
        return pets.listed(self.space, state, seat, pets.BUILDING, codes)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        if block == DONE:
            frames.set_stage(state, ASKING)
        else:
            pets.use(state, seat, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return reasons.NO_SUCH_PET if block == PET else reasons.NOT_NOW


class RunAffair(Step):
    """What the event asks one seat; a stage of NONE has not begun."""

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space)
        self.tiles: Final = tile_affairs(space)
        self.cards: Final = special_affairs(space)

    def affair(self, state: State) -> Affair:
        return affair_now(state, self.tiles, self.cards)

    def resume(self, state: State) -> bool:
        seat = frames.subject(state)
        if frames.stage(state) == NONE:
            at = frames.depth(state)
            frames.set_stage(state, 0)
            if self.affair(state).begin(state, seat) and frames.depth(state) == at:
                return True
            if frames.depth(state) > at:
                return False
        elif self.affair(state).is_open(state, seat):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        return self.affair(state).list_codes(state, seat)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        self.affair(state).perform(state, seat, block, argument)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        return self.affair(state).reason(state, seat, block, argument)
