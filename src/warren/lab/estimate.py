"""A number and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from warren.lab.interval import Interval

Verdict = Literal["above", "below", "level"]


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % interval, if there are enough games for them."""

    value: float | None
    interval: Interval | None

    @property
    def verdict(self) -> Verdict:
        """On which side of nothing the whole interval lies."""
        if self.interval is None or self.interval[0] <= 0 <= self.interval[1]:
            return "level"
        return "above" if self.interval[0] > 0 else "below"
