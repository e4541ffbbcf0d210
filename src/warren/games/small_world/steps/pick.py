"""Choosing a combo.  [SW-CMB-1] to [SW-CMB-5]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import roomy
from warren.games.small_world import channels, frames, reasons
from warren.games.small_world.actions import PICK
from warren.games.small_world.block import OFFER_SWAP, OFFER_VOLCANO
from warren.games.small_world.effects.column import take_combo
from warren.games.small_world.layout import COLUMN, COMBO_RACE, COMBO_SIZE
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import Step


class Pick(Step):
    """One of the open combos; each combo above it gets a coin."""

    def resume(self, state: State) -> bool:
        return True

    def list_codes(self, state: State) -> vec[i64]:
        codes = roomy()
        for place in range(state.open_combos()):
            if self.reason(state, PICK, place) == reasons.ALLOWED:
                codes = append(codes, self.space.code(PICK, place))
        return codes

    def reason(self, state: State, block: i64, argument: i64) -> i64:
        if block != PICK:
            return reasons.PICK_FIRST
        if argument >= state.open_combos():
            return reasons.NO_COMBO
        if state.coins(state.turn()) < argument:
            return reasons.CANNOT_PAY
        return reasons.ALLOWED

    def perform(self, state: State, block: i64, argument: i64) -> None:
        frames.pop(state)
        race = state.table.races[state.numbers[COLUMN + argument * COMBO_SIZE + COMBO_RACE]]
        if race.offers() & OFFER_SWAP and state.open_combos() > 1:
            frames.push(state, frames.SWAP, 0, argument)
        else:
            take(state, argument)


def take(state: State, place: i64) -> None:
    """The seat whose turn it is takes the combo; Flames then place the Volcano."""
    take_combo(state, state.turn(), place)
    tribe = state.active_tribe(state.turn())
    if channels.offers(state, tribe) & OFFER_VOLCANO:
        frames.push(state, frames.ERUPTION, tribe, 0)
