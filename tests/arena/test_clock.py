"""How long bots think."""

from __future__ import annotations

import time

import pytest

from warren.arena.clock import Clock, LateError, Thinking


def test_decisions_are_counted_by_seat() -> None:
    clock = Clock(2)
    assert clock.timed(1, lambda: 7) == 7
    assert clock.timed(1, lambda: 8) == 8
    assert [seat.decisions for seat in clock.seats] == [0, 2]
    assert 0 < clock.seats[1].slowest <= clock.seats[1].seconds


def test_a_decision_is_broken_off() -> None:
    clock = Clock(1, 0.05)
    with pytest.raises(LateError):
        clock.timed(0, lambda: time.sleep(600) or 1)  # type: ignore[func-returns-value]
    assert clock.timed(0, lambda: 3) == 3
    assert clock.seats[0].decisions == 2


def test_a_bot_that_fails_in_time_fails_as_it_did() -> None:
    with pytest.raises(ZeroDivisionError):
        Clock(1, 5.0).timed(0, lambda: 1 // 0)


def test_times_add_up() -> None:
    total = Thinking(2, 1.0, 0.75)
    total.add(Thinking(2, 3.0, 2.5))
    assert (total.decisions, total.seconds, total.slowest, total.mean()) == (4, 4.0, 2.5, 1.0)
    assert Thinking().mean() == 0.0
