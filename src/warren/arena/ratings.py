"""How strong bots are, from who beat whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import log10
from random import Random
from typing import Final

from warren.arena.rows import Row

MIDDLE: Final = 1500.0
SCALE: Final = 400.0
ROUNDS: Final = 60
SAMPLES: Final = 200
PRIOR: Final = 1.0
"""Every bot is thought to have won once against every other; it keeps ratings finite."""

Duel = tuple[int, int, float]
"""Two bots and the points of the first, from 0 to 1."""
Table = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Elo by the model of Bradley and Terry with its 95 % interval; openskill where it is there."""

    elo: float
    interval: tuple[float, float]
    mu: float | None
    sigma: float | None


def duels(row: Row) -> list[Duel]:
    """A game as games of two: between all who sat at the table."""
    found: list[Duel] = []
    for seat, bot in enumerate(row.bots):
        for other in range(seat + 1, len(row.bots)):
            if bot != row.bots[other]:
                share = 0.5 + (row.wins[seat] - row.wins[other]) / 2
                found.append((bot, row.bots[other], round(2 * share) / 2))
    return found


def table_of(count: int, found: Sequence[Duel]) -> Table:
    """How many points every bot has from every other, with PRIOR beforehand."""
    points = [[PRIOR] * count for _ in range(count)]
    for one, other, share in found:
        points[one][other] += share
        points[other][one] += 1 - share
    return points


def elos(points: Table) -> list[float]:
    """Ratings that make what happened likeliest; their mean is MIDDLE."""
    count = len(points)
    strength = [1.0] * count
    for _ in range(ROUNDS):
        for one in range(count):
            others = [other for other in range(count) if other != one]
            games = sum(
                (points[one][other] + points[other][one]) / (strength[one] + strength[other])
                for other in others
            )
            strength[one] = sum(points[one][other] for other in others) / games
    levels = [SCALE * log10(value) for value in strength]
    mean = sum(levels) / count
    return [MIDDLE + level - mean for level in levels]


def drawn(points: Table, rng: Random) -> Table:
    """Points as they might be: the share of every two bots by what is known of it."""
    count = len(points)
    made = [[0.0] * count for _ in range(count)]
    for one in range(count):
        for other in range(one + 1, count):
            mine, theirs = points[one][other], points[other][one]
            share = rng.betavariate(mine, theirs)
            made[one][other] = share * (mine + theirs)
            made[other][one] = (1 - share) * (mine + theirs)
    return made


def ratings(count: int, rows: Sequence[Row]) -> list[Rating]:
    """All bots, with intervals from ratings as they might be."""
    points = table_of(count, [duel for row in rows for duel in duels(row)])
    best = elos(points)
    rng = Random(len(rows))
    samples = [elos(drawn(points, rng)) for _ in range(SAMPLES)]
    skills = openskill(rows, count)
    made: list[Rating] = []
    for bot in range(count):
        levels = sorted(sample[bot] for sample in samples)
        low, high = levels[round(0.025 * (SAMPLES - 1))], levels[round(0.975 * (SAMPLES - 1))]
        span = (min(low, best[bot]), max(high, best[bot]))
        made.append(Rating(best[bot], span, *(skills[bot] if skills else (None, None))))
    return made


def openskill(rows: Sequence[Row], count: int) -> list[tuple[float, float]] | None:
    """The ratings of openskill (Plackett-Luce) in the order of the games; None without it."""
    if find_spec("openskill") is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = [model.rating() for _ in range(count)]
    for row in rows:
        if len(set(row.bots)) < len(row.bots):
            continue
        ranks = [-share for share in row.wins]
        rated = model.rate([[skills[bot]] for bot in row.bots], ranks=ranks)
        for bot, team in zip(row.bots, rated, strict=True):
            skills[bot] = team[0]
    return [(skill.mu, skill.sigma) for skill in skills]
