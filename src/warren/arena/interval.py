"""How sure a share or a mean is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z_95: Final = 1.959964


def wilson(share: float, times: int) -> tuple[float, float]:
    """The 95 % interval of Wilson around a share seen this many times."""
    if times == 0:
        return (0.0, 1.0)
    square = Z_95 * Z_95
    middle = (share + square / (2 * times)) / (1 + square / times)
    spread = Z_95 * sqrt(share * (1 - share) / times + square / (4 * times * times))
    spread /= 1 + square / times
    return (min(share, max(0.0, middle - spread)), max(share, min(1.0, middle + spread)))


def mean_interval(total: int, squares: int, times: int) -> tuple[float, float]:
    """The 95 % interval around the mean of numbers with this sum and this sum of squares."""
    mean = total / times
    if times == 1:
        return (mean, mean)
    variance = max(squares - mean * total, 0.0) / (times - 1)
    spread = Z_95 * sqrt(variance / times)
    return (mean - spread, mean + spread)
