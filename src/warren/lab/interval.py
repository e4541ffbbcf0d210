"""How sure means, ratios and their differences are."""

from __future__ import annotations

from math import sqrt
from typing import Final

from warren.arena.interval import Z_95

Interval = tuple[float, float]

# The 97.5 % quantiles of Student's distribution for 1 to 30 degrees of freedom.
STUDENT: Final = (
    *(12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157),
    *(2.228139, 2.200985, 2.178813, 2.160369, 2.144787, 2.131450, 2.119905, 2.109816, 2.100922),
    *(2.093024, 2.085963, 2.079614, 2.073873, 2.068658, 2.063899, 2.059539, 2.055529, 2.051831),
    *(2.048407, 2.045230, 2.042272),
)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution; a series beyond the table."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = Z_95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def mean_range(total: int, squares: int, times: int) -> Interval | None:
    """The 95 % interval of a mean after Student; none for fewer than two numbers."""
    if times < 2:
        return None
    mean = total / times
    variance = max(squares - mean * total, 0.0) / (times - 1)
    spread = student(times - 1) * sqrt(variance / times)
    return (mean - spread, mean + spread)


class Contrast:
    """A ratio on each of two sides, summed game by game, and how they differ.

    What happens in one game hangs together: the count and the sum of both sides are one
    observation, and only games are independent of each other. Whole numbers only, so that
    contrasts add up in any order.
    """

    def __init__(self) -> None:
        self.games = 0
        self.sums: Final = [0] * 4
        self.products: Final = [0] * 16

    def count(self, times: int, value: int, field_times: int, field_value: int) -> None:
        """One more game: how often each side was there, and what it got."""
        row = (times, value, field_times, field_value)
        self.games += 1
        for i, mine in enumerate(row):
            self.sums[i] += mine
            for j, other in enumerate(row):
                self.products[4 * i + j] += mine * other

    def add(self, other: Contrast) -> None:
        self.games += other.games
        for i, value in enumerate(other.sums):
            self.sums[i] += value
        for i, value in enumerate(other.products):
            self.products[i] += value

    def field_ratio(self) -> float | None:
        return self.sums[3] / self.sums[2] if self.sums[2] else None

    def field_range(self) -> Interval | None:
        """The 95 % interval of the field's ratio."""
        ratio = self.field_ratio()
        if ratio is None or self.games < 2:
            return None
        spread = self.spread((0.0, 0.0, -ratio / self.sums[2], 1 / self.sums[2]))
        return (ratio - spread, ratio + spread)

    def difference(self) -> float | None:
        """The ratio of the subject less that of the field."""
        ratio = self.field_ratio()
        if ratio is None or not self.sums[0]:
            return None
        return self.sums[1] / self.sums[0] - ratio

    def difference_range(self) -> Interval | None:
        """The 95 % interval of the difference."""
        middle = self.difference()
        if middle is None or self.games < 2:
            return None
        times, value, field_times, field_value = self.sums
        weights = (
            -value / times**2,
            1 / times,
            field_value / field_times**2,
            -1 / field_times,
        )
        spread = self.spread(weights)
        return (middle - spread, middle + spread)

    def spread(self, weights: tuple[float, float, float, float]) -> float:
        """Half an interval of a linear combination of the sums, over games."""
        square = sum(
            weights[i] * weights[j] * self.products[4 * i + j] for i in range(4) for j in range(4)
        )
        mean = sum(weight * value for weight, value in zip(weights, self.sums, strict=True))
        square = max(square - mean * mean / self.games, 0.0)
        return student(self.games - 1) * sqrt(square * self.games / (self.games - 1))
