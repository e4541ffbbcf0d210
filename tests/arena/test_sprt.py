"""When the order is certain."""

from __future__ import annotations

from random import Random

import pytest

from warren.arena.sprt import BETTER, EQUAL, FEWEST, OPEN, WORSE, verdict


def series(share: float, deals: int, seed: int) -> list[float]:
    """Deals of two games each."""
    rng = Random(seed)
    return [sum(rng.random() < share for _ in range(2)) / 2 for _ in range(deals)]


def test_a_few_deals_tell_nothing() -> None:
    assert verdict([1.0] * (FEWEST - 1)) == OPEN
    assert verdict([1.0] * 20) == BETTER
    assert verdict([0.0] * 20) == WORSE


@pytest.mark.parametrize("seed", range(4))
def test_clear_differences_are_found(seed: int) -> None:
    assert verdict(series(0.7, 400, seed)) == BETTER
    assert verdict(series(0.3, 400, seed)) == WORSE


def test_equal_bots_are_equal_in_the_end() -> None:
    assert verdict([0.0, 1.0] * 1000) == EQUAL
    assert verdict([0.0, 1.0] * 20) == OPEN


def test_equal_bots_are_seldom_taken_for_unequal() -> None:
    wrong = 0
    for seed in range(100):
        points = series(0.5, 300, seed)
        for count in range(FEWEST, 301):
            found = verdict(points[:count])
            if found != OPEN:
                wrong += found != EQUAL
                break
    assert wrong <= 20
