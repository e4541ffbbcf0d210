"""Which choices of Small World deserve a look first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core import evaluation, state
from warren.games.small_world import actions
from warren.games.small_world.effects.army import available
from warren.games.small_world.price import price
from warren.games.small_world.state import State
from warren.games.small_world.terms import NONE
from warren.search.small_world.evaluation import turns_left

HARM: Final = 0.6
"""What it is worth that another loses the region."""
EFFORT: Final = 0.7
EAGER: Final = 4.0
WEARY: Final = 2
WORN: Final = 4
USUAL: Final = 0.5
RARE: Final = 0.03


class SmallWorldPrior(evaluation.Prior):
    """Cheap regions that pay, threatened borders, a decline when a race is spent."""

    def weigh(self, state: state.State, seat: int, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, State)
        own = i64(seat)
        tribe = state.active_tribe(own)
        space = state.procedure.space
        count = i64(len(codes))
        weights = vec[float](capacity=count)
        for i in range(count):
            block = space.block(codes[i])
            argument = space.argument(codes[i])
            weights = append(weights, _weight(state, own, tribe, block, argument))
        return weights


def _weight(state: State, seat: i64, tribe: i64, block: i64, argument: i64) -> float:
    if block == actions.PICK:
        combo = state.combo(argument)
        worth = float(combo.tokens) + 0.7 * float(combo.coins - argument) - 6.0
        return max(worth, 0.3)
    if block == actions.DEPLOY:
        return 0.3 + _threat(state, seat, argument)
    if tribe == NONE:
        return USUAL
    if block == actions.CONQUER:
        return _conquest(state, seat, tribe, argument)
    if actions.CONQUER_DRAGON <= block <= actions.CONQUER_SORCERY:
        return EAGER * 0.5
    if block == actions.CONQUER_DIE:
        return USUAL * _conquest(state, seat, tribe, argument)
    if actions.CONQUER_WISPS <= block <= actions.CONQUER_ORB:
        return EAGER * 0.4
    if block == actions.ROLL:
        return EAGER
    if block in (actions.DECLINE, actions.DECLINE_TOMB, actions.DECLINE_VANISHING):
        return _decline(state, seat, tribe)
    if block in (actions.ABANDON, actions.WITHDRAW, actions.SWAP):
        return RARE
    if block == actions.STOP:
        return 0.1
    return USUAL


def _conquest(state: State, seat: i64, tribe: i64, region: i64) -> float:
    gain = 1.0 + float(state.race(tribe).region_coins(state, tribe, region))
    if state.power_id(tribe) != NONE:
        gain += float(state.power(tribe).region_coins(state, tribe, region))
    holder = state.holder_of(region)
    if holder != NONE:
        gain += HARM if state.owner(holder) != seat else -1.0
    rate = max(gain, 0.1) / (float(price(state, tribe, region, None)) + EFFORT)
    return EAGER * rate * rate


def _decline(state: State, seat: i64, tribe: i64) -> float:
    if turns_left(state, seat) < 3:
        return RARE * 0.2
    left = available(state, tribe)
    if left <= WEARY:
        return 2.0
    return 0.3 if left <= WORN else RARE


def _threat(state: State, seat: i64, region: i64) -> float:
    """How many regions of others lie around, less for tokens that stand here already."""
    around = state.table.board.adjacent[region]
    total = 0.0
    for other in range(state.table.board.size):
        if (around >> other) & 1:
            holder = state.holder_of(other)
            if holder != NONE and state.owner(holder) != seat and state.is_active(holder):
                total += 1.0
    return total / float(state.tokens_on(region) + 1)
