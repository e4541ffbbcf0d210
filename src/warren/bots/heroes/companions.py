"""Which companions join, and when one more is worth its coins."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from warren.bots.heroes.outlook import Outlook, look_at
from warren.bots.heroes.plays import Plays
from warren.games.heroes import phases
from warren.games.heroes.actions import HIRE, RECRUIT
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.state import State
from warren.games.heroes.steps.play import PRICE
from warren.games.heroes.steps.setup import FREE_COMPANIONS

STEPS: Final = 12
KINDS: Final = range(len(COMPANIONS))
SHARES: Final = [0.3, 0.3, 0.4]
"""Which companions the cards of the deck ask for."""
YIELD: Final = 1.0
"""What one more companion of the right kind brings a turn."""
FIT: Final = 0.8


def turn_worth(state: State, seat: int, boldness: float = 1.0) -> float:
    """How good a turn is that begins like this, played by the same eyes."""
    total = 0.0
    for _ in range(STEPS):
        play = Plays(look_at(state, seat, boldness)).best()
        if play is None:
            break
        total += play[0]
        state.apply(seat, play[1])
        if state.is_over() or state.phase() != phases.PLAY:
            break
    return total


def choose_recruit(outlook: Outlook) -> int:
    """The companions that make the best first turn, with and without one more hired."""
    wanted = FREE_COMPANIONS - sum(outlook.companions)
    kinds = [argument for _, block, argument in outlook.blocks() if block == RECRUIT]

    def worth(group: tuple[int, ...]) -> float:
        return turn_worth(outlook.turn_with(group), outlook.seat, outlook.boldness) + fit(
            outlook, group
        )

    best = max(
        combinations_with_replacement(kinds, wanted),
        key=lambda group: worth(group) + max(worth((*group, kind)) for kind in kinds),
    )
    return outlook.code(RECRUIT, best[0])


def fit(outlook: Outlook, more: tuple[int, ...]) -> float:
    """How well the band suits the deck."""
    band = [outlook.companions[kind] + more.count(kind) for kind in KINDS]
    total = sum(band)
    return -FIT * sum(abs(band[kind] - SHARES[kind] * total) for kind in KINDS)


def choose_hire(outlook: Outlook) -> int | None:
    """One more companion, if the turns that are left pay for it."""
    kinds = [argument for _, block, argument in outlook.blocks() if block == HIRE]
    if not kinds:
        return None
    alone = turn_worth(outlook.turn_with(()), outlook.seat, outlook.boldness) + fit(outlook, ())
    best = None
    most = float(PRICE)
    for kind in kinds:
        state = outlook.turn_with((kind,))
        worth = turn_worth(state, outlook.seat, outlook.boldness)
        if not safe(outlook, state):
            continue
        worth += fit(outlook, (kind,)) - alone + YIELD * outlook.turns
        if worth > most:
            best, most = kind, worth
    return None if best is None else outlook.code(HIRE, best)


def safe(outlook: Outlook, state: State) -> bool:
    """Whether the coins for a companion can be earned back before the game may end.

    It ends when all are idle for a round: whoever captures nothing this turn, as the state
    after it tells, pays only if it leads all the same.
    """
    if state.coins(outlook.seat) > outlook.state.coins(outlook.seat):
        return True
    scores = outlook.state.scores()
    own = scores.pop(outlook.seat) - PRICE
    return own > max(scores)
