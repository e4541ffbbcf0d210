"""New combos open at the bottom of the column.  [SW-SET-2] [SW-CMB-5] [SW-CMB-6] [SW-CMB-7]"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.numbers import bit_count, bit_index, nth_bit, roomy
from warren.games.small_world import frames
from warren.games.small_world.actions import CHANCE_BADGE, CHANCE_BANNER
from warren.games.small_world.effects.column import (
    next_known_banner,
    open_combo,
    reshuffle_badges,
    take_banner,
)
from warren.games.small_world.layout import (
    BADGES,
    BANNERS,
    DISCARDED,
    LAST_RACE,
)
from warren.games.small_world.state import State
from warren.games.small_world.steps.step import ChanceStep, listed
from warren.games.small_world.terms import NONE


def column_wants_filling(state: State) -> bool:
    numbers = state.numbers
    return (
        numbers[LAST_RACE] == NONE
        and (numbers[BANNERS] != 0 or state.returned_count() > 0)
        and (numbers[BADGES] != 0 or numbers[DISCARDED] != 0)
    )


class Refill(ChanceStep):
    """A banner, then a badge. Its frame's subject is the banner already drawn, or NONE.

    The order of a stack is not fixed before someone draws: an unknown banner is chance, those
    that went back under the stack come in the order in which they went.
    """

    def resume(self, state: State) -> bool:
        if frames.subject(state) == NONE:
            return self.wants_banner(state)
        if state.numbers[BADGES] == 0:
            reshuffle_badges(state)
        badges = state.numbers[BADGES]
        if badges & (badges - 1):
            return True
        self.draw_badge(state, bit_index(badges))
        return False

    def wants_banner(self, state: State) -> bool:
        if not column_wants_filling(state):
            frames.pop(state)
            return False
        unknown = state.numbers[BANNERS]
        if unknown & (unknown - 1):
            return True
        if unknown:
            self.draw_banner(state, bit_index(unknown))
        else:
            frames.set_subject(state, next_known_banner(state))
        return False

    def draw_banner(self, state: State, race: i64) -> None:
        take_banner(state, race)
        frames.set_subject(state, race)

    def draw_badge(self, state: State, power: i64) -> None:
        open_combo(state, frames.subject(state), power)
        frames.set_subject(state, NONE)

    def list_codes(self, state: State) -> vec[i64]:
        if frames.subject(state) == NONE:
            return listed(self.space, CHANCE_BANNER, state.numbers[BANNERS], roomy())
        return listed(self.space, CHANCE_BADGE, state.numbers[BADGES], roomy())

    def draw(self, state: State, rng: Random) -> i64:
        """All of a stack are alike."""
        block = i64(CHANCE_BADGE)
        stack = state.numbers[BADGES]
        if frames.subject(state) == NONE:
            block = CHANCE_BANNER
            stack = state.numbers[BANNERS]
        return self.space.code(block, nth_bit(stack, rng.randrange(bit_count(stack))))

    def perform(self, state: State, block: i64, argument: i64) -> None:
        if block == CHANCE_BANNER:
            self.draw_banner(state, argument)
        else:
            self.draw_badge(state, argument)
