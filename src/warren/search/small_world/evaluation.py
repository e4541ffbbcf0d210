"""What the turns to come bring to a seat of Small World."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core import evaluation, state
from warren.core.evaluation import share_of
from warren.core.numbers import bit_count
from warren.core.state import MOST_SEATS
from warren.games.small_world.effects.army import available
from warren.games.small_world.scoring import income
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS

EARNED: Final = [0.0, 0.97, 1.7, 1.75, 1.65, 1.5, 1.2, 0.9, 0.7, 0.6, 0.5]
"""What a coin of the active race's income brings, by the turns that are left."""
HELD: Final = [0.0, 0.0, 0.0, 0.2, 1.1, 1.9, 2.6, 3.2, 3.2, 2.8, 2.6]
"""The same for a region of the active race."""
TOKEN: Final = [0.0, 0.32, 0.86, 1.2, 1.4, 1.4, 1.35, 1.3, 1.25, 1.25, 1.25]
DECLINED: Final = [0.0, 0.93, 1.65, 2.15, 2.55, 2.8, 3.2, 3.4, 3.2, 2.8, 2.8]
"""The same for a region in decline."""
FREED: Final = [0.0, 7.1, 10.5, 13.0, 17.0, 18.0, 19.0, 19.0, 19.0, 18.0, 18.0]
"""What a seat may expect that is about to pick a race, beside one that has none."""
PLAIN: Final = [0.0, 0.0, 0.5, 3.5, 7.0, 13.5, 20.0, 28.5, 37.5, 49.0, 62.0]
TURN: Final = [0.0, 1.2, 2.5, 3.1, 3.9, 4.3, 4.7, 4.7, 4.8, 3.5, 0.0]
"""What it is worth to be in turn."""
LONGEST: Final = 10
NEAR: Final = 0.6
FAR: Final = 1.3
"""How the worth of a lead shrinks with the turns that are left."""


class SmallWorldEvaluation(evaluation.Evaluation):
    """Coins now, and what regions and tokens bring in the turns that are left."""

    def worth(self, state: state.State, seat: int) -> float:
        assert isinstance(state, State)
        players = state.table.players
        own = i64(seat)
        best = -1.0
        for other in range(players):
            if other != own:
                best = max(best, expected(state, other))
        left = float(turns_left(state, own))
        return share_of((expected(state, own) - best) / (NEAR + FAR * left))

    def moment(self, state: state.State) -> int:
        assert isinstance(state, State)
        return int(state.rounds() * MOST_SEATS + state.turn())


def turns_left(state: State, seat: i64) -> i64:
    """How many more times the seat is paid, the running turn included."""
    players = state.table.players
    first = state.first()
    place = (seat - first + players) % players
    running = (state.turn() - first + players) % players
    left = state.table.board.rounds - i64(state.rounds())
    return left + 1 if place >= running else left


def expected(state: State, seat: i64) -> float:
    """The coins that a seat may have at the end, as games of the greedy bot went."""
    coins = float(state.coins(seat))
    turns = min(turns_left(state, seat), i64(LONGEST))
    if turns <= 0:
        return coins
    active = state.active_tribe(seat)
    faded = 0.0
    for slot in range(i64(SLOTS)):
        tribe = seat * SLOTS + slot
        if tribe != active and state.status(tribe) != FREE:
            faded += float(bit_count(state.held(tribe)))
    total = coins + PLAIN[turns] + DECLINED[turns] * faded
    if seat == state.turn():
        total += TURN[turns]
    if active == NONE:
        return total + FREED[turns]
    total += EARNED[turns] * max(float(income(state, seat, None)) - faded, 0.0)
    total += HELD[turns] * float(bit_count(state.held(active)))
    return total + TOKEN[turns] * float(available(state, active))
