"""What the turns to come bring to a seat of Small World."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core import evaluation, state
from warren.core.evaluation import share_of
from warren.core.numbers import bit_count
from warren.games.small_world.effects.army import available
from warren.games.small_world.scoring import income
from warren.games.small_world.state import State
from warren.games.small_world.terms import FREE, NONE, SLOTS

FADING: Final = 0.85
"""The part of the regions in decline that is still there a turn later."""
KEPT: Final = 0.93
"""The same of what an active race earns, before it conquers anew."""
FRESH: Final = 7.5
"""What a race that is picked later earns in a turn."""
PRICE: Final = 2.6
"""Tokens that a region takes."""
GROWTH: Final = 3.0
"""Hardly any race wins more regions in a turn."""
NEAR: Final = 5.0
FAR: Final = 1.3
"""How the worth of a lead shrinks with the turns that are left."""


class SmallWorldEvaluation(evaluation.Evaluation):
    """Coins now, and those of the turns that are left with the best moment to decline."""

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


def turns_left(state: State, seat: i64) -> i64:
    """How many more times the seat is paid, the running turn included."""
    players = state.table.players
    first = state.first()
    place = (seat - first + players) % players
    running = (state.turn() - first + players) % players
    left = state.table.board.rounds - i64(state.rounds())
    return left + 1 if place >= running else left


def expected(state: State, seat: i64) -> float:
    """The coins that a seat may have at the end."""
    coins = float(state.coins(seat))
    turns = turns_left(state, seat)
    if turns <= 0:
        return coins
    active = state.active_tribe(seat)
    faded = 0.0
    for slot in range(i64(SLOTS)):
        tribe = seat * SLOTS + slot
        if tribe != active and state.status(tribe) != FREE:
            faded += float(bit_count(state.held(tribe)))
    if active == NONE:
        return coins + FRESH * float(turns) + _fading(faded, turns)
    earning = max(float(income(state, seat, None)) - faded, 0.0)
    regions = float(bit_count(state.held(active)))
    growth = min(float(available(state, active)) / PRICE, GROWTH)
    best = -1.0
    total = 0.0
    for turn in range(turns):
        rest = turns - turn - 1
        if rest >= 1:
            declined = total + regions + _fading(regions, rest) + FRESH * float(rest)
            best = max(best, declined)
        earning = earning * KEPT + growth
        regions = regions * KEPT + growth
        growth *= 0.4
        total += earning
    return coins + max(best, total) + _fading(faded, turns)


def _fading(regions: float, turns: i64) -> float:
    """What regions in decline still pay."""
    total = 0.0
    left = regions
    for _ in range(turns):
        left *= FADING
        total += left
    return total
