"""Which choices of Dungeon Lords deserve a look first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core import evaluation, state
from warren.games.dungeon_lords import actions
from warren.games.dungeon_lords.state import State

RARE: Final = 0.1
EAGER: Final = 3.0


class DungeonLordsPrior(evaluation.Prior):
    """Whoever has come to do something does it; little is given away."""

    def weigh(self, state: state.State, seat: int, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, State)
        space = state.space()
        count = i64(len(codes))
        weights = vec[float](capacity=count)
        for i in range(count):
            block = space.block(codes[i])
            weights = append(weights, _weight(block, space.argument(codes[i])))
        return weights


def _weight(block: i64, argument: i64) -> float:
    if block == actions.DECLINE or block == actions.DISMISS or block == actions.SUFFER:
        return RARE
    if block == actions.WORK or block == actions.TAX:
        return 0.5 + float(argument)
    if block == actions.ACT or block == actions.PAY or block == actions.HIRE:
        return EAGER
    if block == actions.BUILD or block == actions.LAY or block == actions.SEND:
        return EAGER * 0.6
    if block == actions.DONE or block == actions.READY:
        return 0.4
    if block == actions.PAY_EVIL or block == actions.WITHDRAW_ALL:
        return RARE * 2.0
    return 1.0
