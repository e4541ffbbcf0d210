"""Minions act, location after location.  [DL-ORD-6] [DL-ORD-7]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit, roomy
from warren.core.refusal import Reason
from warren.core.space import ActionSpace
from warren.games.dungeon_lords import frames, reasons
from warren.games.dungeon_lords.actions import DECLINE, DONE, PET
from warren.games.dungeon_lords.errands.catalogue import at_locations, at_opportunities
from warren.games.dungeon_lords.errands.errand import FINISHED, Errand
from warren.games.dungeon_lords.layout import BOARD_NOW, CHOSEN, SPACE, STRANDED
from warren.games.dungeon_lords.pets import building as pets
from warren.games.dungeon_lords.places import Place, Space
from warren.games.dungeon_lords.position import Args
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.terms import OPPORTUNITY_IDS, ORDER_IDS, ORDERS, SPACES

AFTER: Final = 32
"""The stage of an errand: the place it stands at, then whether it is over, then its mode."""
MODE: Final = 64


def place_now(state: State, location: i64) -> Place:
    """The location, or the opportunity that lies on it this round.  [DF-OPP-3]"""
    if state.numbers[BOARD_NOW] == location:
        return state.table.deck.opportunities[location]
    return state.table.deck.locations[location]


def strand(state: State, seat: i64, location: i64) -> None:
    """A minion that did not act goes to its order card.  [DL-ORD-9]"""
    for number in range(i64(SPACES)):
        if state.get(seat, CHOSEN + number) == location:
            state.put(seat, STRANDED, state.get(seat, STRANDED) | bit(number))
    if state.effects is not None:
        state.emit("minion-stranded", {"seat": int(seat), "order": ORDER_IDS[location]})


def tell_errand(state: State, seat: i64, at: i64) -> None:
    """Where the action that follows is carried out."""
    if state.effects is None:
        return
    location = at // SPACES
    args: Args = {"seat": int(seat), "space": int(at % SPACES) + 1}
    if state.numbers[BOARD_NOW] == location:
        args["opportunity"] = OPPORTUNITY_IDS[location]
    else:
        args["order"] = ORDER_IDS[location]
    state.emit("errand-run", args)


class Errands(Step):
    """The subject counts the spaces in the order in which they act."""

    def resume(self, state: State) -> bool:
        at = frames.subject(state)
        if at >= ORDERS * SPACES:
            frames.pop(state)
            return False
        frames.set_subject(state, at + 1)
        location = at // SPACES
        space = i64(place_now(state, location).order[at % SPACES]) - 1
        minion = state.numbers[SPACE + location * SPACES + space] - 1
        if 0 <= minion < state.table.players:
            frames.push(state, frames.ERRAND, minion, location * SPACES + space)
        return False


class RunErrand(Step):
    """One action, finished with all its choices before the next player decides.  [DL-ORD-15]

    Whoever has face-down pets is asked before and after it, whatever they are.  [DF-PET-10]
    """

    def __init__(self, space: ActionSpace) -> None:
        super().__init__(space)
        self.usual: Final = at_locations(space)
        self.unusual: Final = at_opportunities(space)

    def errand(self, state: State) -> Errand:
        location = frames.stage(state) % AFTER // SPACES
        if state.numbers[BOARD_NOW] == location:
            return self.unusual[location]
        return self.usual[location]

    def deal(self, state: State) -> Space:
        at = frames.stage(state) % AFTER
        return place_now(state, at // SPACES).spaces[at % SPACES]

    def resume(self, state: State) -> bool:
        seat = frames.subject(state)
        stage = frames.stage(state)
        if stage >= MODE:
            if len(self.list_codes(state, seat)):
                return True
            frames.set_stage(state, stage % AFTER + AFTER)
            return False
        if stage < AFTER:
            if state.pets_held(seat) or len(self.list_codes(state, seat)) > 1:
                return True
            strand(state, seat, stage // SPACES)
        elif state.pets_held(seat):
            return True
        frames.pop(state)
        return False

    def list_codes(self, state: State, seat: i64) -> vec[i64]:
        stage = frames.stage(state)
        codes = roomy()
        if stage >= MODE:
            return self.errand(state).more(state, seat, self.deal(state), stage // MODE, codes)
        if stage >= AFTER:
            codes = append(codes, self.space.code(DONE, 0))
        else:
            codes = self.errand(state).options(state, seat, self.deal(state), codes)
            codes = append(codes, self.space.code(DECLINE, 0))
        return pets.listed(self.space, state, seat, pets.BUILDING, codes)

    def perform(self, state: State, seat: i64, block: i64, argument: i64) -> None:
        stage = frames.stage(state)
        at = stage % AFTER
        if block == PET:
            pets.use(state, seat, argument)
        elif block == DECLINE:
            strand(state, seat, at // SPACES)
            frames.set_stage(state, at + AFTER)
        elif block == DONE and stage < MODE:
            frames.pop(state)
        elif block == DONE:
            frames.set_stage(state, at + AFTER)
        else:
            if stage < MODE:
                tell_errand(state, seat, at)
            top = frames.depth(state)
            errand = self.errand(state)
            mode = errand.perform(state, seat, self.deal(state), block, argument)
            later = at + AFTER if mode == FINISHED or stage >= MODE else at + mode * MODE
            frames.set_stage_at(state, top - 1, later)

    def reason(self, state: State, seat: i64, block: i64, argument: i64) -> Reason:
        if block == PET:
            return reasons.NO_SUCH_PET
        errand, deal = self.errand(state), self.deal(state)
        mode = frames.stage(state) // MODE
        if mode:
            return errand.reason_for_more(state, seat, deal, mode, block, argument)
        return errand.reason(state, seat, deal, block, argument)
