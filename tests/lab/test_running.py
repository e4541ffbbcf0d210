"""How much is played."""

from __future__ import annotations

from itertools import count

import pytest

from warren.core.refusal import InputError
from warren.lab import running
from warren.lab.running import Budget


def test_minutes_end_between_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0.0, 20.0)
    monkeypatch.setattr(running.time, "monotonic", lambda: next(clock))
    stretches = list(Budget(minutes=1.0).stretches(2))
    assert stretches == [(0, 10), (10, 20), (20, 30)]
    assert list(Budget(games=15, minutes=9.0).stretches(1)) == [(0, 10), (10, 15)]


def test_what_is_spent() -> None:
    assert Budget(games=10).spent(5, 99.0) == 0.5
    assert Budget(minutes=2.0).spent(0, 30.0) == pytest.approx(0.25)
    assert Budget(games=10, minutes=2.0).spent(9, 60.0) == pytest.approx(0.9)
    assert Budget(minutes=0.5).spent(1, 60.0) == 1.0


@pytest.mark.parametrize(
    ("budget", "message"),
    [
        (Budget(games=0), "error-out-of-range"),
        (Budget(minutes=0.0), "error-lab-minutes"),
        (Budget(minutes=-1.0), "error-lab-minutes"),
        (Budget(minutes=float("nan")), "error-lab-minutes"),
        (Budget(minutes=float("inf")), "error-lab-minutes"),
    ],
)
def test_a_bad_budget_is_refused(budget: Budget, message: str) -> None:
    with pytest.raises(InputError) as caught:
        budget.check()
    assert caught.value.message == message
