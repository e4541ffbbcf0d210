"""What a dungeon is worth, in points that are there or likely to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core import evaluation, state
from warren.core.evaluation import share_of
from warren.core.numbers import bit_count
from warren.core.state import MOST_SEATS
from warren.games.dungeon_lords import frames, lair, lines
from warren.games.dungeon_lords.battle.outlook import round_of
from warren.games.dungeon_lords.cost import cost_of
from warren.games.dungeon_lords.scoring import lost_tiles, prisoners
from warren.games.dungeon_lords.sight import center, keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIGHEST, NONE, PAYDAY, TAXES

YEARS: Final = 2
LETTER: Final = 3.0
PRISONER: Final = 2.0
ROOM: Final = 3.2
ROOM_ROUND: Final = 0.45
"""What a room brings in each round to come."""
GOODS: Final = [0.95, 0.9, 0.85, 0.7, 0.55, 0.45]
TUNNELS: Final = [1.2, 1.2, 1.1, 1.0, 0.95, 0.9, 0.85, 0.8, 0.6, 0.5, 0.4, 0.3]
IMPS: Final = [1.0, 1.0, 1.0, 1.0, 0.95, 0.9, 0.8, 0.7, 0.55, 0.45, 0.35, 0.3]
TRAPS: Final = [1.3, 1.25, 1.1, 1.0, 0.75, 0.5, 0.3, 0.2]
EVILS: Final = [
    0.0,
    0.0,
    0.1,
    0.2,
    0.35,
    0.55,
    0.8,
    1.1,
    1.7,
    2.7,
    7.0,
    7.6,
    8.2,
    8.8,
    9.4,
    10.0,
]
"""What it costs to be so evil."""
WOUND: Final = 1.6
"""What the wounds of somebody are worth who still stands."""
DEBT: Final = 1.6
"""What it costs that gold or food is missing which will be asked for."""
SPREAD: Final = 5.0
LATE: Final = 0.6


class DungeonLordsEvaluation(evaluation.Evaluation):
    """Goods, dungeon and people of each seat by the rounds that are left."""

    def worth(self, state: state.State, seat: int) -> float:
        assert isinstance(state, State)
        rounds = rounds_left(state)
        own = expected(state, i64(seat), rounds)
        best = -1000.0
        for other in range(state.table.players):
            if other != seat:
                best = max(best, expected(state, other, rounds))
        return share_of((own - best) / (SPREAD + LATE * float(rounds)))

    def moment(self, state: state.State) -> int:
        assert isinstance(state, State)
        fight = int(round_of(state)) + 1 if frames.in_combat(state) else 0
        return state.rounds() * MOST_SEATS + fight

    def horizon(self) -> int:
        """A round holds the orders of everybody and takes ten times as long as a turn elsewhere."""
        return 1


def rounds_left(state: State) -> i64:
    """Whole rounds of building after this one."""
    seasons = i64(state.table.variant.seasons)
    left = i64(0) if frames.in_combat(state) else seasons - state.round_now()
    return left + seasons if state.year() < YEARS else left


def expected(state: State, seat: i64, rounds: i64) -> float:
    future = min(1.0, (float(rounds) + 0.5) / 3.0)
    fights = 0.3 if frames.in_combat(state) and state.year() >= YEARS else 1.0
    gold, food = i64(0), i64(0)
    strength = 0.0
    for tile in keep.monsters(state, int(seat)):
        kind = lair.kind_of(tile)
        cost = cost_of(state, kind, lair.expert_of(tile))
        gold += i64(cost.gold)
        food += i64(cost.food + cost.either)
        power = 0.6 + 0.55 * float(max(state.monster(kind).damage, default=3))
        strength += 1.0 + power * fights * (0.4 if tile & lair.DOWN else 1.0)
    pay = 0.8 if center.is_ahead(state, PAYDAY) else 0.0
    tax = 0.8 if center.is_ahead(state, TAXES) else 0.0
    tiles = bit_count(state.tiles(seat) & ~state.lost(seat))
    due = float(gold) * pay + float((tiles + 1) // 2) * tax
    total = strength
    total += _goods(float(state.gold(seat)), due, future)
    total += _goods(float(state.food(seat)), float(food) * pay, future)
    total -= EVILS[min(max(state.evil(seat), i64(0)), i64(HIGHEST))]
    imp = 0.35 + 0.28 * float(min(rounds, i64(9))) + 0.4 * future
    total += imp * _graded(state.imps(seat), IMPS)
    tunnels = bit_count(state.own_tunnels(seat))
    total += _graded(tunnels, TUNNELS) * (0.45 + 0.55 * future)
    rooms = bit_count(state.halls(seat) & ~state.lost(seat))
    total += float(rooms) * (ROOM + ROOM_ROUND * float(rounds))
    total += _graded(state.traps_held(seat), TRAPS) * (0.3 + 0.7 * fights)
    total += float(state.pets_held(seat)) * 1.3
    total += PRISONER * float(prisoners(state, seat)) + 0.4 * _wounds(state, seat)
    total -= PRISONER * float(lost_tiles(state, seat))
    total -= LETTER * float(keep.letters(state, int(seat)))
    if keep.installed_trap(state, int(seat)) != NONE:
        total += 1.0
    return total


def _goods(amount: float, due: float, future: float) -> float:
    """What is owed is kept for it, the rest can be spent."""
    if amount < due:
        return amount * 0.9 - (due - amount) * DEBT
    return due * 0.9 + _graded(i64(amount - due), GOODS) * future + (amount - due) * 0.12


def _graded(amount: i64, steps: list[float]) -> float:
    """The first so many of these numbers, the last one as often as needed."""
    total = 0.0
    last = i64(len(steps)) - 1
    for at in range(amount):
        total += steps[min(at, last)]
    return total


def _wounds(state: State, seat: i64) -> float:
    total = 0.0
    for place in range(state.line_length(seat)):
        figure = state.line(seat, place)
        points = lines.hit_points(state, figure)
        if points > 0:
            total += WOUND * min(1.0, float(lines.damage_of(figure)) / float(points))
    return total
