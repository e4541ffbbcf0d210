"""What a seat of Heroes of Dark Lands has, and may still take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core import evaluation, state
from warren.core.evaluation import share_of
from warren.core.state import MOST_SEATS
from warren.games.heroes import reasons
from warren.games.heroes.card import COMPANIONS, MAGIC
from warren.games.heroes.state import State
from warren.games.heroes.strength import region_reason

CHANCES: Final = [0.7, 0.65, 0.55, 0.3, 0.15, 0.1, 0.07, 0.04, 0.02, 0.01, 0.0]
"""How likely a region falls later, by what it lacks without an attack."""
PACE: Final = 1.3
"""Regions that a seat captures in a turn."""
FORESEEN: Final = 8.0
COMPANION: Final = 0.6
"""What a companion brings in each turn to come."""
FOOTHOLD: Final = 0.8
"""What it is worth to support an open region at all."""
POINT: Final = 0.35
SPELL: Final = 1.5
NEAR: Final = 5.0
FAR: Final = 1.4


class HeroesEvaluation(evaluation.Evaluation):
    """Coins, the regions that may fall, companions and cards, by the turns that are left."""

    def worth(self, state: state.State, seat: int) -> float:
        assert isinstance(state, State)
        turns = turns_left(state)
        own = expected(state, i64(seat), turns)
        best = -1000.0
        for other in range(state.table.players):
            if other != seat:
                best = max(best, expected(state, other, turns))
        return share_of((own - best) / (NEAR + FAR * turns))

    def moment(self, state: state.State) -> int:
        assert isinstance(state, State)
        return int(state.round_now() * MOST_SEATS + state.turn())

    def horizon(self) -> int:
        """Others draw cards that nobody knows before they answer."""
        return 1


def turns_left(state: State) -> float:
    """How many more turns a seat may expect."""
    free = i64(0)
    for region in range(state.table.board.size):
        if state.owner_of(region) is None:
            free += 1
    return float(free) / (float(state.table.players) * PACE)


def expected(state: State, seat: i64, turns: float) -> float:
    """The coins that a seat may have at the end, as games of the greedy bot went."""
    total = float(state.coins(seat))
    for region in range(state.table.board.size):
        if region_reason(state, seat, region) == reasons.ALLOWED:
            support = state.support_for(seat, region)
            if support:
                level = i64(state.level_of(region))
                gap = min(max(level - support, i64(0)), i64(len(CHANCES)) - 1)
                far = min(level, i64(len(CHANCES)) - 1)
                total += FOOTHOLD + float(level) * (CHANCES[gap] - CHANCES[far])
    companions = i64(0)
    for kind in range(i64(len(COMPANIONS))):
        companions += state.ready(seat, kind) + state.spent(seat, kind)
    total += COMPANION * min(turns, FORESEEN) * float(companions)
    return total + min(1.0, turns / 3.0) * _hand(state, seat)


def _hand(state: State, seat: i64) -> float:
    total = 0.0
    for number in range(state.table.deck_width):
        count = state.in_hand(seat, number)
        if count:
            card = state.table.cards[number]
            if card.kind == MAGIC:
                total += SPELL * float(count)
            else:
                total += POINT * float(card.attack + card.support) * float(count)
    return total
