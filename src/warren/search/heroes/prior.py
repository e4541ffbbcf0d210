"""Which choices of Heroes of Dark Lands deserve a look first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core import evaluation, state
from warren.games.heroes import actions
from warren.games.heroes.state import State

HIRING: Final = 0.8
MAGIC: Final = 0.5
RARE: Final = 0.05
USUAL: Final = 1.0


class HeroesPrior(evaluation.Prior):
    """High regions first, then support and magic; a turn is ended when little is left to do."""

    def weigh(self, state: state.State, seat: int, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, State)
        space = state.space()
        count = i64(len(codes))
        weights = vec[float](capacity=count)
        for i in range(count):
            block = space.block(codes[i])
            weights = append(weights, _weight(state, block, space.argument(codes[i])))
        return weights


def _weight(state: State, block: i64, argument: i64) -> float:
    size = state.table.board.size
    if block == actions.CAPTURE:
        card = state.table.cards[argument // size]
        level = float(state.level_of(argument % size))
        spent = float(card.warriors + card.craftsmen + card.mages)
        return 0.4 * level * level / (1.0 + 0.3 * spent)
    if block == actions.FORTIFY:
        return 0.25 * float(state.table.cards[argument // size].support)
    if block == actions.HIRE:
        return HIRING
    if actions.ATTACH <= block <= actions.ATTACH_SEAT:
        return 0.15
    if block == actions.CAST or block == actions.CAST_REGION:
        return MAGIC
    if block == actions.CANCEL:
        return RARE
    if block == actions.STOP:
        return 0.3
    return USUAL
