"""On which side of nothing a number lies."""

from __future__ import annotations

import pytest

from warren.lab.estimate import Estimate


@pytest.mark.parametrize(
    ("interval", "verdict"),
    [((0.1, 2.0), "above"), ((-2.0, -0.1), "below"), ((-1.0, 1.0), "level"), (None, "level")],
)
def test_verdicts(interval: tuple[float, float] | None, verdict: str) -> None:
    assert Estimate(0.5, interval).verdict == verdict
