"""What an estate is worth, in points."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.estate import Estate
from warren.bots.dungeon_lords.powers import room_use
from warren.bots.dungeon_lords.times import Times
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import HIGHEST

LETTER: Final = 3.0
LOST: Final = 2.0
ROOM: Final = 2.0
SPARE: Final = [0.95, 0.9, 0.85, 0.7, 0.55, 0.45]
"""What each more gold or food is worth when nothing asks for it, then the last of these."""
RICHES: Final = 0.12
"""What gold and food are worth when nothing can be bought any more."""
TUNNELS: Final = [1.2, 1.2, 1.1, 1.0, 0.95, 0.9, 0.85, 0.8, 0.6, 0.5, 0.4, 0.3]
TRAPS: Final = [1.3, 1.25, 1.1, 1.0, 0.75, 0.5, 0.3, 0.2]
IMPS: Final = [1.0, 1.0, 1.0, 1.0, 0.95, 0.9, 0.8, 0.7, 0.55, 0.45, 0.35, 0.3]
EVILS: Final = [0.0, 0.0, 0.1, 0.2, 0.35, 0.55, 0.8, 1.1, 1.7, 2.7, 7.0, 7.6, 8.2, 8.8, 9.4, 10.0]
"""What it costs to be so evil."""
TRAINEE: Final = 0.3


def graded(amount: int, steps: list[float]) -> float:
    """The first so many of these numbers, the last one as often as needed."""
    return sum(steps[:amount]) + max(0, amount - len(steps)) * steps[-1]


def goods_worth(amount: int, needed: int, nearness: float, price: float, future: float) -> float:
    """What is needed soon is dear, what is missing counts against it, the rest is spare."""
    kept = min(amount, needed)
    spare = graded(amount - kept, SPARE) * future + (amount - kept) * RICHES
    want = price * nearness
    return kept * max(want, 0.9 * future) - (needed - kept) * want * 0.55 + spare


def evil_worth(evil: float) -> float:
    low = min(int(evil), HIGHEST)
    high = min(low + 1, HIGHEST)
    return -(EVILS[low] + (EVILS[high] - EVILS[low]) * (evil - int(evil)))


def trap_worth(uses: list[float]) -> float:
    ranked = sorted(uses, reverse=True)
    return sum(use * TRAPS[min(at, len(TRAPS) - 1)] for at, use in enumerate(ranked))


def imp_worth(estate: Estate, times: Times) -> float:
    each = 0.5 + 0.28 * min(times.rounds, 9) + 0.4 * times.future
    return each * graded(estate.imps, IMPS) + TRAINEE * estate.trainees


def rooms_worth(estate: Estate, table: Table, rounds: int) -> float:
    kinds = [table.deck.monsters[kind].id for kind in estate.kinds]
    total = 0.0
    for room in estate.rooms:
        total += ROOM + room_use(table.deck.rooms[room], rounds, kinds)
    for room in estate.rented:
        total += room_use(table.deck.rooms[room], min(rounds, 3), kinds)
    return total


def worth(estate: Estate, times: Times, table: Table) -> float:
    """All of it, by what is still to come."""
    due = (estate.tiles + 1) // 2 if times.taxes else 0
    wages = estate.wages
    gold, food = due, 0
    evil = float(estate.evil)
    if times.payday:
        gold += wages.gold
        food += wages.food
        evil += wages.evil * times.payday * 0.7
    nearness = max(times.taxes, times.payday)
    total = goods_worth(estate.gold, gold, nearness, LETTER, times.future)
    total += goods_worth(estate.food, food, times.payday, 2.0, times.future)
    total += evil_worth(evil)
    total += imp_worth(estate, times)
    total += graded(estate.tunnels, TUNNELS) * (0.45 + 0.55 * times.future)
    total += rooms_worth(estate, table, times.rounds)
    total += trap_worth(estate.traps) * (0.3 + 0.7 * times.fights)
    total += estate.strength + estate.pets + estate.extras
    return total - LETTER * estate.letters - LOST * estate.lost
