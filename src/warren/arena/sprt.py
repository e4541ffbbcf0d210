"""When the order of two bots is certain: a sequential test, to be looked at after each deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

BETTER: Final = "better"
WORSE: Final = "worse"
EQUAL: Final = "equal"
OPEN: Final = "open"
FEWEST: Final = 8
EDGE: Final = 0.05
RISK: Final = 0.05


def verdict(points: Sequence[float], edge: float = EDGE, risk: float = RISK) -> str:
    """What the points of one bot against another tell, one number from 0 to 1 for each deal.

    Two tests run side by side: that its share is 0.5 + `edge` rather than 0.5, and that it is
    0.5 - `edge` rather than 0.5. Whoever rejects both is as good as the other within `edge`.
    """
    if len(points) < FEWEST:
        return OPEN
    above, below = ratio(points, edge), ratio(points, -edge)
    bound = log((1 - risk) / risk)
    if above >= bound:
        return BETTER
    if below >= bound:
        return WORSE
    return EQUAL if above <= -bound and below <= -bound else OPEN


def ratio(points: Sequence[float], edge: float) -> float:
    """The logarithm of how much likelier a share of 0.5 + `edge` is than 0.5."""
    count = len(points)
    mean = sum(points) / count
    spread = sum((point - mean) ** 2 for point in points)
    variance = (spread + 0.25) / count
    return count * edge * (mean - 0.5 - edge / 2) / variance
